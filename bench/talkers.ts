import { Agent, request } from "node:http";
import { WebSocket } from "ws";

/**
 * A process of connected people who write. `bench/chat.ts` forks it. It implements Socket.IO's framing itself, because
 * five thousand of its clients would be the bottleneck.
 */
export type Order =
	/** Connects more people. */
	{ connect: { urls: string[]; cookies: string[]; perSecond: number } } | { talk: Talk };

export type Talk = {
	kind: keyof typeof KINDS;
	/** The conversation or room of each person; null for people who are only connected. */
	places: (number | null)[];
	perSecond: number;
	seconds: number;
};

export type ConnectResult = { connected: number; ms: number };

export type TalkResult = {
	/** Stored messages by place, and the number of refused ones. */
	stored: Record<number, number>;
	refused: number;
	/** Messages that each person received, repeated ones, and those out of order. */
	heard: number[];
	doubled: number;
	disordered: number;
	/** A histogram of delivery times of others' messages, by millisecond. */
	times: number[];
	/** Like `times`, until acknowledgement. */
	answered: number[];
	/** This process's share of a core. */
	cpu: number;
};

/** Longer times count as this one. */
const LONGEST_MS = 60_000;
/** After this silence it stops waiting. */
const SILENCE_MS = 3000;
const PING = "2";
const PONG = "3";
const CONNECT = "40";
const EVENT = "42";
const ENTERED = '42["room-entered"';

/** Sending and receiving in each kind of place. */
const KINDS = {
	conversations: { path: "/api/chat/conversations", word: "chat-messages", id: "conversationId" },
	rooms: { path: "/api/rooms", word: "room-messages", id: "lectureId" },
} as const;

type ReceivedMessages = { place: number; messages: { number: number; text: string }[] };
type Person = {
	cookie: string;
	socket: WebSocket | undefined;
	place: number | null;
	upTo: number;
	ahead: Set<number>;
	entered: () => void;
};

const agent = new Agent({ keepAlive: true, maxSockets: 128 });
const people: Person[] = [];
let urls: string[] = [];
let result: TalkResult;
let kind: Talk["kind"] = "conversations";
let lastHeardAt = 0;
let lastEvent = { text: "", told: undefined as ReceivedMessages | undefined };

/** Parses a message once for all connections of a place. */
function read(text: string): ReceivedMessages | undefined {
	if (text === lastEvent.text) return lastEvent.told;
	const [word, body] = JSON.parse(text.slice(EVENT.length)) as [string, Record<string, unknown>];
	const { word: wanted, id } = KINDS[kind];
	const messageBatch = { place: body[id] as number, messages: body["messages"] as ReceivedMessages["messages"] };
	lastEvent = { text, told: word === wanted ? messageBatch : undefined };
	return lastEvent.told;
}

function countHeard(index: number, told: ReceivedMessages): void {
	const person = people[index]!;
	if (told.place !== person.place) return;
	lastHeardAt = Date.now();
	for (const { number, text } of told.messages) {
		if (number <= person.upTo || person.ahead.has(number)) {
			result.doubled++;
			continue;
		}
		if (number === person.upTo + 1) person.upTo++;
		else person.ahead.add(number);
		if (number < person.upTo) result.disordered++;
		while (person.ahead.delete(person.upTo + 1)) person.upTo++;
		result.heard[index]!++;
		const [sentAt, author] = text.split(" ", 2).map(Number) as [number, number];
		if (author !== index) note(result.times, lastHeardAt - sentAt);
	}
}

function note(times: number[], ms: number): void {
	times[Math.min(LONGEST_MS, Math.max(0, ms))]!++;
}

function connect(index: number): Promise<void> {
	const person = people[index]!;
	const { cookie } = person;
	const url = `${urls[index % urls.length]!.replace("http", "ws")}/live/?EIO=4&transport=websocket`;
	const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
	person.socket = socket;
	return new Promise((done, failed) => {
		socket.on("error", failed);
		socket.on("close", (code) => failed(new Error(`a connection was closed: ${code}`)));
		socket.on("message", (data: Buffer) => {
			const text = data.toString("utf8");
			if (text === PING) return socket.send(PONG);
			if (text.startsWith("0")) return socket.send(CONNECT);
			if (text.startsWith(CONNECT)) return done();
			if (text.startsWith(ENTERED)) return person.entered();
			const messageBatch = text.startsWith(EVENT) ? read(text) : undefined;
			if (messageBatch) countHeard(index, messageBatch);
		});
	});
}

