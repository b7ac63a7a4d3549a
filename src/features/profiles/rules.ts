import { addDays, dayOf } from "../../kit/time/zone.ts";
import type { RegistrationStatus } from "../account/me-contract.ts";
import { lastDay } from "../event/over.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import type { ProfileState } from "./profile-state.ts";

/** The upload limits, and the stored widths in pixels. */
export const PHOTO = { maxBytes: 4 * 1024 * 1024, maxPixels: 16_000_000, large: 1024, small: 192 } as const;

/** Topics are the same if their keys are equal; case and extra spaces do not count. */
export function topicKey(name: string): string {
	return name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
}

/** How many days after an event's end profiles stay visible there. */
const DAYS_AFTER = 30;

type EventSpan = { startsAt: Date; endsAt: Date; timeZone: string };

/** The last day of visible profiles at an event, in its zone: "2025-07-07". A meetup counts from its last edition. */
export function lastDayShown(event: EventSpan): string {
	return addDays(dayOf(lastDay(event), event.timeZone), DAYS_AFTER);
}

export function areProfilesShown(event: EventSpan, now: Date): boolean {
	return dayOf(now, event.timeZone) <= lastDayShown(event);
}

/**
 * A ticket's facts for profiles. `isVisible`: its holder's profile is visible at the event now. `isOver`: the event's
 * last day has ended, and with it the search for people.
 */
export type ProfileAccess = {
	eventId: number;
	status: RegistrationStatus;
	matchmaking: PackageIncludes["matchmaking"];
	isVisible: boolean;
	isOver: boolean;
};

/** The state of a person's profile at an event, from their tickets there (spec §6). */
export function profileStateOf(tickets: readonly Pick<ProfileAccess, "status" | "matchmaking">[]): ProfileState {
	const standing = tickets.filter(({ status }) => status !== "cancelled");
	const opening = standing.filter(({ matchmaking }) => matchmaking !== "none");
	if (opening.some(({ status }) => status === "confirmed")) return "open";
	if (opening.length > 0) return "unpaid";
	return standing.length > 0 ? "locked" : "noTicket";
}

/** Whether a confirmed ticket includes a profile and its holder shows it. */
export function isShown({ status, matchmaking, isVisible }: Omit<ProfileAccess, "isOver">): boolean {
	return isVisible && status === "confirmed" && matchmaking !== "none";
}

export type Person = { accountId: string; tickets: readonly ProfileAccess[] };

/**
 * Facts between viewer and owner. `isBlocked`: the viewer has blocked the owner. Three lists of events: `bannedAt`: one
 * of the two is banned. `invitedAt`: the owner's invitation is pending. `metAt`: the two are connected.
 */
export type Between = {
	isBlocked: boolean;
	bannedAt: readonly number[];
	invitedAt: readonly number[];
	metAt: readonly number[];
};

/**
 * Whether a viewer sees a profile. Everybody sees their own. Others need both profiles shown at one event and a
 * connection there. Until the event ends, search in the viewer's package (spec §6 "Matchmaking") or the owner's
 * invitation can replace the connection. After a block only connections count.
 */
export function maySeeProfile(viewer: Person, owner: Person, between: Between): boolean {
	if (viewer.accountId === owner.accountId) return true;
	const shownAt = new Set(owner.tickets.filter(isShown).map(({ eventId }) => eventId));
	for (const eventId of between.bannedAt) shownAt.delete(eventId);
	const isFound = ({ matchmaking, eventId, isOver }: ProfileAccess) =>
		!between.isBlocked && !isOver && (matchmaking === "full" || between.invitedAt.includes(eventId));
	const opens = (one: ProfileAccess) => isFound(one) || between.metAt.includes(one.eventId);
	return viewer.tickets.some((one) => isShown(one) && opens(one) && shownAt.has(one.eventId));
}
