import type { Database } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import type { Viewer } from "../../recordings/rules.ts";
import { type TicketHeld, ticketsHeld, ticketsHeldBy } from "../../ticket-holders/server/holder-store.ts";
import type { LiveState } from "../contract.ts";
import { liveScope, liveStateOf } from "../rules.ts";
import { refusals } from "../texts.ts";
import { type StreamedRecord, streamedLecture } from "./store.ts";

export type LiveDeps = { db: Database; clock: Clock };

const viewerOf = ({ status, calendarId, includes }: TicketHeld): Viewer => ({
	status,
	calendarId,
	opens: liveScope(includes),
});

export type LiveLook = { one: StreamedRecord; state: LiveState; tickets: TicketHeld[] };

/** Throws 404 for a lecture without a stream. */
export async function liveLook({ db, clock }: LiveDeps, lectureId: number, accountId: string): Promise<LiveLook> {
	const one = await streamedLecture(db, lectureId);
	if (!one) throw notFound(refusals.noLive);
	const tickets = await ticketsHeld(db, { accountId, eventId: one.eventId });
	return { one, state: liveStateOf(one, tickets.map(viewerOf), clock.now()), tickets };
}

/** Throws 404, or 403 with the reason. */
export async function openLive(deps: LiveDeps, lectureId: number, accountId: string): Promise<StreamedRecord> {
	const { one, state } = await liveLook(deps, lectureId, accountId);
	if (state !== "open") throw new Failure(403, refusals[state]);
	return one;
}

export async function watchersAmong(
	{ db, clock }: LiveDeps,
	lectureId: number,
	accountIds: string[],
): Promise<Set<string>> {
	const one = await streamedLecture(db, lectureId);
	if (!one) return new Set();
	const tickets = Map.groupBy(await ticketsHeldBy(db, { accountIds, eventId: one.eventId }), (held) => held.accountId);
	const now = clock.now();
	return new Set(accountIds.filter((id) => liveStateOf(one, (tickets.get(id) ?? []).map(viewerOf), now) === "open"));
}
