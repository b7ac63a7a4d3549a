import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres } from "../harness/postgres.ts";
import { company } from "../harness/registering.ts";
import { GROSS, SCARCE_STOCK, type TwoProcesses, twoProcesses } from "../harness/two-processes.ts";

const BUYERS = 20;
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
	Promise.all(Array.from({ length: count }, (_, n) => work(n)));

/** Counts responses by status. */
function counted(answers: { status: number }[]): Record<number, number> {
	const counts: Record<number, number> = {};
	for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
	return counts;
}

const paidFor = { packageCode: "PAID", paymentMethod: "card", expectedGrossGrosz: GROSS };
const half = { ...paidFor, code: "HALF", expectedGrossGrosz: 18_389 };

async function referenceOf(
	{ post }: Pick<TwoProcesses, "post">,
	bought: { json: Record<string, unknown> },
): Promise<string> {
	const { secret } = bought.json["order"] as { secret: string };
	const { json } = await post(1, `/api/payment/${secret}/url`, { method: "card" });
	return /[^=/]+$/.exec(json["url"] as string)![0];
}

type Holder = { id: unknown; cookie: string };

/** A logged-in person with a free ticket. */
async function holder({ buy, logIn, rows }: Pick<TwoProcesses, "buy" | "logIn" | "rows">, n: number): Promise<Holder> {
	const email = `changing-${randomUUID()}@firma.example`;
	await buy(n, { packageCode: "EXPO", email });
	const cookie = await logIn(n, email);
	const own = `select r.id from registration r join account a on a.id = r.account_id where a.email = '${email}'`;
	const [{ id } = {}] = await rows(own);
	return { id, cookie };
}

/** Orders a change to the scarce package. */
function change({ post }: Pick<TwoProcesses, "post">, n: number, { id, cookie }: Holder) {
	const wanted = { packageCode: "BETTER", paymentMethod: "card", expectedGrossGrosz: 49_077 };
	return post(n, `/api/user/packageChange/${id}`, wanted, cookie);
}

