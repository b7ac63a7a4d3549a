import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grossOf, lineAmounts } from "../../kit/money/amounts.ts";
import { priceWithCode } from "../codes/rules.ts";
import { amountsOf } from "../orders/price.ts";
import type { LineKind, RefundableLine } from "../orders/rules.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import { pricedAt } from "../packages/rules.ts";
import type { ChangeableTicket, PaidOption } from "../ticket-holders/changeable-ticket.ts";
import { attendsOnlineAfter, changePrice, changeRefusal, changesOf, freeOptions, type Recordings } from "./rules.ts";

/** Net prices of the three rounds, in the organiser's order. */
const NETS: Record<string, [number, number, number]> = {
	EXPO: [0, 0, 0],
	"BASIC-ONLINE": [24_900, 29_900, 34_900],
	"BASIC-ONSITE": [39_900, 44_900, 52_900],
	STANDARD: [64_900, 74_900, 87_900],
	EXEC: [109_900, 124_900, 144_900],
};
const RECORDINGS: Record<string, Recordings> = { "BASIC-ONLINE": "online", STANDARD: "all", EXEC: "all" };
const CODES = Object.keys(NETS);
/** FINALCALL: 20 % on Standard and Exec. */
const FINALCALL = { kind: "discount" as const, percent: 20 };
const MOMENTS = ["2025-04-20T10:00:00Z", "2025-04-30T10:00:00Z", "2025-05-20T10:00:00Z"].map((at) => new Date(at));

const base: PackageIncludes = {
	expo: true,
	lectures: "both",
	afterparty: false,
	recordings: "none",
	lunch: "buy",
	matchmaking: "none",
};
const rounds = [1, 2, 3].map((number) => ({
	id: number,
	number,
	endsAt: number === 3 ? null : new Date(number === 1 ? "2025-04-28T22:00:00Z" : "2025-05-04T22:00:00Z"),
}));
const packages = CODES.map((code, index) => ({
	id: index + 1,
	code,
	vatRate: 23,
	freeOptions: code === "STANDARD" ? (["lunch"] as const) : [],
	includes: { ...base, recordings: RECORDINGS[code] ?? "none" },
}));
const byPackage = new Map(
	packages.map(({ id, code }) => [id, new Map(rounds.map((round, index) => [round.id, NETS[code]![index]!] as const))]),
);
const soldAt = (now: Date) => pricedAt({ packages, rounds, byPackage }, now);

const line = (unitNetGrosz: number, more: Partial<RefundableLine> = {}) => ({
	position: 0,
	kind: "package" as LineKind,
	quantity: 1,
	refundedQuantity: 0,
	reducedGrosz: 0,
	vatRate: 23,
	unitNetGrosz,
	isReverseCharged: false,
	...more,
});
const ticket = (code: string, nets: number[], more: Partial<ChangeableTicket> = {}): ChangeableTicket => ({
	status: "confirmed",
	packageId: CODES.indexOf(code) + 1,
	calendarId: null,
	owed: null,
	options: [],
	lines: nets.map((net) => line(net)),
	...more,
});
const during = { isOver: false, watchable: [] };
const pricesOf = (one: ChangeableTicket, now: Date) =>
	changesOf(one, soldAt(now), during).map(({ code, netGrosz, vatRate }) => [
		code,
		netGrosz,
		grossOf(netGrosz, vatRate),
	]);

