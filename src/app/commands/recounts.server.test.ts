import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../tests/harness/buying.ts";
import { addCalendar, addCategory, addLecture } from "../../../tests/harness/content.ts";
import { confirmInWaitingList } from "../../../tests/harness/registering.ts";
import { doDueWork } from "../../../tests/harness/server.ts";
import { lecture } from "../../features/agenda/server/tables.ts";
import { ticketCode } from "../../features/codes/server/tables.ts";
import { documentCounter } from "../../features/documents/server/tables.ts";
import { calendar, event } from "../../features/event/server/tables.ts";
import { optionStock, packageOption } from "../../features/options/server/tables.ts";
import type { OrderRecord } from "../../features/orders/server/order-facts.ts";
import { ordersOf } from "../../features/orders/server/store.ts";
import { salesOrder } from "../../features/orders/server/tables.ts";
import { codesOfOrder } from "../../features/orders/server/team-code-store.ts";
import { packageStock, ticketPackage, waitingEntry } from "../../features/packages/server/tables.ts";
import { lectureSeat } from "../../features/seats/server/tables.ts";
import { registration } from "../../features/ticket-holders/server/tables.ts";
import { auditEntry } from "../../kit/audit/tables.ts";
import { emails } from "../../kit/mail/store.ts";
import { repairStock, stockDifferences } from "./recounts.ts";

const STEPS = 125;
const CAPACITY = 6;
const SEEN = [
	"buys for oneself: 200",
	"buys for oneself: 409",
	"buys for a team: 200",
	"uses a code of a team: 200",
	"buys with lunch: 200",
	"adds to a ticket: 200",
	"pays: paid",
	"pays another amount: paid",
	"pays twice: queued",
	"cancels: 200",
	"gives back: 200",
	"waits: 200",
	"takes or leaves an offer: 200",
];

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
	await addCalendar(one.server.deps, one.event, { code: "D1", onsiteCapacity: 4, onlineCapacity: 6 });
	const online = (await one.db.select().from(ticketPackage).orderBy(ticketPackage.id)).find(
		(it) => it.code === "BASIC-ONLINE",
	)!;
	await one.db.insert(packageOption).values([
		{ packageId: online.id, kind: "lunch", netGrosz: 4900, vatRate: 8, capacity: 3 },
		{ packageId: online.id, kind: "tshirt", netGrosz: 5900, choices: ["M", "L"], choiceLimits: { M: 2 } },
	]);
});
beforeEach(async () => {
	await one.empty();
	await one.db.delete(waitingEntry);
	await one.db.update(calendar).set({ onsiteTaken: 0, onlineTaken: 0 });
	await one.db.update(ticketPackage).set({ capacity: CAPACITY, isOnsite: true });
	await one.db.update(event).set({ startsAt: new Date(one.server.clock.now().getTime() + 90 * 86_400_000) });
});

/** A seeded random number generator, from 0 to 1. */
function chance(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
		return state / 2 ** 32;
	};
}

