import { expect, test } from "vitest";
import { manualOrderPlan, type OrderPlanFacts } from "./plan.ts";

const facts: OrderPlanFacts = {
	buyer: { name: "Ewa Mróz", email: "ewa@krosno.example", account: "new" },
	isTeam: true,
	place: null,
	tickets: [
		{
			code: "STANDARD",
			name: "Standard",
			quantity: 3,
			listedNetGrosz: 74_900,
			unitNetGrosz: 74_900,
			isAgreed: false,
			left: 5,
		},
	],
	options: [],
	codeId: null,
	reason: "",
	payer: { name: "Krosno sp. z o.o." },
	hasDocument: true,
	isPaid: false,
	reference: "",
	days: 7,
	netGrosz: 224_700,
	grossGrosz: 276_381,
	until: (lang) => (lang === "pl" ? "7 maja" : "7 May"),
};
const [ticket] = facts.tickets;
const effectsOf = (more: Partial<OrderPlanFacts>) =>
	manualOrderPlan({ ...facts, ...more })
		.effects.map((one) => one.en)
		.join(" ");

test("the effects of an unpaid team's order are in both languages", () => {
	const { effects, emails } = manualOrderPlan(facts);
	expect(effects.map((one) => one.pl)).toEqual([
		"Płaci: Krosno sp. z o.o.",
		"Po zapłacie kupujący dostanie kody, po jednym na bilet (3).",
		"W pakiecie Standard zostanie potem miejsc: 2.",
		"Zamówienie trzyma miejsca i czeka na przelew do 7 maja.",
		"Na ewa@krosno.example wyjdzie pro-forma z danymi do przelewu.",
		"Osobny e-mail przyniesie link do aktywacji konta.",
	]);
	expect(emails).toBe(2);
});

test("the extras of a ticket are in the title, with their prices and the address of a delivery", () => {
	const name = (pl: string, en: string) => ({ pl, en });
	const address = {
		firstName: "Ewa",
		lastName: "Mróz",
		street: "Lniana 1",
		postCode: "38-400",
		city: "Krosno",
		comment: "",
	};
	const { title, effects } = manualOrderPlan({
		...facts,
		isTeam: false,
		options: [
			{ objectId: 1, name: name("Lunch", "Lunch"), netGrosz: 0, delivery: null },
			{ objectId: 2, name: name("Koszulka, rozmiar M", "T-shirt, size M"), netGrosz: 5900, delivery: null },
			{ objectId: 3, name: name("Wysyłka", "Delivery"), netGrosz: 1900, delivery: address },
		],
	});
	expect(title.en).toContain(": 3 × Standard, Lunch, T-shirt, size M, Delivery, PLN");
	expect(effects.map((one) => one.pl)).toEqual(
		expect.arrayContaining([
			"Dodatek bez dopłaty: Lunch.",
			"Dodatek: Koszulka, rozmiar M, 59\u00a0zł netto.",
			"Dodatek: Wysyłka, 19\u00a0zł netto.",
			"Adres wysyłki: Lniana 1, 38-400 Krosno.",
		]),
	);
});

test.each<[string, Partial<OrderPlanFacts>, number]>([
	["a known buyer", { buyer: { ...facts.buyer, account: "confirmed" } }, 1],
	["an unconfirmed buyer", { buyer: { ...facts.buyer, account: "unconfirmed" } }, 2],
	["a paid team", { isPaid: true }, 3],
	["a paid ticket", { isPaid: true, isTeam: false }, 2],
])("%s gets its number of e-mails", (_, more, emails) => {
	expect(manualOrderPlan({ ...facts, ...more }).emails).toBe(emails);
});

test.each<[string, Partial<OrderPlanFacts>, RegExp]>([
	[
		"an agreed price",
		{ tickets: [{ ...ticket!, isAgreed: true, unitNetGrosz: 100 }], reason: "Friend." },
		/PLN\s1 in place of PLN\s749\. The reason is: Friend\. /,
	],
	[
		"no price on sale",
		{ tickets: [{ ...ticket!, isAgreed: true, listedNetGrosz: null }] },
		/in place of no price on sale/,
	],
	["no document", { hasDocument: false }, /without a document/],
	["a payment", { isPaid: true }, /is recorded.*An invoice is issued\. The confirmation and the codes/],
	["a payment without a document", { isPaid: true, hasDocument: false }, /at once\. The confirmation/],
])("%s is told", (_, more, sentence) => {
	expect(effectsOf(more)).toMatch(sentence);
});

test("a confirmed preview depends on sums, buyer, deadline and price, but not on the places left", () => {
	const basisOf = (more: Partial<OrderPlanFacts>) => JSON.stringify(manualOrderPlan({ ...facts, ...more }).basis);
	expect(basisOf({ tickets: [{ ...ticket!, left: 4 }] })).toBe(basisOf({}));
	const option = { objectId: 1, name: { pl: "", en: "" }, netGrosz: 1, delivery: null };
	for (const more of [
		{ options: [option] },
		{ grossGrosz: 1 },
		{ days: 8 },
		{ isPaid: true },
		{ reference: "x" },
		{ payer: { name: "X" } },
	])
		expect(basisOf(more)).not.toBe(basisOf({}));
});
