import * as z from "zod/mini";
import { accountId, defineCall, eventParams } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { profileForm } from "./profile-form.ts";
import { PROFILE_STATES } from "./profile-state.ts";

/** An account id. Only the photo's call accepts another person's. */
export const personParams = z.object({ id: accountId });

/** A topic of conversation, in Polish and English if both are known. */
export const topic = z.object({ name: z.string(), nameEn: z.nullable(z.string()) });
export type Topic = z.output<typeof topic>;

/** A profile as others see it. */
export const shownProfile = z.object({
	firstName: z.string(),
	lastName: z.string(),
	/** "Inżynier danych". */
	headline: z.string(),
	company: z.string(),
	about: z.string(),
	topics: z.array(topic),
	/** Keys of goals. */
	lookingFor: z.array(z.string()),
	lookingForText: z.string(),
	offering: z.array(z.string()),
	offeringText: z.string(),
	/** ISO 639. */
	languages: z.array(z.string()),
	/** Links with https. */
	links: z.array(z.string()),
	photoUrl: z.nullable(z.string()),
});
export type ShownProfile = z.output<typeof shownProfile>;

const ownProfile = z.extend(shownProfile, {
	/** False before the first save, when registration data prefills it. */
	isSaved: z.boolean(),
	/** False without an earlier profile or a ticket that includes one. */
	canSave: z.boolean(),
});
export type OwnProfile = z.output<typeof ownProfile>;

export const profileBody = z.object(profileForm.shape);
export type ProfileBody = z.output<typeof profileBody>;

export const getOwnProfile = defineCall({
	method: "GET",
	path: "/api/User/Profile/:id",
	logIn: "needed",
	tag: "Profile",
	summary: "The caller's public profile, by the account's id. Another person's id answers 404.",
	params: personParams,
	response: ownProfile,
});

export const saveOwnProfile = defineCall({
	method: "POST",
	path: "/api/User/Profile/:id",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "Profile",
	summary:
		"Saves the caller's public profile as a whole. Answers 403 if no ticket includes a profile and none was saved before. Visibility is set for each event separately.",
	params: personParams,
	body: profileBody,
	response: ownProfile,
});

const photo = z.object({ photoUrl: z.nullable(z.string()) });

export const getPhoto = defineCall({
	method: "GET",
	path: "/api/User/Profile/Image/:id",
	logIn: "needed",
	tag: "Profile",
	summary:
		"A person's photo as WebP, 1024 pixels wide, or 192 with `size=small`. For the person and for everyone who may see the profile; others get 404. Browsers cache it for ten minutes, then revalidate it by its ETag.",
	params: personParams,
	query: z.object({
		size: z.optional(z.enum(["small", "large"])),
		v: z.optional(singleLine(40)),
	}),
	response: z.string(),
});

export const savePhoto = defineCall({
	method: "POST",
	path: "/api/User/Profile/Image/:id",
	logIn: "needed",
	limits: [{ max: 30, windowSeconds: 600 }],
	tag: "Profile",
	summary:
		"Replaces the caller's photo. The body is a picture (JPEG, PNG or WebP, at most 4 MB and 16 million pixels). The picture is cropped to a square and re-encoded without the camera's metadata.",
	params: personParams,
	response: photo,
});

export const removePhoto = defineCall({
	method: "DELETE",
	path: "/api/User/Profile/Image/:id",
	logIn: "needed",
	tag: "Profile",
	summary: "Removes the caller's photo. Repeating the call changes nothing.",
	params: personParams,
	body: z.nullish(z.object({})),
	response: photo,
});

const profileAtEvent = z.object({
	state: z.enum(PROFILE_STATES),
	/** Whether others see it there. */
	isVisible: z.boolean(),
	isOver: z.boolean(),
	/** The last visible day, in the event's zone: "2025-07-07". */
	seenUntil: z.string(),
	/** Null without a ticket. */
	packageName: z.nullable(z.string()),
	openedBy: z.array(z.string()),
	/** Tracks and lecture tags, most frequent first. */
	topics: z.array(topic),
});
export type ProfileAtEvent = z.output<typeof profileAtEvent>;

export const getProfileAtEvent = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/profile",
	logIn: "needed",
	tag: "Profile",
	summary: "Whether the caller's profile can be shown at an event, whether it is shown, and the event's topics.",
	params: eventParams,
	response: profileAtEvent,
});

export const showProfileAtEvent = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/profile",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "Profile",
	summary:
		"Shows or hides the caller's profile at an event. Answers 403 without a ticket that includes a profile or later than 30 days after the event, and 409 if no profile is saved. Hiding is always allowed.",
	params: eventParams,
	body: z.object({ isVisible: z.boolean() }),
	response: z.object({ isVisible: z.boolean() }),
});