function say(index: number, turn: number): Promise<void> {
	const person = people[index]!;
	const at = Date.now();
	const text = `${at} ${index} ${turn}: czy ktoś idzie na wykład o RAG w sali B?`;
	const body = JSON.stringify({ key: `${at}-${index}-${turn}`, text });
	const headers = {
		"content-type": "application/json",
		"content-length": Buffer.byteLength(body),
		cookie: person.cookie,
		"x-forwarded-for": `10.2.${index >> 8}.${index & 255}`,
	};
	const url = `${urls[(index + turn) % urls.length]}${KINDS[kind].path}/${person.place}/messages`;
	return new Promise((done) => {
		const refused = () => {
			result.refused++;
			done();
		};
		const sent = request(url, { method: "POST", headers, agent }, (response) => {
			response.resume().once("end", () => {
				if (response.statusCode !== 200) return refused();
				note(result.answered, Date.now() - at);
				result.stored[person.place!] = (result.stored[person.place!] ?? 0) + 1;
				done();
			});
		});
		sent.once("error", refused).end(body);
	});
}

/** Starts `work` at a fixed rate, without waiting for earlier calls. */
async function paced(count: number, perSecond: number, work: (n: number) => Promise<void>): Promise<void> {
	const all = Array.from({ length: count }, async (_, n) => {
		await new Promise((go) => setTimeout(go, (n * 1000) / perSecond));
		await work(n);
	});
	await Promise.all(all);
}

async function connectAll(order: Extract<Order, { connect: object }>["connect"]): Promise<ConnectResult> {
	urls = order.urls;
	const from = people.length;
	for (const cookie of order.cookies) {
		people.push({ cookie, socket: undefined, place: null, upTo: 0, ahead: new Set(), entered: () => {} });
	}
	const since = Date.now();
	await paced(order.cookies.length, order.perSecond, (n) => connect(from + n));
	return { connected: people.length, ms: Date.now() - since };
}

const none = () => Array<number>(LONGEST_MS + 1).fill(0);

/** Joins a room. */
function enter(index: number): Promise<void> {
	const person = people[index]!;
	person.socket!.send(`${EVENT}${JSON.stringify(["room-enter", { lectureId: person.place }])}`);
	return new Promise((done) => {
		person.entered = done;
	});
}

async function talk({ places, perSecond, seconds, ...of }: Talk): Promise<TalkResult> {
	({ kind } = of);
	const [times, answered] = [none(), none()];
	const heard = people.map(() => 0);
	result = { stored: {}, refused: 0, heard, doubled: 0, disordered: 0, times, answered, cpu: 0 };
	for (const [index, person] of people.entries()) {
		Object.assign(person, { place: places[index] ?? null, upTo: 0, ahead: new Set() });
	}
	// people of a place are adjacent, so writers are picked across all places
	const writers = [...people.keys()].filter((index) => people[index]!.place !== null);
	if (kind === "rooms") await paced(writers.length, ENTERS_PER_SECOND, (n) => enter(writers[n]!));
	const writer = (n: number) => writers[(n * STRIDE) % writers.length]!;
	const [before, since] = [process.cpuUsage(), Date.now()];
	await paced(perSecond * seconds, perSecond, (n) => say(writer(n), n));
	const { user, system } = process.cpuUsage(before);
	result.cpu = (user + system) / 1000 / (Date.now() - since);
	lastHeardAt = Date.now();
	while (Date.now() - lastHeardAt < SILENCE_MS) await new Promise((done) => setTimeout(done, 100));
	return result;
}

const ENTERS_PER_SECOND = 250;
/** A prime number, so that everybody has their turn. */
const STRIDE = 7919;

process.on("message", async (order: Order) => {
	const answer = "connect" in order ? await connectAll(order.connect) : await talk(order.talk);
	process.send!(answer);
});
process.on("disconnect", () => process.exit());
