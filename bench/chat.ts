import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eventByCode } from "../src/features/event/server/store.ts";
import { openDatabase } from "../src/kit/db/database.ts";
import { crowd, type Guest, gatherings } from "../tests/harness/crowd.ts";
import { halls } from "./halls.ts";
import { BENCH_EVENT } from "./program.ts";
import type { Line } from "./report.ts";
import { postgresShop, type Shop } from "./shop.ts";
import { residentMegabytes } from "./start.ts";
import type { ConnectResult, Order, Talk, TalkResult } from "./talkers.ts";

/** How many people connect. `CHAT_CLIENTS=500` makes a short run. */
const PEOPLE = Number(process.env["CHAT_CLIENTS"] ?? 5000);
const SECONDS = Number(process.env["CHAT_SECONDS"] ?? 60);
const CONNECTS_PER_SECOND = 250;
/** Each person sends one message a minute. */
const PER_SECOND = Math.ceil(PEOPLE / 60);
const ROOM = Math.min(500, PEOPLE / 2);
const ROOMS = PEOPLE / ROOM;
const BIG_ROOM = Math.min(1000, PEOPLE);
const BIG_PER_SECOND = 200;
const BIG_SECONDS = Math.min(20, SECONDS);
/** People who connect and talk before the baseline is measured, to pay one-time costs. */
const FIRST = PEOPLE / 10;
const FIRST_SECONDS = 10;
/** Ticks a second in `/proc`. */
const TICKS = 100;

type Talkers = { order(order: Order): Promise<unknown>; stop(): void };

function startTalkers(): Talkers {
	const child = fork(join(import.meta.dirname, "talkers.ts"), { stdio: ["ignore", "inherit", "inherit", "ipc"] });
	return {
		async order(order) {
			child.send(order);
			const ended = once(child, "exit").then(([code]) => Promise.reject(new Error(`the talkers ended: ${code}`)));
			const [answer] = await Promise.race([once(child, "message"), ended]);
			return answer;
		},
		stop: () => child.disconnect(),
	};
}

type Way = Talk & { name: string };

/** Participants and patterns of talk: pairs, rooms, and one busy room. */
async function waysOf(shop: Shop): Promise<{ guests: Guest[]; first: Way; ways: Way[] }> {
	const opened = await openDatabase({
		databaseUrl: shop.env["DATABASE_URL"],
		dataDir: shop.env["DATA_DIR"]!,
		migrationsDir: join(import.meta.dirname, "../migrations"),
	});
	try {
		const { id: eventId } = (await eventByCode(opened.db, BENCH_EVENT))!;
		const guests = await crowd(opened.db, PEOPLE);
		const lectures = await halls(opened.db, guests, ROOMS + 1);
		const inTwos = async (of: Guest[]) => {
			const pairs = Array.from({ length: of.length / 2 }, (_, n) => of.slice(2 * n, 2 * n + 2));
			const ids = await gatherings(opened.db, eventId, pairs);
			return guests.map((_, index) => ids[index >> 1] ?? null);
		};
		const calm = { perSecond: PER_SECOND, seconds: SECONDS };
		return {
			guests,
			first: {
				name: "first",
				kind: "conversations",
				places: await inTwos(guests.slice(0, FIRST)),
				...calm,
				seconds: FIRST_SECONDS,
			},
			ways: [
				{ name: "in twos", kind: "conversations", places: await inTwos(guests), ...calm },
				{
					name: `in rooms of ${ROOM}`,
					kind: "rooms",
					places: guests.map((_, n) => lectures[Math.floor(n / ROOM)]!),
					...calm,
				},
				{
					name: `${BIG_PER_SECOND} a second to ${BIG_ROOM}`,
					kind: "rooms",
					places: guests.map((_, n) => (n < BIG_ROOM ? lectures.at(-1)! : null)),
					perSecond: BIG_PER_SECOND,
					seconds: BIG_SECONDS,
				},
			],
		};
	} finally {
		await opened.close();
	}
}

function cpuSeconds(shop: Shop): number {
	const of = (pid: number) => {
		const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
		return (Number(fields[11]) + Number(fields[12])) / TICKS;
	};
	return shop.programs.reduce((sum, program) => sum + of(program.process.pid!), 0);
}

