import type { Server as HttpServer, IncomingMessage } from "node:http";
import type pg from "pg";
import { Server, type Socket } from "socket.io";
import * as z from "zod/mini";
import type { Log } from "../http/app.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { invariant } from "../invariant/invariant.ts";
import { adapterConnections } from "./adapter.ts";
import { authenticate, type HandshakeOptions, type LivePerson } from "./handshake.ts";
import { adapterOf, topicsOf } from "./topics.ts";
import { LIVE_PATH, SESSION_OVER } from "./words.ts";

declare module "fastify" {
	interface FastifyInstance {
		/** The live connections of this process. */
		live: Live;
	}
}

/** Sends hints that something changed. Without them pages poll. */
export type Live = {
	/** Publishes an event to all processes, including this one, whose subscribers run. */
	publish(topic: string, fact: object): void;
	/** Registers the handler of a topic for events of every process. */
	subscribe<F extends object>(topic: string, heard: (fact: F) => Promise<void> | void): void;
	/** Sends a message to the accounts' connections in this process. */
	send(accountIds: readonly string[], word: string, body: object): void;
	/** Whether any of the accounts is connected to this process. */
	hasAny(accountIds: readonly string[]): boolean;
	/** Sends a message to this process's connections in a room. */
	sendTo(room: string, word: string, body: object): void;
	hasEntered(room: string): boolean;
	/** Removes this process's accounts from a room, except those that `mayStay` returns. */
	clear(room: string, mayStay: (accountIds: string[]) => Promise<Set<string>>): Promise<void>;
	/** Registers the handler of a message that browsers send. Messages are not stored. */
	onMessage<S extends z.ZodMiniType>(word: string, schema: S, heard: MessageHandler<S>): void;
	/** Calls `seen` at an account's first connection to this process and after its last. */
	watch(seen: (accountId: string, isHere: boolean) => void): void;
	/** The number of this process's connections. */
	count(): number;
	/** Soon closes connections of ended sessions, in every process. */
	lookAtSessions(): void;
};

/** The part that workers need. */
export type Publisher = Pick<Live, "publish">;
/** A publisher without connections, for a command beside a running site. Its open pages refetch later. */
export const noopPublisher: Publisher = { publish() {} };

type MessageHandler<S extends z.ZodMiniType> = (person: LivePerson, body: z.output<S>, by: Connection) => Promise<void>;

/** The connection of a received message. */
export type Connection = {
	/** Subscribes it to a room's messages. */
	enter(room: string): void;
	leave(room: string): void;
	say(word: string, body: object): void;
};

export type LiveOptions = HandshakeOptions & {
	/** Carries messages between processes; undefined for a single process. */
	pool: pg.Pool | undefined;
	log: Log;
	/** Returns the sessions that are still valid. */
	sessionsThatStand(sessionIds: string[]): Promise<Set<string>>;
};

/** The interval of session checks without a known end, in ms. */
const LOOK_EVERY_MS = 5000;
/** How soon the connections of a logged-out account close, in ms. */
const LOOK_SOON_MS = 100;
/** The maximum per person and process: tabs and devices. */
const MOST_CONNECTIONS = 20;
/** How many messages a person may send a minute. More are dropped. */
const MOST_WORDS = { max: 120, windowSeconds: 60 };
/** The longest message of a browser, in bytes. */
const LONGEST_WORD = 2048;
const REAL_CLOCK = { now: () => new Date() };
const roomOf = (accountId: string) => `account ${accountId}`;
/** The room's name; the prefix separates it from account rooms. */
const entered = (room: string) => `room ${room}`;

/** Attaches live connections to a server. They close before it. */
// long: the shared state of connections, from start to stop
export function liveAt(server: HttpServer, options: LiveOptions): Live & { close(): Promise<void> } {
	const failed = (error: Error) => options.log.error({ live: error.message }, "failed");
	const people = new WeakMap<IncomingMessage, LivePerson>();
	const io = new Server({
		path: LIVE_PATH,
		// sockets only: polling needs sticky load balancing, and without a socket pages poll the API
		transports: ["websocket"],
		serveClient: false,
		perMessageDeflate: false,
		httpCompression: false,
		maxHttpBufferSize: LONGEST_WORD,
		allowRequest: (request, answer) => void admit(request).then((isIn) => answer(undefined, isIn)),
	});
	io.attach(server);
	// a process without clients neither listens nor sends
	const feed = options.pool && adapterConnections(options.pool, failed);
	if (feed) server.once("listening", () => io.adapter(adapterOf(feed.pool, failed)));
	const topics = topicsOf(io, () => feed !== undefined && server.listening, failed);
	const look = sessionLook(io, options, failed);
	topics.subscribe(SESSION_OVER, look.soon);
	const words = wordsOf(options, failed);
	const here = whoIsHere(io);
	io.on("connection", (socket) => {
		const person = invariant(people.get(socket.request), "who was let in");
		// checked again, because concurrent connections all passed the first check
		if (isFull(io, person)) return void socket.disconnect(true);
		socket.data = person;
		here.came(socket, person);
		forgetRequest(socket);
		words.listen(socket, person);
	});

	async function admit(request: IncomingMessage): Promise<boolean> {
		try {
			const person = await authenticate(options, request);
			if (!person) return false;
			people.set(request, person);
			return !isFull(io, person);
		} catch (error) {
			failed(error as Error);
			return false;
		}
	}

	return {
		...topics,
		...connectionsIn(io),
		watch: here.watch,
		onMessage: words.onMessage,
		lookAtSessions: () => topics.publish(SESSION_OVER, {}),
		async close() {
			look.stop();
			topics.stop();
			io.local.disconnectSockets(true);
			await io.of("/").adapter.close();
			await feed?.close();
			io.engine.close();
		},
	};
}