describe("the price of a change", () => {
	test("749 − 449 + VAT: the second round's Basic Onsite to Standard", () => {
		expect(pricesOf(ticket("BASIC-ONSITE", [44_900]), MOMENTS[1]!)).toEqual([
			["STANDARD", 30_000, 36_900],
			["EXEC", 80_000, 98_400],
		]);
	});

	const cases = [0, 1, 2].flatMap((today) =>
		CODES.flatMap((from, own) =>
			[0, 1, 2]
				.filter((paidIn) => paidIn <= today)
				.flatMap((paidIn) => {
					const list = NETS[from]![paidIn]!;
					const nets = ["STANDARD", "EXEC"].includes(from) ? [list, priceWithCode(list, FINALCALL)] : [list];
					// an invited guest has paid nothing
					return [...new Set([...nets, 0])].map((paid) => [today, from, paid, CODES.slice(own + 1)] as const);
				}),
		),
	);
	test.each(cases)(
		"in round %i + 1, %s with %i paid: every dearer package, at the difference",
		(today, from, paid, better) => {
			const expected = better.map((code) => {
				const net = NETS[code]![today]! - paid;
				return [code, net, net + Math.round((net * 23) / 100)];
			});
			expect(pricesOf(ticket(from, [paid]), MOMENTS[today]!)).toEqual(expected);
		},
	);
	test("the cases cover all rounds, pairs and prices", () => expect(cases.length).toBeGreaterThan(50));

	test("earlier changes count as paid, as do reductions and a piece of a team's line", () => {
		const paid = (lines: ReturnType<typeof line>[]) =>
			changesOf({ ...ticket("BASIC-ONLINE", []), lines }, soldAt(MOMENTS[1]!), during)[0]?.paidNetGrosz;
		expect(paid([line(29_900), line(15_000, { kind: "change" })])).toBe(44_900);
		expect(paid([line(29_900, { reducedGrosz: 12_300 })])).toBe(19_900);
		expect(paid([line(29_900, { kind: "team", quantity: 5, refundedQuantity: 2 })])).toBe(29_900);
		expect(paid([line(29_900, { refundedQuantity: 1 })])).toBe(0);
		expect(paid([])).toBe(0);
	});

	test("an option counts only if the package includes it", () => {
		const bought: PaidOption[] = [
			{ kind: "lunch", line: line(4900, { kind: "option", vatRate: 8 }) },
			{ kind: "tshirt", line: line(5900, { kind: "option" }) },
		];
		const changes = changesOf(ticket("BASIC-ONSITE", [44_900], { options: bought }), soldAt(MOMENTS[1]!), during);
		expect(changes.map(({ code, countedNetGrosz, netGrosz }) => [code, countedNetGrosz, netGrosz])).toEqual([
			["STANDARD", 4900, 25_100],
			["EXEC", 0, 80_000],
		]);
		expect(freeOptions({ lunch: "included", afterparty: true }, [{ kind: "tshirt", netGrosz: 0 }])).toEqual([
			"lunch",
			"afterparty",
			"tshirt",
		]);
		expect(freeOptions({ lunch: "buy", afterparty: false }, [{ kind: "lunch", netGrosz: 1 }])).toEqual([]);
	});

	test("is never negative; net amounts add up to the day's price, and VAT is the line's", () => {
		const grosz = fc.nat(10_000_000);
		fc.assert(
			fc.property(grosz, grosz, grosz, fc.constantFrom(0, 5, 8, 23), (day, paid, counted, vatRate) => {
				const { netGrosz } = changePrice(day, paid, counted);
				expect(netGrosz).toBeGreaterThanOrEqual(0);
				if (paid + counted <= day) expect(netGrosz + paid + counted).toBe(day);
				else expect(netGrosz).toBe(0);
				const item = { quantity: 1, listNetGrosz: netGrosz, unitNetGrosz: netGrosz, vatRate };
				expect(amountsOf([item], "card").total).toEqual(lineAmounts(1, netGrosz, vatRate));
			}),
		);
	});

	test("a package that is cheaper, equal or not sold is not offered", () => {
		const now = MOMENTS[1]!;
		const same = soldAt(now).map((one) => (one.code === "STANDARD" ? { ...one, netGrosz: 44_900 } : one));
		const own = ticket("BASIC-ONSITE", [44_900]);
		expect(changesOf(own, same, during).map((one) => one.code)).toEqual(["EXEC"]);
		const unsold = soldAt(now).map((one) => (one.code === "EXEC" ? { ...one, netGrosz: undefined } : one));
		expect(changesOf(own, unsold, during).map((one) => one.code)).toEqual(["STANDARD"]);
		// no longer sold, so the paid price ranks it
		const gone = soldAt(now).map((one) => (one.code === "BASIC-ONSITE" ? { ...one, netGrosz: undefined } : one));
		expect(changesOf(own, gone, during).map((one) => one.code)).toEqual(["STANDARD", "EXEC"]);
	});
});