/** Buyers, banks, time and the organiser act through public interfaces. Each action returns its status. */
function doings(random: () => number) {
	let people = 0;
	let transfers = 0;
	const whole = (below: number) => Math.floor(random() * below);
	const of = <T>(list: readonly T[]): T | undefined => list[whole(list.length)];
	const email = () => `p${++people}@firma.example`;
	const post = async (url: string, payload: object = {}) =>
		(await one.server.app.inject({ method: "POST", url: `${url}?lang=en`, payload })).statusCode;
	const buy = async (payload: object) => (await one.buy({ email: email(), ...payload })).statusCode;
	const way = (isOnline = true) => ({ calendarCode: "D1", isOnline });
	const order = async (...statuses: OrderRecord["status"][]) =>
		of((await ordersOf(one.db)).filter((it) => statuses.includes(it.status)));
	const pay = async (difference: number, status: OrderRecord["status"]) => {
		const paid = await order(status);
		if (!paid) return "nobody";
		const amountGrosz = paid.grossGrosz + difference;
		return one.receive(paid.id, { provider: "transfer", reference: `t${++transfers}`, amountGrosz });
	};
	const quantity = () => 1 + whole(3);
	return {
		"buys for oneself": () => buy({ ...way(), paymentMethod: of(["card", "transfer"]) }),
		"buys with lunch": () => buy({ ...way(false), wantLunch: true, expectedGrossGrosz: GROSS + 5292 }),
		"buys with a discount": () => buy({ ...way(), code: "FINALCALL", expectedGrossGrosz: 29_422 }),
		"takes the free package": async () => {
			const who = { email: email() };
			const status = await buy({ ...who, ...way(random() < 0.5), packageCode: "EXPO", paymentMethod: undefined });
			// after half an hour the others' places are released
			if (status === 200 && people % 3 > 0) await one.confirm(who.email);
			return status;
		},
		"buys for a team": async () => {
			const pieces = quantity();
			const gross = 29_900 * pieces + Math.round((29_900 * pieces * 23) / 100);
			const tickets = [{ packageCode: "BASIC-ONLINE", quantity: pieces }];
			return buy({ packageCode: undefined, tickets, expectedGrossGrosz: gross });
		},
		"uses a code of a team": async () => {
			const team = await order("confirmed");
			const code = team && of(await codesOfOrder(one.db, team.id));
			return code ? buy({ ...way(), code: code.code, paymentMethod: undefined }) : "nobody";
		},
		pays: () => pay(0, "reserved"),
		"pays another amount": () => pay(of([1, -1 - whole(30_000)])!, "reserved"),
		"pays late": () => pay(0, "expired"),
		"pays twice": () => pay(0, "confirmed"),
		cancels: async () => {
			const unpaid = await order("reserved", "confirmed");
			return unpaid ? one.cancel(unpaid.id) : "nobody";
		},
		"gives back": async () => {
			const paid = await order("confirmed", "reserved");
			if (!paid) return "nobody";
			return one.giveBack(paid.id, random() < 0.5 ? undefined : [{ position: 0, quantity: quantity() }]);
		},
		"adds to a ticket": async () => {
			const all = await one.db.select().from(registration).orderBy(registration.id);
			const ticket = of(all.filter((it) => it.status === "confirmed"));
			const tShirtChoice = of(["M", "L"])!;
			if (!ticket) return "nobody";
			return one.add(ticket, { tShirtChoice, paymentMethod: "card", expectedGrossGrosz: 7257 });
		},
		waits: async () => {
			const payload = { email: email(), firstName: "Ewa" };
			const status = await post("/api/event/MSTS25/packages/BASIC-ONLINE/waitingList", payload);
			if (status === 200) await confirmInWaitingList(one.server, payload.email);
			return status;
		},
		"takes or leaves an offer": async () => {
			const { rows } = await emails(one.db, 1, 200);
			const offers = rows.filter((it) => it.kind === "waiting-offered");
			const offer = /offer=([^&\s]+)/.exec(of(offers)?.text ?? "")?.[1];
			if (!offer) return "nobody";
			return random() < 0.7 ? buy({ ...way(), offer }) : post(`/api/waitingList/${offer}/leave`);
		},
		"time passes": async () => {
			one.later(of([5, 31, 60 * 13, 60 * 25])!);
			await doDueWork(one.server);
			return "done";
		},
	};
}

describe("counters and facts", () => {
	test("agree after random actions of people, banks and time", { timeout: 240_000 }, async () => {
		await one.addDiscount();
		await one.db.update(ticketCode).set({ useLimit: 4 });
		const random = chance(10);
		const all = Object.entries(doings(random));
		const done = new Set<string>();
		const since: string[] = [];
		for (let step = 0; step < STEPS; step++) {
			const [name, act] = all[Math.floor(random() * all.length)]!;
			const answer = await act();
			if (answer !== "nobody") since.push(`${name}: ${answer}`);
			// A wrong count persists, so checking every few steps finds it.
			if (step % 5 < 4) continue;
			expect(await stockDifferences(one.db), `after step ${step}: ${since.join(", ")}`).toEqual([]);
			for (const deed of since.splice(0)) done.add(deed);
		}
		// all or no actions succeeding proves nothing
		expect(SEEN.filter((deed) => !done.has(deed))).toEqual([]);
	});

	test("agree after simultaneous purchases", async () => {
		await one.db.update(ticketPackage).set({ capacity: null });
		let isBuying = true;
		const buying = Promise.all(
			Array.from({ length: 12 }, (_, n) =>
				one.buy({ email: `c${n}@firma.example`, calendarCode: "D1", isOnline: true }),
			),
		).finally(() => {
			isBuying = false;
		});
		while (isBuying) expect(await stockDifferences(one.db)).toEqual([]);
		await buying;
	});
});

