import { addDays, dayOf } from "../../kit/time/zone.ts";
import type { RegistrationStatus } from "../account/me-contract.ts";
import { lastDay } from "../event/over.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import type { ProfileState } from "./contract.ts";

/** The photo as it is sent, and the widths in which it is stored. */
export const PHOTO = { maxBytes: 4 * 1024 * 1024, maxPixels: 16_000_000, large: 1024, small: 192 } as const;

/** What two topics are compared by. */
export function topicKey(name: string): string {
	return name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
}

/** How many days after the last one of an event people still see each other's profiles there. */
const DAYS_AFTER = 30;

type Ending = { startsAt: Date; endsAt: Date; timeZone: string };

/** The last day on which profiles are seen at an event, in its zone: "2025-07-07". A meetup ends with its last edition. */
export function lastDayShown(event: Ending): string {
	return addDays(dayOf(lastDay(event), event.timeZone), DAYS_AFTER);
}

/** Whether people still see each other's profiles at an event: whatever finds or shows people asks this. */
export function areProfilesShown(event: Ending, now: Date): boolean {
	return dayOf(now, event.timeZone) <= lastDayShown(event);
}

/**
 * A ticket as far as profiles go; `isVisible` where its holder shows theirs at its event, and profiles are still seen
 * there; `isOver` where the last day of the event has ended: nobody is searched there any more.
 */
export type Standing = {
	eventId: number;
	status: RegistrationStatus;
	matchmaking: PackageIncludes["matchmaking"];
	isVisible: boolean;
	isOver: boolean;
};

/** Whether a profile can be shown at an event, by the tickets for it (spec §6). */
export function profileStateOf(tickets: readonly Pick<Standing, "status" | "matchmaking">[]): ProfileState {
	const standing = tickets.filter(({ status }) => status !== "cancelled");
	const opening = standing.filter(({ matchmaking }) => matchmaking !== "none");
	if (opening.some(({ status }) => status === "confirmed")) return "open";
	if (opening.length > 0) return "unpaid";
	return standing.length > 0 ? "locked" : "noTicket";
}

/** Whether a profile is shown by a ticket: by a confirmed one, whose package opens it, while its holder wants it. */
export function isShown({ status, matchmaking, isVisible }: Omit<Standing, "isOver">): boolean {
	return isVisible && status === "confirmed" && matchmaking !== "none";
}

export type Person = { accountId: string; tickets: readonly Standing[] };

/**
 * What lies between two people: whether the viewer has blocked the other, the events where one of them is banned, where an
 * invitation of the other waits for the viewer, and where they are connected.
 */
export type Between = {
	isBlocked: boolean;
	bannedAt: readonly number[];
	invitedAt: readonly number[];
	metAt: readonly number[];
};

/**
 * Whether somebody sees another's profile: their own always; another's where both show theirs at the same event, and the
 * one who looks has a package to search with (spec §6 "Matchmaking") or an invitation of the other that waits, both until
 * the event is over, or is connected with the other there. A block leaves only that.
 */
export function maySeeProfile(viewer: Person, owner: Person, between: Between): boolean {
	if (viewer.accountId === owner.accountId) return true;
	const shownAt = new Set(owner.tickets.filter(isShown).map(({ eventId }) => eventId));
	for (const eventId of between.bannedAt) shownAt.delete(eventId);
	const isFound = ({ matchmaking, eventId, isOver }: Standing) =>
		!between.isBlocked && !isOver && (matchmaking === "full" || between.invitedAt.includes(eventId));
	const opens = (one: Standing) => isFound(one) || between.metAt.includes(one.eventId);
	return viewer.tickets.some((one) => isShown(one) && opens(one) && shownAt.has(one.eventId));
}
