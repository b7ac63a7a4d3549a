import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import type { Publisher } from "../../../kit/live/live.ts";
import { instantOf } from "../../../kit/time/instant.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import { endOfLastDay } from "../../event/last-day.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { endOfEvent } from "../../event/server/store.ts";
import { areProfilesShown } from "../../profiles/rules.ts";
import { profileOf, standingsOf } from "../../profiles/server/store.ts";
import { type Interests, type MeetingRights, meetingRights, type Pair } from "../rules.ts";
import { meetingRefusals, refusals } from "../texts.ts";
import { isBannedAt } from "./store.ts";

/** Effects of invitations and bans in the same transaction; `app/wiring.ts` implements them. */
export type MeetingCommands = {
	onInvited(tx: Tx, invited: { eventId: number; invitationId: number; byId: string; invitedId: string }): Promise<void>;
	/** An invitation is answered, or accepted by inviting in return. */
	onAnswered(tx: Tx, answered: { eventId: number; accountId: string; inviterId: string }): Promise<void>;
	/** The inviter has not blocked the person who accepted. */
	onAccepted(tx: Tx, accepted: { eventId: number; byId: string; inviterId: string }): Promise<void>;
	onConnected(tx: Tx, connected: Pair & { invitationId: number }): Promise<void>;
	/** `silencedId` was blocked or banned. */
	onSeparated(tx: Tx, separated: Pair & { silencedId: string }): Promise<void>;
	/** `unblockedId` is no longer blocked. */
	onRejoined(tx: Tx, rejoined: Pair & { unblockedId: string }): Promise<void>;
	onBanned(tx: Tx, banned: { eventId: number; accountId: string }): Promise<void>;
	isModerator(db: Database, of: { eventId: number; accountId: string }): Promise<boolean>;
	isDemonstration(accountId: string): boolean;
};

export type MatchmakingDeps = EmailDeps & { db: NodePgDatabase; meetingCommands: MeetingCommands; live: Publisher };

export type Viewer = {
	accountId: string;
	event: EventRecord;
	rights: MeetingRights;
	interests: Interests;
	isOver: boolean;
};

const NO_INTERESTS: Interests = { topics: [], lookingFor: [], offering: [] };

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

/** Throws 403 if people are hidden from the viewer. */
export function refuseUnseen({ rights: { refusal } }: Viewer): void {
	if (refusal) throw new Failure(403, meetingRefusals[refusal]);
}

/** Throws 403 if the package has no search, 409 after the event. */
export function refuseSearch(viewer: Viewer): void {
	refuseUnseen(viewer);
	if (viewer.isOver) throw new Failure(409, refusals.over);
	if (!viewer.rights.maySearch) throw new Failure(403, refusals.searchLocked);
}

/** Answers the same for hidden and unknown people. */
export const noPerson = () => notFound(refusals.noPerson);

/** A later scan means presence today. */
export function startOfToday({ timeZone }: Pick<EventRecord, "timeZone">, now: Date): Date {
	return instantOf(`${dayOf(now, timeZone)}T00:00`, timeZone);
}
