import { join } from "node:path";
import { eq } from "drizzle-orm";
import pino from "pino";
import { readConfig } from "../src/app/boot/config.ts";
import type { Deps } from "../src/app/boot/deps.ts";
import { buildDeps } from "../src/app/boot/main.ts";
import { builtRenderer } from "../src/app/http/renderer.ts";
import { buildServer } from "../src/app/http/server.ts";
import { lecture } from "../src/features/agenda/server/tables.ts";
import { changeContent } from "../src/kit/content/version.ts";
import { type Database, openDatabase } from "../src/kit/db/database.ts";
import { startPostgres } from "../tests/harness/postgres.ts";
import { startProgram } from "../tests/harness/program.ts";
import { BENCH_CLOCK, BENCH_EVENT, importBench } from "./program.ts";
import type { Line } from "./report.ts";

const CHANGES = 100;
const ROOT = join(import.meta.dirname, "..");
const EVENT_PATH = `/api/event/${BENCH_EVENT}/agenda`;

type Tree = { calendars: { tracks: { lectures: { objectId: number; subject: string }[] }[] }[] };

async function textOf(url: string): Promise<string> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url} answered ${response.status}`);
	return response.text();
}

const lecturesOf = (tree: Tree) => tree.calendars.flatMap((day) => day.tracks.flatMap((track) => track.lectures));

/** Whether cached responses show a lecture's title: the tree of a tab, and the event's page. */
async function showing(url: string, categoryId: number, title: string): Promise<boolean[]> {
	const [tree, page] = await Promise.all([
		textOf(`${url}${EVENT_PATH}/categorytree/${categoryId}`),
		textOf(`${url}/e/${BENCH_EVENT}`),
	]);
	return [lecturesOf(JSON.parse(tree)).some(({ subject }) => subject === title), page.includes(`>${title}<`)];
}

/** Counts the first responses after each change that did not show it. */
async function missedOf(deps: Deps, urls: string[]): Promise<number> {
	const { categories } = JSON.parse(await textOf(`${urls[0]}${EVENT_PATH}/categories`));
	const categoryId = categories[0].objectId as number;
	const tree = JSON.parse(await textOf(`${urls[0]}${EVENT_PATH}/categorytree/${categoryId}`)) as Tree;
	const { objectId } = lecturesOf(tree)[0]!;
	const seen = async (title: string) => (await Promise.all(urls.map((url) => showing(url, categoryId, title)))).flat();
	const write = (tx: Database, subject: string) => tx.update(lecture).set({ subject }).where(eq(lecture.id, objectId));
	const save = (title: string) => changeContent(deps, (tx) => write(tx, title)).then(() => seen(title));
	// a write without an invalidation stays unseen: responses are cached, and this bench notices a missed change
	if ((await save("Change 0")).includes(false)) throw new Error("the answers do not show the lecture");
	await write(deps.db, "Untold");
	if ((await seen("Untold")).includes(true)) throw new Error("the answers are not kept: nothing is measured");
	let missed = 0;
	for (let change = 1; change <= CHANGES; change++) {
		missed += (await save(`Change ${change}`)).filter((isShown) => !isShown).length;
	}
	return missed;
}

function lineOf(where: string, missed: number): Line {
	const name = `answers that missed one of ${CHANGES} changes in the next request, ${where}`;
	return { name, value: missed, limit: 0, better: "less", note: "page and tree, kept" };
}

/** Two processes serve from PostgreSQL, and this third one writes the change. */
async function onPostgres(folder: string): Promise<Line> {
	const postgres = await startPostgres();
	const env = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, "shared"), SITE_CLOCK: BENCH_CLOCK, DEMO: "off" };
	importBench(folder, env);
	const servers = [await startProgram(env), await startProgram(env)];
	const options = { databaseUrl: postgres.url, dataDir: env.DATA_DIR, migrationsDir: join(ROOT, "migrations") };
	const opened = await openDatabase(options);
	try {
		const deps = await buildDeps(readConfig(env), opened, pino({ level: "silent" }));
		const missed = await missedOf(
			deps,
			servers.map((server) => server.url),
		);
		return lineOf("two processes on PostgreSQL", missed);
	} finally {
		await opened.close();
		await Promise.all(servers.map((server) => server.stop()));
		await postgres.stop();
	}
}

/** PGlite allows one process, so this one writes and serves. */
async function onPglite(folder: string): Promise<Line> {
	const env = { DATA_DIR: join(folder, "single"), SITE_CLOCK: BENCH_CLOCK, DEMO: "off" };
	importBench(folder, env);
	const options = { databaseUrl: undefined, dataDir: env.DATA_DIR, migrationsDir: join(ROOT, "migrations") };
	const opened = await openDatabase(options);
	const distDir = join(ROOT, "dist");
	const deps = await buildDeps(readConfig(env), opened, pino({ level: "silent" }));
	const app = await buildServer(deps, { renderer: await builtRenderer(distDir), distDir });
	try {
		const url = await app.listen({ port: 0, host: "127.0.0.1" });
		return lineOf("the one process on PGlite", await missedOf(deps, [url]));
	} finally {
		await app.close();
		await opened.close();
	}
}

/** After a changed seat status, counts stale first responses of every process with warm caches. */
export async function changesSeen(folder: string): Promise<Line[]> {
	return [await onPostgres(folder), await onPglite(folder)];
}