/** Whether a person has the maximum of connections to this process. */
function isFull(io: Server, { accountId }: LivePerson): boolean {
	return (io.of("/").adapter.rooms.get(roomOf(accountId))?.size ?? 0) >= MOST_CONNECTIONS;
}

/** This process's connections, by account and by room. */
function connectionsIn(io: Server): Pick<Live, "count" | "send" | "hasAny" | "sendTo" | "hasEntered" | "clear"> {
	return {
		count: () => io.engine.clientsCount,
		send(accountIds, word, body) {
			// an empty list of rooms would mean every connection
			if (accountIds.length > 0) io.local.to(accountIds.map(roomOf)).emit(word, body);
		},
		hasAny: (accountIds) => accountIds.some((id) => io.of("/").adapter.rooms.has(roomOf(id))),
		sendTo: (room, word, body) => void io.local.to(entered(room)).emit(word, body),
		hasEntered: (room) => io.of("/").adapter.rooms.has(entered(room)),
		async clear(room, mayStay) {
			const { rooms } = io.of("/").adapter;
			const sockets = [...(rooms.get(entered(room)) ?? [])].flatMap((id) => io.of("/").sockets.get(id) ?? []);
			const whose = (socket: Socket) => (socket.data as LivePerson).accountId;
			const stay = await mayStay([...new Set(sockets.map(whose))]);
			for (const socket of sockets) if (!stay.has(whose(socket))) void socket.leave(entered(room));
		},
	};
}

/** Tracks which accounts have connections to this process. */
function whoIsHere(io: Server) {
	let seen: (accountId: string, isHere: boolean) => void = () => {};
	const has = (accountId: string) => io.of("/").adapter.rooms.has(roomOf(accountId));
	return {
		watch(watching: typeof seen) {
			seen = watching;
		},
		came(socket: Socket, { accountId }: LivePerson) {
			if (!has(accountId)) seen(accountId, true);
			socket.join(roomOf(accountId));
			socket.on("disconnect", () => !has(accountId) && seen(accountId, false));
		},
	};
}

/** Receives browsers' messages: limited, validated, and only during a session. */
function wordsOf({ sessionsThatStand }: LiveOptions, failed: (error: Error) => void) {
	const words: { word: string; schema: z.ZodMiniType; heard: MessageHandler<z.ZodMiniType> }[] = [];
	const limit = rateLimit(REAL_CLOCK, MOST_WORDS);
	const isTaken = (accountId: string) => {
		try {
			limit.take(accountId);
			return true;
		} catch {
			return false;
		}
	};
	const onMessage: Live["onMessage"] = (word, schema, heard) =>
		void words.push({ word, schema, heard: heard as MessageHandler<z.ZodMiniType> });
	return {
		onMessage: onMessage,
		listen(socket: Socket, person: LivePerson) {
			for (const { word, schema, heard } of words) {
				const handle = async (body: unknown) => {
					const { success, data } = z.safeParse(schema, body);
					if (!success || !isTaken(person.accountId)) return;
					const standing = await sessionsThatStand([person.sessionId]);
					if (!standing.has(person.sessionId)) return endConnection(socket);
					await heard(person, data, connectionOf(socket));
				};
				socket.on(word, (body: unknown) => void handle(body).catch(failed));
			}
		},
	};
}

function connectionOf(socket: Socket): Connection {
	return {
		enter: (room) => void socket.join(entered(room)),
		leave: (room) => void socket.leave(entered(room)),
		say: (word, body) => void socket.emit(word, body),
	};
}

/** Drops the handshake's request, which takes most of a connection's memory. */
function forgetRequest(socket: Socket): void {
	Object.assign(socket.conn, { request: null });
	Object.assign(socket.handshake, { headers: {} });
}

/** Sends the reason and closes the connection for good. */
function endConnection(socket: Socket): void {
	socket.emit(SESSION_OVER);
	socket.disconnect(true);
}

/** Closes connections of ended sessions, soon after a call ended one or at the next check. */
function sessionLook(io: Server, options: LiveOptions, failed: (error: Error) => void) {
	const sockets = () => [...io.of("/").sockets.values()];
	const look = async () => {
		const ids = new Set(sockets().map(({ data }) => (data as LivePerson).sessionId));
		if (ids.size === 0) return;
		const standing = await options.sessionsThatStand([...ids]);
		const isOver = ({ data }: Socket) => ids.has(data.sessionId) && !standing.has(data.sessionId);
		for (const socket of sockets().filter(isOver)) endConnection(socket);
	};
	const timer = setInterval(() => void look().catch(failed), LOOK_EVERY_MS).unref();
	let soon: NodeJS.Timeout | undefined;
	return {
		soon() {
			soon ??= setTimeout(() => {
				soon = undefined;
				void look().catch(failed);
			}, LOOK_SOON_MS).unref();
		},
		stop() {
			clearInterval(timer);
			clearTimeout(soon);
		},
	};
}
