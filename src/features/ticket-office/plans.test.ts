import { describe, expect, test } from "vitest";
import { handOverPlan } from "./hand-over-plan.ts";
import { movePlan } from "./move-plan.ts";

const includes = {
	expo: true,
	lectures: "both" as const,
	recordings: "all" as const,
	matchmaking: "full" as const,
	lunch: "included" as const,
	afterparty: true,
};
const pro = { code: "PRO", name: "Pro", includes: includes as never, hasExtendedSeats: true };
const basic = {
	code: "BASIC",
	name: "Basic",
	includes: { ...includes, recordings: "none", afterparty: false, lunch: "none" } as never,
	hasExtendedSeats: false,
};
const price = { netGrosz: 10_000, grossGrosz: 12_300, left: 3 };
const person = { ticketId: 7, name: "Jan Łoś", email: "jan@inna.example" };

describe("the effects of a change of package", () => {
	test("that the participant pays, with the sum, the places and the gained rights", () => {
		const plan = movePlan({ ...person, own: basic, better: { ...pro, ...price }, isGift: false });
		expect(plan.title).toEqual({
			pl: expect.stringContaining("dopłaca 123"),
			en: "Jan Łoś orders a change of package from Basic to Pro and pays PLN\u00a0123.",
		});
		expect(plan.effects.map(({ en }) => en)).toContain("Places left in Pro afterwards: 2.");
		expect(plan.effects.some(({ en }) => en.startsWith("The ticket gains:"))).toBe(true);
		expect(plan.effects.some(({ en }) => en.startsWith("The ticket loses:"))).toBe(false);
		expect(plan.figures.map(({ grosz }) => grosz)).toEqual([10_000, 12_300, 12_300]);
	});

	test("that is free, to a lower package", () => {
		const plan = movePlan({ ...person, own: pro, better: { ...basic, ...price, left: null }, isGift: true });
		expect(plan.effects.some(({ en }) => en.startsWith("The ticket loses:"))).toBe(true);
		expect(plan.effects.some(({ en }) => en.startsWith("Places left"))).toBe(false);
		expect(plan.figures.map(({ grosz }) => grosz)).toEqual([10_000, 12_300]);
	});

	test("differ for another package, price, address and way of paying", () => {
		const facts = { ...person, own: basic, better: { ...pro, ...price }, isGift: false };
		const bases = [
			facts,
			{ ...facts, isGift: true },
			{ ...facts, email: "inny@inna.example" },
			{ ...facts, better: { ...facts.better, grossGrosz: 1 } },
			{ ...facts, better: { ...facts.better, code: "MAX" } },
		].map((one) => JSON.stringify(movePlan(one).basis));
		expect(new Set(bases).size).toBe(bases.length);
		const fewer = { ...facts, better: { ...facts.better, left: 2 } };
		expect(JSON.stringify(movePlan(fewer).basis)).toBe(bases[0]);
	});
});

const giver = { firstName: "Jan", lastName: "Łoś", email: "jan@inna.example" };
const to = { firstName: "Ola", lastName: "Nowak", email: "ola@nowa.example" };
const facts = { ticketId: 7, number: "7Q4K-2F9B", packageName: "Pro", giver, to, seats: 0, personal: [] };

describe("the effects of handing a ticket over", () => {
	test("to a new person", () => {
		const plan = handOverPlan({ ...facts, account: undefined, hasOrder: false });
		expect(plan.title.en).toBe("Ticket 7Q4K-2F9B (Jan Łoś, Pro) goes to Ola Nowak, ola@nowa.example.");
		expect(plan.effects.map(({ en }) => en)).toEqual([
			expect.stringContaining("stop being valid at once"),
			expect.stringContaining("a link to confirm the address"),
			"Jan Łoś gets an e-mail about the hand-over at jan@inna.example.",
		]);
		expect(plan.emails).toBe(2);
	});

	test("to an account in use, with an order, seats and personal extras", () => {
		const account = { id: "a", firstName: "Aleksandra", lastName: "Nowak", email: to.email, emailVerified: true };
		const personal = [{ pl: "Lunch, rozmiar wege", en: "Lunch, size vege" }];
		const plan = handOverPlan({ ...facts, account, hasOrder: true, seats: 2, personal });
		const effects = plan.effects.map(({ en }) => en).join(" ");
		for (const part of ["released: 2", "Lunch, size vege", "payer stay", "the name Aleksandra Nowak"])
			expect(effects).toContain(part);
	});

	test("differ for another recipient, account and number of seats", () => {
		const one = { ...facts, account: undefined, hasOrder: true };
		const bases = [
			one,
			{ ...one, to: { ...to, email: "nel@nowa.example" } },
			{ ...one, to: { ...to, firstName: "Nel" } },
			{ ...one, seats: 1 },
			{ ...one, hasOrder: false },
		].map((it) => JSON.stringify(handOverPlan(it).basis));
		expect(new Set(bases).size).toBe(bases.length);
	});
});