const memory = (shop: Shop) =>
	shop.programs.reduce((sum, program) => sum + residentMegabytes(program.process.pid!) * 1024, 0);

/** The quantile of delivery times, in ms. */
function quantile(times: readonly number[], share: number): number {
	const wanted = times.reduce((sum, count) => sum + count, 0) * share;
	let seen = 0;
	return times.findIndex((count) => {
		seen += count;
		return seen >= wanted;
	});
}

/** A pattern's measurements beside their limits. */
function linesOf(processes: string, way: Way, talked: TalkResult, cpu: number): Line[] {
	const { times, answered, refused, doubled, disordered, stored, heard } = talked;
	const wanted = way.places.reduce<number>((sum, id) => sum + (id === null ? 0 : (stored[id] ?? 0)), 0);
	const came = heard.reduce((sum, count) => sum + count, 0);
	const name = `chat ${way.name}, ${processes}`;
	const note = `median ${quantile(times, 0.5)} ms, 99 % ${quantile(times, 0.99)} ms, 95 % answered in ${quantile(answered, 0.95)} ms; the site takes ${cpu.toFixed(2)} cores, the generator ${talked.cpu.toFixed(2)}`;
	const sent = Object.values(stored).reduce((sum, count) => sum + count, 0);
	return [
		{
			name: `${name}: 95 % arrive within`,
			value: quantile(times, 0.95),
			limit: 1000,
			better: "less",
			unit: "ms",
			note,
		},
		{
			name: `${name}: lost`,
			value: wanted - came,
			limit: 0,
			better: "less",
			note: `of ${sent} sent, ${wanted} to hear`,
		},
		{ name: `${name}: doubled or out of order`, value: doubled + disordered, limit: 0, better: "less" },
		{ name: `${name}: refused`, value: refused, limit: 0, better: "less" },
	];
}

function memoryLine(before: number, most: number): Line {
	const note = `${Math.round(before / 1024)} MB without them, ${Math.round(most / 1024)} MB with them`;
	const value = (most - before) / (PEOPLE - FIRST);
	return { name: "chat, one process: memory of a client", value, limit: 40, better: "less", unit: "kB", note };
}

async function chatAt(folder: string, processes: number): Promise<Line[]> {
	const shop = await postgresShop(folder, processes, null);
	const talkers = startTalkers();
	const where = processes === 1 ? "one process" : `${processes} processes`;
	try {
		const { guests, first, ways } = await waysOf(shop);
		const connect = (some: Guest[]) => {
			const cookies = some.map(({ cookie }) => cookie);
			return talkers.order({ connect: { urls: shop.urls, cookies, perSecond: CONNECTS_PER_SECOND } });
		};
		await connect(guests.slice(0, FIRST));
		await talkers.order({ talk: first });
		const before = memory(shop);
		const { ms } = (await connect(guests.slice(FIRST))) as ConnectResult;
		const lines: Line[] = [];
		let most = memory(shop);
		console.error(
			`  ${PEOPLE} connected in ${ms} ms, ${Math.round(before)} kB before, ${Math.round(most)} kB with them`,
		);
		for (const way of ways) {
			const [took, since] = [cpuSeconds(shop), Date.now()];
			const talked = (await talkers.order({ talk: way })) as TalkResult;
			lines.push(...linesOf(where, way, talked, (cpuSeconds(shop) - took) / ((Date.now() - since) / 1000)));
			console.error(`  ${way.name}: ${Math.round(memory(shop))} kB, ${lines.at(-4)?.value} ms, ${lines.at(-4)?.note}`);
			if (way === ways[0]) most = Math.max(most, memory(shop));
		}
		// the limit is for one process; two processes each have their own growth, shared by fewer people
		return processes === 1 ? [memoryLine(before, most), ...lines] : lines;
	} finally {
		talkers.stop();
		await shop.stop();
	}
}

/**
 * 5,000 connected people send a message a minute each, and 200 people in a room of 1,000 send one a second. Measured
 * with one process on PostgreSQL and with two.
 */
export async function chat(folder: string): Promise<Line[]> {
	return [...(await chatAt(folder, 1)), ...(await chatAt(folder, 2))];
}
