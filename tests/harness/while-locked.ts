import { setTimeout } from "node:timers/promises";
import { lockRegistration } from "../../src/features/ticket-holders/server/store.ts";
import type { TestServer } from "./server.ts";

/**
 * Starts requests while another transaction locks a registration: each has read it before any of them writes. Without
 * their locks all of them would succeed.
 */
export async function whileLocked<T>(
	{ deps: { db } }: TestServer,
	registrationId: number,
	start: () => Promise<T>[],
): Promise<T[]> {
	let started: Promise<T>[] = [];
	await db.transaction(async (tx) => {
		await lockRegistration(tx, registrationId);
		started = start();
		await setTimeout(500);
	});
	return Promise.all(started);
}