/** Invariants after concurrent requests to both processes. A broken one throws an assertion. */
const RIGHT: Record<string, (site: TwoProcesses) => Promise<void>> = {
	async "the places of a package are sold once"({ buy, rows }) {
		const answers = await times(BUYERS, (n) => buy(n, { packageCode: "FEW" }));
		expect(counted(answers)).toEqual({ 200: SCARCE_STOCK.places, 409: BUYERS - SCARCE_STOCK.places });
		const sold =
			"select count(*)::int as sold from registration join ticket_package p on p.id = package_id where code = 'FEW'";
		expect(await rows(sold)).toEqual([{ sold: SCARCE_STOCK.places }]);
	},

	async "a code is used as often as it may be"({ buy, rows }) {
		const answers = await times(BUYERS, (n) => buy(n, { packageCode: "PAID", code: "FREE" }));
		const refused = answers.filter((one) => one.status === 409 || one.status === 422); // at the end, or before it
		expect(counted(answers)[200]).toBe(SCARCE_STOCK.uses);
		expect(refused).toHaveLength(BUYERS - SCARCE_STOCK.uses);
		expect(await rows("select used from ticket_code where code = 'FREE'")).toEqual([{ used: SCARCE_STOCK.uses }]);
	},

	async "a day lets as many come as there are places"({ buy, rows }) {
		const answers = await times(BUYERS, (n) => buy(n, { calendarCode: "D1", isOnline: false }));
		expect(counted(answers)).toEqual({ 200: SCARCE_STOCK.onsite, 409: BUYERS - SCARCE_STOCK.onsite });
		expect(await rows("select onsite_taken from calendar")).toEqual([{ onsite_taken: SCARCE_STOCK.onsite }]);
	},

	async "a size is given out as often as there are pieces"({ buy, rows }) {
		const answers = await times(BUYERS, (n) => buy(n, { packageCode: "EXPO", tShirtChoice: "M" }));
		expect(counted(answers)).toEqual({ 200: SCARCE_STOCK.shirts, 409: BUYERS - SCARCE_STOCK.shirts });
		expect(await rows("select count(*)::int as given from option_choice")).toEqual([{ given: SCARCE_STOCK.shirts }]);
	},

	async "one submission makes one account"({ buy, rows }) {
		const email = `twice-${randomUUID()}@firma.example`;
		const answers = await times(12, (n) => buy(n, { email }));
		expect(counted(answers)).toEqual({ 200: 1, 409: 11 });
		expect(await rows(`select email from account where email = '${email}'`)).toHaveLength(1);
	},

	async "one key six times at once is one registration, answered six times"({ buy, rows }) {
		for (const round of Array(4).keys()) {
			const same = { ...paidFor, email: `key-${round}-${randomUUID()}@firma.example` };
			const answers = await times(6, (n) => buy(n, same, `key-${round}-${same.email}`));
			expect(answers.map((one) => one.status)).toEqual(Array(6).fill(200));
			expect(new Set(answers.map((one) => JSON.stringify(one.json))).size).toBe(1);
			expect(await rows(`select 1 from account where email = '${same.email}'`)).toHaveLength(1);
		}
	},

	async "payments that are told often count once"({ buy, post, rows }) {
		const references = await times(5, async (n) => referenceOf({ post }, await buy(n, paidFor)));
		const responses = await times(40, (n) =>
			post(n, `/api/payment/test/${references[n >> 3]}`, { outcome: "success" }),
		);
		expect(responses.map((one) => one.json)).toEqual(responses.map(() => ({ state: "paid" })));
		const of = references.map((reference) => `'${reference}'`).join();
		expect(
			await rows(`select o.status, o.paid_grosz, count(*)::int as orders, sum(emails)::int as emails, sum(entries)::int as entries
				from payment p join sales_order o on o.id = p.order_id join account c on c.id = o.account_id,
				lateral (select count(*) as emails from email_message where recipient = c.email and kind = 'order-paid') l,
				lateral (select count(*) as entries from audit_entry where subject = 'order:' || o.id and action = 'order.confirmed') e
				where p.reference in (${of}) and p.state = 'paid' group by 1, 2`),
		).toEqual([{ status: "confirmed", paid_grosz: GROSS, orders: 5, emails: 5, entries: 5 }]);
	},

	async "invoices are numbered without a gap"({ buy, post, rows }) {
		const references = await times(12, async (n) => referenceOf({ post }, await buy(n, { ...paidFor, ...company })));
		await times(12, (n) => post(n, `/api/payment/test/${references[n]}`, { outcome: "success" }));
		const gaps =
			"select max(sequence) - count(*)::int as gaps, count(*) >= 12 as all from tax_document where kind = 'invoice'";
		expect(await rows(gaps)).toEqual([{ gaps: 0, all: true }]);
	},

	async "a ticket that goes back has nothing added to it when they meet"({ buy, post, logIn, rows }) {
		const statuses = await times(8, async (n) => {
			const email = `adding-${randomUUID()}@firma.example`;
			const bought = await buy(n, { ...paidFor, email });
			const reference = await referenceOf({ post }, bought);
			await post(n, `/api/payment/test/${reference}`, { outcome: "success" });
			const cookie = await logIn(n, email);
			const { secret } = bought.json["order"] as { secret: string };
			const own = `select r.id from registration r join account a on a.id = r.account_id where a.email = '${email}'`;
			const [{ id } = {}] = await rows(own);
			const bag = { wantGiftbag: true, paymentMethod: "card", expectedGrossGrosz: 1230 };
			const both = await Promise.all([
				post(n, `/api/payment/${secret}/refund`, { expectedGrosz: GROSS }),
				post(n + 1, `/api/user/options/${id}`, bag, cookie),
			]);
			return both.map((one) => one.status).toSorted();
		});
		// one of the two, the first
		expect(statuses).toEqual(statuses.map(() => [200, 409]));
	},

	async "the places of a better package are sold once"({ buy, post, logIn, rows }) {
		const people = await times(8, (n) => holder({ buy, logIn, rows }, n));
		const answers = await times(people.length, (n) => change({ post }, n, people[n]!));
		expect(counted(answers)).toEqual({ 200: SCARCE_STOCK.better, 409: people.length - SCARCE_STOCK.better });
		const heldChangesQuery = "select count(*)::int as held from package_change where state = 'held'";
		expect(await rows(heldChangesQuery)).toEqual([{ held: SCARCE_STOCK.better }]);
		await rows("delete from package_change");
		await rows(
			"update package_stock set taken = 0 where package_id = (select id from ticket_package where code = 'BETTER')",
		);
	},

	async "a ticket of two devices is changed once when they meet"({ buy, post, logIn, rows }) {
		const person = await holder({ buy, logIn, rows }, 0);
		const both = await times(2, (n) => change({ post }, n, person));
		expect(both.map((one) => one.status).toSorted()).toEqual([200, 409]);
	},

	async "orders of one network hold what an unconfirmed buyer may when they meet"({ buy, rows }) {
		const network = `10.1.${randomInt(256)}.${randomInt(1, 255)}`;
		const scarce = { ...paidFor, packageCode: "SCARCE" };
		const answers = await times(BUYERS, (n) => buy(n, scarce, undefined, network));
		const isReserved = "status = 'reserved' and package_id = (select id from ticket_package where code = 'SCARCE')";
		// another person pays, so that the next attempt starts fresh
		await rows(
			`delete from unconfirmed_origin where account_id in (select account_id from registration where ${isReserved})`,
		);
		expect(counted(answers)).toEqual({ 200: 1, 409: BUYERS - 1 });
	},

	async "free places are confirmed or released once when they meet"({ buy, confirm, rows }) {
		const people = await times(12, async (n) => {
			const email = `held-${randomUUID()}@firma.example`;
			return { email, cookie: (await buy(n, { packageCode: "HELD", email })).cookie };
		});
		const heldPackageQuery = "select id from ticket_package where code = 'HELD'";
		await rows(`update registration set place_held_until = '2025-01-01' where place_held_until is not null`);
		await rows("update job set run_at = now() - interval '1 second' where name = 'expire-orders'");
		const released = () =>
			rows(`select 1 from registration where package_id in (${heldPackageQuery}) and status = 'cancelled'`);
		await expect.poll(async () => (await released()).length, { interval: 1, timeout: 20_000 }).toBeGreaterThan(0);
		// from the last one, while the job starts with the first
		const answers = await times(people.length, (n) => {
			const { email, cookie } = people.at(-1 - n)!;
			return confirm(n, email, cookie);
		});
		expect(counted(answers)).toEqual({ 200: people.length });
		const right = await rows(`select count(*) filter (where status <> 'confirmed')::int as lost,
			(select taken from package_stock where package_id in (${heldPackageQuery})) - count(*) filter (where status = 'confirmed')::int as more
			from registration where package_id in (${heldPackageQuery})`);
		// repairs the damage, so that the next attempt starts fresh
		await rows(
			`update registration set status = 'confirmed', place_held_until = null where package_id in (${heldPackageQuery})`,
		);
		await rows(`update package_stock set taken = (select count(*) from registration r where r.package_id = package_stock.package_id)
			where package_id in (${heldPackageQuery})`);
		expect(right).toEqual([{ lost: 0, more: 0 }]);
	},

	async "of those who confirm for the last free place one has it"({ buy, confirm, rows }) {
		const of = "select id from ticket_package where code = 'HELD'";
		const people = await times(6, async (n) => {
			const email = `last-${randomUUID()}@firma.example`;
			return { email, cookie: (await buy(n, { packageCode: "HELD", email })).cookie };
		});
		await rows(`update registration set place_held_until = '2025-01-01' where place_held_until is not null`);
		const release = async () => {
			await rows("update job set run_at = now() - interval '1 second' where name = 'expire-orders'");
			return rows(`select 1 from registration where place_held_until is not null and status = 'confirmed'`);
		};
		await expect.poll(release, { timeout: 20_000 }).toEqual([]);
		const [{ taken } = {}] = await rows(`select taken from package_stock where package_id in (${of})`);
		await rows(`update ticket_package set capacity = ${Number(taken) + 1} where code = 'HELD'`);
		const answers = await times(people.length, (n) => confirm(n, people[n]!.email, people[n]!.cookie));
		await rows("update ticket_package set capacity = 1000 where code = 'HELD'");
		expect(answers.filter(({ json }) => json["notice"] === null)).toHaveLength(1);
		const names = people.map(({ email }) => `'${email}'`).join();
		expect(await rows(`select count(*)::int as waiting from waiting_entry where email in (${names})`)).toEqual([
			{ waiting: 5 },
		]);
	},

	async "a seat that is given back is offered to who joins the queue when they meet"({ buy, post, logIn, rows }) {
		const people = await times(12, (n) => holder({ buy, logIn, rows }, n));
		const [{ id: lectureId } = {}] = await rows("select id from lecture");
		const ask = (n: number, { id, cookie }: Holder, call: string, body: object) =>
			post(n, `/api/user/${call.replace("#", String(id))}`, body, cookie);
		const left: string[] = [];
		for (let n = 0; n < people.length; n += 2) {
			const [sits, comes] = [people[n]!, people[n + 1]!];
			const seat = (lectureIds: unknown[]) => ask(n, sits, "saveUserReservations/#", { lectureIds });
			expect((await seat([lectureId])).json).toMatchObject({ isSaved: true });
			const both = await Promise.all([seat([]), ask(n + 1, comes, "seatQueue/#/join", { lectureId })]);
			const [{ state } = {}] = await rows(`select state from lecture_queue_entry where registration_id = ${comes.id}`);
			left.push(`${both[1].status} ${state}`);
			await ask(n, comes, "seatQueue/#/leave", { lectureId });
		}
		// the seat is free and taken at once, or it is offered to them
		for (const one of left) expect(["409 undefined", "200 offered"]).toContain(one);
		expect(await rows("select basic_taken from lecture_stock")).toEqual([{ basic_taken: 0 }]);
	},

	async "buyers with a code, cancelled and overdue orders never wait for each other in a ring, and a recount agrees"(
		site,
	) {
		const { post, rows } = site;
		const bought: { status: number }[] = [];
		const cancelled: { status: number }[] = [];
		await times(10, async (lane) => {
			for (let round = 0; round < 3; round++) {
				const order = await site.buy(lane, half);
				bought.push(order);
				const { secret } = (order.json["order"] ?? {}) as { secret?: string };
				if (secret && lane % 3 > 0) cancelled.push(await post(lane + 1, `/api/payment/${secret}/cancel`, {}));
				else await overdue(site);
			}
		});
		// the job may be running when it is made due, and then waits for its next minute
		const unpaid = async () => {
			await overdue(site);
			return rows("select 1 from sales_order where status = 'reserved'");
		};
		await expect.poll(unpaid).toEqual([]);
		expect(counted(bought)).toEqual({ 200: 30 });
		// an order expired in the meantime answers so
		expect(["200", "409"]).toEqual(expect.arrayContaining(Object.keys(counted(cancelled))));
		const [database] = await rows("select deadlocks::int from pg_stat_database where datname = current_database()");
		expect(database).toEqual({ deadlocks: 0 });
		expect(
			await rows(`select s.taken = (select count(*) from registration r where r.package_id = p.id and holds_place and status <> 'cancelled') as places,
				c.used = (select count(*) from ticket_code_use u where u.code_id = c.id and released_at is null) as uses
				from ticket_package p join package_stock s on s.package_id = p.id, ticket_code c where p.code = 'PAID' and c.code = 'HALF'`),
		).toEqual([{ places: true, uses: true }]);
	},
};