describe("a wrong counter", () => {
	test("is found for every kind and corrected with an audit entry", async () => {
		await one.addDiscount();
		const order = await one.bought({
			code: "FINALCALL",
			expectedGrossGrosz: 29_422,
			calendarCode: "D1",
			isOnline: true,
		});
		await one.receive(order.id, { amountGrosz: 29_422 });
		await one.db.update(registration).set({ status: "cancelled" }); // simulates lost releases
		await one.db.update(ticketCode).set({ used: 3 });
		await one.db.insert(documentCounter).values({ kind: "proforma", year: 2025, last: 4 });
		const found = await stockDifferences(one.db);
		expect(found.map(({ kind, name, counter, facts }) => [kind, name, counter, facts])).toEqual([
			["code", "MSTS25 FINALCALL", 3, 1],
			["online", "MSTS25 D1", 1, 0],
			["package", "MSTS25 BASIC-ONLINE", 1, 0],
			["document", "proforma 2025", 4, 0],
		]);
		expect(await repairStock(one.server.deps, "command:stock")).toEqual(found);
		expect(await stockDifferences(one.db)).toEqual([]);
		const entries = await one.db.select().from(auditEntry).where(eq(auditEntry.action, "stock.repaired"));
		expect(entries.map((it) => [it.actor, it.subject, it.detail])).toEqual([
			["command:stock", expect.stringMatching(/^code:\d+$/), { from: 3, to: 1 }],
			["command:stock", expect.stringMatching(/^online:\d+$/), { from: 1, to: 0 }],
			["command:stock", expect.stringMatching(/^package:\d+$/), { from: 1, to: 0 }],
			["command:stock", "document:proforma 2025", { from: 4, to: 0 }],
		]);
		await one.db.delete(documentCounter);
	});

	test("is created for a package without one", async () => {
		await one.bought();
		await one.db.delete(packageStock);
		expect(await stockDifferences(one.db)).toMatchObject([{ kind: "package", counter: 0, facts: 1 }]);
		await repairStock(one.server.deps, "command:stock");
		expect(await one.taken()).toBe(1);
	});

	test("of seats and options is corrected; a seat without a ticket is only reported", async () => {
		const [day] = await one.db.select().from(calendar);
		const category = await addCategory(one.server.deps, one.event);
		const place = { event: one.event, category, calendar: day! };
		const { id } = await addLecture(one.server.deps, place);
		const seat = { lectureId: id, registrationId: 999, isExtended: false, takenAt: one.server.clock.now() };
		await one.db.insert(lectureSeat).values(seat);
		const [lunch] = await one.db.select().from(packageOption);
		await one.db.insert(optionStock).values({ optionId: lunch!.id, taken: 2 });
		const names = (found: { kind: string; counter: number; facts: number }[]) =>
			found.map(({ kind, counter, facts }) => [kind, counter, facts]);
		expect(names(await stockDifferences(one.db))).toEqual([
			["basic", 0, 1],
			["seat", 1, 0],
			["option", 2, 0],
		]);
		expect(names(await repairStock(one.server.deps, "command:stock"))).toEqual([
			["basic", 0, 1],
			["option", 2, 0],
		]);
		expect(names(await stockDifferences(one.db))).toEqual([["seat", 1, 0]]);
		await one.db.delete(lecture);
	});

	test("of money is only reported", async () => {
		const order = await one.bought();
		await one.db.update(salesOrder).set({ paidGrosz: GROSS });
		expect(await stockDifferences(one.db)).toMatchObject([
			{ kind: "order", name: order.number, counter: GROSS, facts: 0 },
		]);
		expect(await repairStock(one.server.deps, "command:stock")).toEqual([]);
	});

	test("is corrected during purchases without losing or duplicating a place", async () => {
		await one.db.update(ticketPackage).set({ capacity: null });
		await one.bought();
		const buying = Promise.all(Array.from({ length: 12 }, (_, n) => one.buy({ email: `r${n}@firma.example` })));
		for (let round = 0; round < 6; round++) {
			await one.db.update(packageStock).set({ taken: sql`${packageStock.taken} + 1` });
			await repairStock(one.server.deps, "command:stock");
		}
		await buying;
		expect(await stockDifferences(one.db)).toEqual([]);
		expect(await one.taken()).toBe(13);
	});
});
