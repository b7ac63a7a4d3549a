import { createAdapter } from "@socket.io/postgres-adapter";
import type pg from "pg";
import type { Server } from "socket.io";
import { inParts } from "./parts.ts";

/** The longest timer delay, which disables the adapter's polling of its table. */
const NEVER_MS = 2 ** 31 - 1;
/** The event's name between processes. */
const HAPPENED = "happened";
/** Batches notifications for this time, because the database serialises them. */
const TOLD_TOGETHER_MS = 10;
/** The limit of a notification, less the adapter's envelope. */
const MOST_BYTES = 7000;

type TopicMessage = [topic: string, fact: object];

/**
 * Publishes events across processes. `stop` sends pending events. `hasOthers` says whether other processes exist;
 * errors go to `failed`.
 */
export function topicsOf(io: Server, hasOthers: () => boolean, failed: (error: Error) => void) {
	const subscribers = new Map<string, (fact: never) => Promise<void> | void>();
	const notify = async (topic: string, fact: object) => subscribers.get(topic)?.(fact as never);
	const happened = ([topic, fact]: TopicMessage) => void notify(topic, fact).catch(failed);
	io.on(HAPPENED, (together: TopicMessage[]) => together.forEach(happened));
	let untold: TopicMessage[] = [];
	let soon: NodeJS.Timeout | undefined;
	const tellOthers = () => {
		clearTimeout(soon);
		soon = undefined;
		for (const part of inParts(untold, MOST_BYTES)) io.serverSideEmit(HAPPENED, part);
		untold = [];
	};
	return {
		publish(topic: string, fact: object) {
			happened([topic, fact]);
			if (!hasOthers()) return;
			untold.push([topic, fact]);
			soon ??= setTimeout(tellOthers, TOLD_TOGETHER_MS);
		},
		subscribe<F extends object>(topic: string, heard: (fact: F) => Promise<void> | void) {
			subscribers.set(topic, heard);
		},
		stop: tellOthers,
	};
}

/** The PostgreSQL adapter. Messages are small enough that they need no table. */
export function adapterOf(pool: pg.Pool, failed: (error: Error) => void) {
	return createAdapter(pool, {
		channelPrefix: "live",
		cleanupInterval: NEVER_MS,
		errorHandler: failed,
	});
}