/**
 * Without locks, these fail only if two requests overlap, and can be repeated on the same site. The others then have no
 * limit.
 */
const MEETING = ["one submission", "payments", "invoices", "when they meet", "in a ring"];

/** Makes every unpaid order overdue and its job due. */
async function overdue({ rows }: TwoProcesses): Promise<void> {
	const unpaid = "select id from sales_order where status = 'reserved' for update skip locked";
	await rows(`update sales_order set holds_until = '2025-01-01' where id in (${unpaid})`);
	await rows("update job set run_at = now() - interval '1 second' where name = 'expire-orders'");
}

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let guarded: TwoProcesses;
let unguarded: TwoProcesses;

beforeAll(async () => {
	postgres = await startPostgres();
	guarded = await twoProcesses(postgres.url, "guarded", { locks: true }); // builds for the others
	unguarded = await twoProcesses(postgres.url, "unguarded", { locks: false });
});
afterAll(async () => {
	await Promise.all([guarded?.stop(), unguarded?.stop()]);
	await postgres?.stop();
});

/** Time for dozens of purchases at once, each with a password to hash. */
const RUSH = { timeout: 60_000 };

describe("two processes on one PostgreSQL", RUSH, () => {
	test.each(Object.entries(RIGHT))("%s", (_, isRight) => isRight(guarded));
});

// a rush without an overlap is repeated
describe("as a negative control, without locks and limits this fails:", { timeout: 4 * RUSH.timeout }, () => {
	test.each(Object.entries(RIGHT))("%s", async (name, isRight) => {
		const rushes = MEETING.some((word) => name.includes(word)) ? 30 : 1;
		let wrong: unknown;
		for (let rush = 0; rush < rushes && !wrong; rush++) await isRight(unguarded).catch((error) => (wrong = error));
		expect(wrong).toMatchObject({ name: "AssertionError" });
	});
});
