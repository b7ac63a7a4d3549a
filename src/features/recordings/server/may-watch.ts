import type { Database } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { type TicketHeld, ticketsHeld } from "../../ticket-holders/server/holder-store.ts";
import type { WatchState } from "../contract.ts";
import { isPublished, type Viewer, watchStateOf } from "../rules.ts";
import { refusals } from "../texts.ts";
import type { PublishedRecord } from "./shapes.ts";
import { recordingById } from "./store.ts";

export type WatchDeps = { db: Database; clock: Clock };

export function viewerOf({ status, calendarId, includes }: TicketHeld): Viewer {
	return { status, calendarId, opens: includes.recordings };
}

/** Throws 404 for an unpublished recording. */
export async function publishedRecording(
	{ db, clock }: WatchDeps,
	id: number,
	accountId: string,
): Promise<{ one: PublishedRecord; state: WatchState }> {
	const one = await recordingById(db, id, accountId);
	const now = clock.now();
	if (!one || !isPublished(one, now)) throw notFound(refusals.noRecording);
	const tickets = await ticketsHeld(db, { accountId, eventId: one.eventId });
	return { one, state: watchStateOf(one, tickets.map(viewerOf), { now, zone: one.timeZone }) };
}

/** Throws 404, or a 403 with the reason. */
export async function watchedRecording(deps: WatchDeps, id: number, accountId: string): Promise<PublishedRecord> {
	const { one, state } = await publishedRecording(deps, id, accountId);
	if (state !== "open") throw new Failure(403, refusals[state]);
	return one;
}