describe("after the event", () => {
	const after = (from: string, watchable: Recordings[]) =>
		changesOf(ticket(from, [0]), soldAt(MOMENTS[2]!), { isOver: true, watchable }).map((one) => one.code);
	test.each<[string, Recordings[], string[]]>([
		["EXPO", ["online", "all"], ["BASIC-ONLINE", "STANDARD", "EXEC"]],
		["EXPO", ["all"], ["STANDARD", "EXEC"]],
		["BASIC-ONLINE", ["online", "all"], ["STANDARD", "EXEC"]],
		["BASIC-ONLINE", ["online"], []],
		["BASIC-ONSITE", ["online"], ["STANDARD", "EXEC"]],
		["STANDARD", ["online", "all"], []],
		["EXPO", [], []],
	])("%s with recordings %j: %j, which open more of them", (from, watchable, codes) =>
		expect(after(from, watchable)).toEqual(codes),
	);
});

describe("a package that cannot be changed", () => {
	const open = { allowRegistration: true, isOver: false };
	const abroad = [{ ...line(29_900), isReverseCharged: true }];
	const owed = { number: "MSTS25-7K3QF9XD", isChange: false };
	const cases: [string, Partial<ChangeableTicket>, typeof open, Recordings[], string | undefined][] = [
		["a paid one can", {}, open, [], undefined],
		["given back", { status: "cancelled" }, open, [], "isCancelled"],
		["not paid", { status: "reserved", owed }, open, [], "isUnpaid"],
		["not confirmed yet, though free", { status: "reserved" }, open, [], "isUnpaid"],
		["accepted, its invoice is not paid", { owed }, open, [], "isUnpaid"],
		["another change waits", { owed: { ...owed, isChange: true } }, open, [], "isWaiting"],
		["of one edition", { calendarId: 7 }, open, [], "isForADay"],
		["without Polish VAT", { lines: abroad }, open, [], "isAbroad"],
		["registration is closed", {}, { ...open, allowRegistration: false }, [], "isClosed"],
		["the event is over", {}, { ...open, isOver: true }, [], "isOver"],
		["the event is over, recordings are open", {}, { allowRegistration: false, isOver: true }, ["all"], undefined],
	];
	test.each(cases)("%s", (_name, more, event, watchable, refusal) =>
		expect(changeRefusal(ticket("BASIC-ONLINE", [29_900], more), event, watchable)).toBe(refusal),
	);
});

test.each([
	["only online, both", true, { isOnline: true, isOnsite: false }, { isOnline: true, isOnsite: true }, false],
	["only online, on site", true, { isOnline: true, isOnsite: false }, { isOnline: false, isOnsite: true }, false],
	["both, chosen online, both", true, { isOnline: true, isOnsite: true }, { isOnline: true, isOnsite: true }, true],
	["both, chosen on site, both", false, { isOnline: true, isOnsite: true }, { isOnline: true, isOnsite: true }, false],
	[
		"both, chosen online, on site",
		true,
		{ isOnline: true, isOnsite: true },
		{ isOnline: false, isOnsite: true },
		false,
	],
	["both, on site, only online", false, { isOnline: true, isOnsite: true }, { isOnline: true, isOnsite: false }, true],
] as const)("whether a ticket attends onsite or online: %s", (_name, isOnline, before, after, expected) =>
	expect(attendsOnlineAfter(isOnline, before, after)).toBe(expected),
);
