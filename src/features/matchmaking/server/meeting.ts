import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import type { Teller } from "../../../kit/live/live.ts";
import { instantOf } from "../../../kit/time/instant.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import { endOfLastDay } from "../../event/last-day.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { type EventRecord, endOfEvent } from "../../event/server/store.ts";
import { areProfilesShown } from "../../profiles/rules.ts";
import { profileOf, standingsOf } from "../../profiles/server/store.ts";
import { type Interests, type MeetingRights, meetingRights, type Pair } from "../rules.ts";
import { meetingRefusals, refusals } from "../texts.ts";
import { isBannedAt } from "./store.ts";

/** What others do when people meet or part; `app/wiring.ts` says who. All of it in the transaction of what happened. */
export type MeetingCommands = {
	/** Somebody was invited, and nobody has answered yet. */
	onInvited(tx: Tx, invited: { eventId: number; invitationId: number; byId: string; invitedId: string }): Promise<void>;
	/** An invitation was answered, or ended by one in return. */
	onAnswered(tx: Tx, answered: { eventId: number; accountId: string; inviterId: string }): Promise<void>;
	/** An invitation was accepted by somebody whom the other has not blocked. */
	onAccepted(tx: Tx, accepted: { eventId: number; byId: string; inviterId: string }): Promise<void>;
	/** An invitation was accepted. */
	onConnected(tx: Tx, connected: Pair & { invitationId: number }): Promise<void>;
	/** One of two who are connected, `unheardId`, was blocked by the other or banned from the event. */
	onSeparated(tx: Tx, separated: Pair & { unheardId: string }): Promise<void>;
	/** One of two who are connected, `heardId`, is blocked by the other no longer. */
	onRejoined(tx: Tx, rejoined: Pair & { heardId: string }): Promise<void>;
	/** Somebody was kept from the people of an event. */
	onBanned(tx: Tx, banned: { eventId: number; accountId: string }): Promise<void>;
	/** Whether somebody keeps order in all rooms of an event. */
	isModerator(db: Database, of: { eventId: number; accountId: string }): Promise<boolean>;
	/** Whether an account is of somebody who is made up for the demonstration. */
	isDemonstration(accountId: string): boolean;
};

export type MeetingDeps = EmailDeps & { db: NodePgDatabase; meetingCommands: MeetingCommands; live: Teller };

/** Whoever asks about the people of an event: what they may, and what of them others are compared by. */
export type Viewer = {
	accountId: string;
	event: EventRecord;
	rights: MeetingRights;
	interests: Interests;
	isOver: boolean;
};

const NO_INTERESTS: Interests = { topics: [], lookingFor: [], offering: [] };

/** When the people of an event can no longer be met. */
export async function endOfMeeting(db: Database, event: EventRecord): Promise<Date> {
	return endOfLastDay({ ...event, endsAt: await endOfEvent(db, event) });
}

export async function viewerAt(
	db: Database,
	{ event, accountId, now }: { event: EventRecord; accountId: string; now: Date },
): Promise<Viewer> {
	const tickets = (await standingsOf(db, accountId, now)).filter((one) => one.eventId === event.id);
	const profile = await profileOf(db, accountId);
	const isBanned = await isBannedAt(db, { accountId, eventId: event.id });
	const isOver = (await endOfMeeting(db, event)) <= now;
	const isPast = !areProfilesShown({ ...event, endsAt: await endOfEvent(db, event) }, now);
	const rights = meetingRights({ tickets, hasProfile: profile !== undefined, isBanned, isOver, isPast });
	return { accountId, event, rights, interests: profile ?? NO_INTERESTS, isOver };
}

/** Throws the 403 of who sees nobody at the event. */
export function refuseUnseen({ rights: { refusal } }: Viewer): void {
	if (refusal) throw new Failure(403, meetingRefusals[refusal]);
}

/** Throws why somebody does not search people, nor invite them: the 403 of their package, the 409 of what is over. */
export function refuseSearch(viewer: Viewer): void {
	refuseUnseen(viewer);
	if (viewer.isOver) throw new Failure(409, refusals.over);
	if (!viewer.rights.maySearch) throw new Failure(403, refusals.searchLocked);
}

/** The 404 of whom somebody does not see. */
export const noPerson = () => notFound(refusals.noPerson);

/** Since when a scan says that somebody is there today. */
export function startOfToday({ timeZone }: Pick<EventRecord, "timeZone">, now: Date): Date {
	return instantOf(`${dayOf(now, timeZone)}T00:00`, timeZone);
}
