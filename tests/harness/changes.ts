import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Socket } from "socket.io-client";
import { expect } from "vitest";
import { CHANGED, type ChangedTopic } from "../../src/kit/live/words.ts";
import { addressOf, connect } from "./chat.ts";
import { otherProcess, type TestServer } from "./server.ts";

/** A browser's connection, and the topics of its change hints in order. */
export type HintListener = { socket: Socket; topics: string[] };

/** Subscribes an account to change hints. The caller closes the socket. */
export async function listenToHints(app: FastifyInstance, { cookie }: { cookie: string }): Promise<HintListener> {
	const socket = await connect(await addressOf(app), cookie);
	const topics: string[] = [];
	socket.on(CHANGED, ({ topic }: ChangedTopic) => void topics.push(topic));
	return { socket, topics };
}

/** Ids of the connections that listen to this database, including connections of other tests. */
export async function listening({ deps }: TestServer): Promise<number[]> {
	const { rows } = await deps.db.execute<{ pid: number }>(
		sql`select pid from pg_stat_activity where datname = current_database() and query like 'LISTEN%' and pid <> pg_backend_pid()`,
	);
	return rows.map(({ pid }) => pid);
}

/** Starts the same site in another process. Both listen to each other, and the caller closes both. */
export async function startListeningProcess(server: TestServer): Promise<FastifyInstance> {
	const before = await listening(server);
	const other = await otherProcess(server);
	for (const app of [server.app, other]) await addressOf(app);
	await expect.poll(async () => (await listening(server)).filter((pid) => !before.includes(pid)).length).toBe(2);
	return other;
}
