import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import type { Live } from "../../../kit/live/live.ts";
import { forgetProcess, storePeople, storeProcess } from "./store.ts";

export type PresenceDeps = {
	db: Database;
	live: Live;
	ids: { next(): string };
	log: { error(entry: object, line: string): void };
};

/** Batches connects and disconnects, because an ending process moves thousands of connections at once. */
const TOGETHER_MS = 1000;
/** How often a process stores its heartbeat. */
const BEAT_MS = 5000;

/** Stores which people are connected to this process, from start to close. */
// long: a process's state, and the moments when it reports it
export function keepPresence(app: FastifyInstance, { db, live, ids, log }: PresenceDeps): void {
	const processId = ids.next();
	const here = new Set<string>();
	const changed = new Set<string>();
	const failed = (error: Error) => log.error({ presence: error.message }, "failed");
	live.watch((accountId, isHere) => {
		if (isHere) here.add(accountId);
		else here.delete(accountId);
		changed.add(accountId);
	});

	async function note(): Promise<void> {
		if (changed.size === 0) return;
		const all = [...changed];
		changed.clear();
		const came = all.filter((id) => here.has(id));
		try {
			await storePeople(db, { processId, came, left: all.filter((id) => !here.has(id)) });
		} catch (error) {
			for (const id of all) changed.add(id); // the next batch retries
			throw error;
		}
	}

	async function beat(): Promise<void> {
		// new, or removed by others after a silence
		if (await storeProcess(db, processId)) for (const id of here) changed.add(id);
	}

	let running = Promise.resolve();
	const inTurn = (work: () => Promise<void>) => {
		running = running.then(work).catch(failed);
	};
	const timers: NodeJS.Timeout[] = [];
	app.server.once("listening", () => {
		inTurn(beat);
		timers.push(setInterval(inTurn, BEAT_MS, beat).unref(), setInterval(inTurn, TOGETHER_MS, note).unref());
	});
	app.addHook("onClose", async () => {
		for (const timer of timers) clearInterval(timer);
		if (timers.length > 0) inTurn(() => forgetProcess(db, processId));
		await running;
	});
}
