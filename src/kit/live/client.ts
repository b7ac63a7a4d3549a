import { io, type Socket } from "socket.io-client";
import { LIVE_PATH, SESSION_OVER } from "./words.ts";

/** This page's connection, which reconnects. */
export type LiveClient = {
	say(word: string, body: object): void;
	close(): void;
};

/** Connection and reconnection settings. */
export const CONNECTING = {
	path: LIVE_PATH,
	transports: ["websocket"],
	reconnectionDelay: 500,
	// an ending process disconnects many clients at once, so reconnects are spread over seconds
	reconnectionDelayMax: 4000,
	randomizationFactor: 0.5,
};

/** The page's single connection, shared by all subscribers. */
type SharedConnection = { socket: Socket; users: number };
let shared: SharedConnection | undefined;

function begin(): SharedConnection {
	const socket = io(CONNECTING);
	let isOver = false;
	socket.on(SESSION_OVER, () => {
		isOver = true;
	});
	socket.on("disconnect", (why) => {
		// an ending process closes the connection from its side; reconnect anyway
		if (why === "io server disconnect" && !isOver) setTimeout(() => socket.connect(), 500 + Math.random() * 1500);
	});
	return { socket, users: 0 };
}

/**
 * Connects this page. `connected` runs at each connection, and the page must then refetch. Refused connections are
 * retried; API calls report a missing session.
 */
export function liveClient(
	handlers: Record<string, (body: never) => void>,
	connected: (isConnected: boolean) => void,
): LiveClient {
	shared ??= begin();
	const own = shared;
	own.users++;
	const { socket } = own;
	const heard: [string, (body: unknown) => void][] = [
		...Object.entries(handlers as Record<string, (body: unknown) => void>),
		["connect", () => connected(true)],
		["disconnect", () => connected(false)],
	];
	for (const [word, listener] of heard) socket.on(word, listener);
	if (socket.connected) queueMicrotask(() => connected(true));
	return {
		say: (word, body) => void socket.volatile.emit(word, body),
		close() {
			for (const [word, listener] of heard) socket.off(word, listener);
			if (--own.users > 0) return;
			socket.close();
			if (shared === own) shared = undefined;
		},
	};
}
