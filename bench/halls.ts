import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { liveStream } from "../src/features/live/server/tables.ts";
import { registration } from "../src/features/ticket-holders/server/tables.ts";
import { addCalendar, addCategory, addEvent, addLecture, addPackage } from "../tests/harness/content.ts";
import type { Guest } from "../tests/harness/crowd.ts";
import { BENCH_CLOCK } from "./program.ts";

const HOURS_MS = 3_600_000;
const ROWS = 1000;

/** Adds an event with current streams and `guests` with tickets. Returns the lectures' ids. */
export async function halls(db: NodePgDatabase, guests: readonly Guest[], count: number): Promise<number[]> {
	const deps = { db };
	const now = new Date(BENCH_CLOCK);
	const span = { startsAt: now, endsAt: new Date(now.getTime() + 2 * HOURS_MS) };
	const event = await addEvent(deps, { code: "HALLS" });
	const [calendar, category] = [await addCalendar(deps, event, span), await addCategory(deps, event)];
	const ticket = await addPackage(deps, event, {
		includes: {
			expo: true,
			lectures: "both",
			afterparty: false,
			recordings: "none",
			lunch: "buy",
			matchmaking: "none",
		},
	});
	for (let from = 0; from < guests.length; from += ROWS) {
		const rows = guests.slice(from, from + ROWS).map(({ id: accountId }) => ({
			accountId,
			eventId: event.id,
			packageId: ticket.id,
			status: "confirmed" as const,
			profile: {} as never,
			createdAt: now,
		}));
		await db.insert(registration).values(rows);
	}
	const ids: number[] = [];
	for (let hall = 0; hall < count; hall++) {
		const { id } = await addLecture(deps, { event, calendar, category }, { ...span, place: `Sala ${hall}` });
		const stream = { kind: "hls" as const, source: "https://stream.example/live.m3u8" };
		await db.insert(liveStream).values({ eventId: event.id, lectureId: id, ...stream });
		ids.push(id);
	}
	return ids;
}
