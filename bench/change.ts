import { join } from "node:path";
import pino from "pino";
import { readConfig } from "../src/app/config.ts";
import { buildDeps } from "../src/app/main.ts";
import { saveStatus } from "../src/features/agenda/server/store.ts";
import { changeContent } from "../src/kit/content/version.ts";
import { openDatabase } from "../src/kit/db/database.ts";
import { startPostgres } from "../tests/harness/postgres.ts";
import { startProgram } from "../tests/harness/program.ts";
import { BENCH_CLOCK } from "./program.ts";
import type { Line } from "./report.ts";

const CHANGES = 200;
const ROOT = join(import.meta.dirname, "..");

type Tree = { calendars: { tracks: { lectures: { objectId: number; status: number }[] }[] }[] };

async function statusSeen(url: string, lectureId: number): Promise<number> {
	const tree = (await (await fetch(url)).json()) as Tree;
	const lectures = tree.calendars.flatMap((day) => day.tracks.flatMap((track) => track.lectures));
	return lectures.find((one) => one.objectId === lectureId)!.status;
}

/**
 * A seat status written through the store in this process is seen by the next request in two server processes on
 * PostgreSQL, with kept answers warm: how many of 200 changes the first request after the write missed.
 */
export async function changesSeen(folder: string): Promise<Line[]> {
	const postgres = await startPostgres();
	const env = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, "postgres"), SITE_CLOCK: BENCH_CLOCK };
	const first = await startProgram(env);
	const second = await startProgram(env);
	const opened = await openDatabase({
		databaseUrl: postgres.url,
		dataDir: folder,
		migrationsDir: join(ROOT, "migrations"),
	});
	const deps = await buildDeps(readConfig(env), opened, pino({ level: "silent" }));
	const path = "/api/event/MSTS25/agenda/categorytree/2";
	const tree = (await (await fetch(first.url + path)).json()) as Tree;
	const lectureId = tree.calendars[0]!.tracks[0]!.lectures[0]!.objectId;
	let missed = 0;
	for (let change = 0; change < CHANGES; change++) {
		const status = (change + 1) % 3;
		await changeContent(deps, (tx) => saveStatus(tx, lectureId, { status, statusVip: 0 }));
		const seen = await Promise.all([first, second].map((server) => statusSeen(server.url + path, lectureId)));
		missed += seen.filter((one) => one !== status).length;
	}
	await opened.close();
	await Promise.all([first.stop(), second.stop()]);
	await postgres.stop();
	return [
		{
			name: `changes that the next request in two processes did not see, of ${CHANGES * 2}`,
			value: missed,
			limit: 0,
			better: "less",
		},
	];
}
