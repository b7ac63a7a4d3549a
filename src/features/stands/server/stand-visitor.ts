import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Publisher } from "../../../kit/live/live.ts";
import { type AccountRecord, accountById } from "../../account/server/store.ts";
import { openUntil } from "../../cvs/rules.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { endOfEvent } from "../../event/server/store.ts";
import { isBannedAt } from "../../matchmaking/server/store.ts";
import { confirmedAt } from "../../ticket-holders/server/holder-store.ts";
import { type StandAct, type StandFacts, type StandRefusal, standRefusal } from "../rules.ts";
import { standRefusals } from "../texts.ts";
import { type StandRecord, staffOf, standOf } from "./store.ts";

/** Other slices handle messages and answers; `app/wiring.ts` implements this. */
export type StandCommands = {
	onWritten(tx: Tx, written: { messageId: number; exhibitorId: number }): Promise<void>;
	onAnswered(tx: Tx, answered: { eventId: number; exhibitorId: number; accountId: string }): Promise<void>;
};

/** Tells which staff members are online; `app/wiring.ts` implements this. */
export type StandReads = { online(db: Database, accountIds: string[]): Promise<Set<string>> };

export type StandDeps = EmailDeps & {
	db: NodePgDatabase;
	ids: { secret(): string };
	standCommands: StandCommands;
	standReads: StandReads;
	live: Publisher;
};

/** A stand's visitor, and whether they work for it. */
export type StandVisitor = { stand: StandRecord; person: AccountRecord; isStaff: boolean; facts: StandFacts };

const STATUS: Record<StandRefusal, number> = {
	inactive: 403,
	noStand: 404,
	noTicket: 403,
	banned: 403,
	noStaff: 409,
	over: 409,
};

const refusal = (why: StandRefusal) => new Failure(STATUS[why], standRefusals[why]);

/** The calling account. Throws 403 if its address is not confirmed. */
export async function activePerson(db: Database, accountId: string): Promise<AccountRecord> {
	const person = invariant(await accountById(db, accountId), "who is logged in");
	if (!person.emailVerified) throw refusal("inactive");
	return person;
}

type StandRequest = { event: EventRecord; accountId: string; params: { id: number } };

/** The visitor for an action. Throws the refusal. */
export async function visitorAt(
	{ db, clock }: Pick<StandDeps, "db" | "clock">,
	{ event, accountId, params }: StandRequest,
	act: StandAct,
): Promise<StandVisitor> {
	const person = invariant(await accountById(db, accountId), "who is logged in");
	const stand = await standOf(db, params.id);
	const staff = await staffOf(db, params.id);
	const facts = {
		isActive: person.emailVerified,
		isShown: stand?.eventId === event.id && stand.isPublished,
		hasTicket: (await confirmedAt(db, accountId)).includes(event.id),
		isBanned: await isBannedAt(db, { accountId, eventId: event.id }),
		hasStaff: staff.size > 0,
		isOver: openUntil(await endOfEvent(db, event)) <= clock.now(),
	};
	const why = standRefusal(act, facts);
	if (why || !stand) throw refusal(why ?? "noStand");
	return { stand, person, isStaff: staff.has(accountId), facts };
}
