import { describe, expect, test } from "vitest";
import type { CodeAnswer } from "../codes/code-effect.ts";
import { dueOf } from "../orders/price.ts";
import type { OfferedPackage } from "./form.ts";
import { mostTickets, teamCode, teamItems, teamTickets } from "./team.ts";

const named = (code: string, netGrosz: number, placesLeft: number | null = null) =>
	({ code, name: code, netGrosz, vatRate: 23, placesLeft }) as OfferedPackage;
const packages = [named("EXPO", 0), named("BASIC", 29_900), named("STANDARD", 74_900, 3), named("EXEC", 149_900, 0)];

describe("the tickets of a team", () => {
	test.each([
		["of packages that cost something", { EXPO: 2, BASIC: 1 }, [["BASIC", 1]]],
		["no more than there are places", { STANDARD: 5, EXEC: 1 }, [["STANDARD", 3]]],
		[
			"at most 200 in all",
			{ BASIC: 199, STANDARD: 3 },
			[
				["BASIC", 199],
				["STANDARD", 1],
			],
		],
		["whole numbers", { BASIC: 2.9, STANDARD: Number.NaN, GONE: 4 }, [["BASIC", 2]]],
		["none", { BASIC: -1 }, []],
	] as [string, Record<string, number>, [string, number][]][])("%s", (_, quantities, wanted) => {
		const tickets = teamTickets(packages, quantities);
		expect(tickets.map(({ packageCode, quantity }) => [packageCode, quantity])).toEqual(wanted);
	});

	test("reserve room for others", () => {
		const tickets = teamTickets(packages, { BASIC: 199, STANDARD: 1 });
		expect(packages.map((one) => mostTickets(one, tickets))).toEqual([0, 199, 1, 0]);
	});
});

describe("the code of a team", () => {
	const prices = [{ packageCode: "STANDARD", listNetGrosz: 74_900, netGrosz: 59_920, grossGrosz: 73_702 }];
	const answer: CodeAnswer = {
		isValid: true,
		reason: null,
		message: null,
		kind: "discount",
		percent: 20,
		usesLeft: null,
		validUntil: null,
		prices,
	};
	const tickets = teamTickets(packages, { BASIC: 2, STANDARD: 3 });
	const code = (values: Partial<CodeAnswer> = {}, of = tickets) =>
		teamCode("FINALCALL", { code: "FINALCALL", answer: { ...answer, ...values } }, of, "en");

	test("reduces every ticket that it covers, with VAT per line", () => {
		const due = dueOf(teamItems(packages, tickets, code()), "deferred");
		expect(due.netGrosz).toBe(2 * 29_900 + 3 * 59_920 + 4900);
		expect(due.discount.netGrosz).toBe(3 * 14_980);
		expect(due.vatGrosz).toBe(13_754 + 41_345 + 1127);
	});

	test.each([
		[
			"an invitation",
			code({ kind: "invitation" }),
			{ state: "refused", message: expect.stringContaining("one person") },
		],
		[
			"fewer uses than tickets",
			code({ usesLeft: 2 }),
			{ state: "refused", message: expect.stringContaining("2 more") },
		],
		["enough uses", code({ usesLeft: 3 }), { state: "shared", percent: 20 }],
		["other tickets", code({}, tickets.slice(0, 1)), { state: "elsewhere", prices }],
		["one that is refused", code({ isValid: false, message: "No." }), { state: "refused", message: "No." }],
		["nothing asked", teamCode("X", undefined, tickets, "en"), { state: "unchecked" }],
	])("%s", (_, effect, expected) => expect(effect).toMatchObject(expected));
});
