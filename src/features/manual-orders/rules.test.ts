import { expect, test } from "vitest";
import type { ManualOrder } from "./contract.ts";
import { manualOrderForm, wantedOrder } from "./form.ts";
import { MAX_AGREED_NET_GROSZ, orderErrors } from "./rules.ts";

const values = {
	...manualOrderForm.empty,
	firstName: "Ewa",
	lastName: "Mróz",
	email: "ewa@krosno.example",
	payer: "none" as const,
	tickets: [{ packageCode: "STANDARD", quantity: "1", price: "" }],
};
const good = wantedOrder(values);
const wrongFields = (order: Partial<ManualOrder>) =>
	Object.entries(orderErrors({ ...good, ...order })).flatMap(([name, text]) => (text ? [name] : []));

const tickets = (quantity: number, agreedNetGrosz: number | null = null, packageCode = "STANDARD") => ({
	packageCode,
	quantity,
	agreedNetGrosz,
});
const team = (...all: ReturnType<typeof tickets>[]) => ({ isTeam: true, tickets: all, reason: "stały klient" });

test.each<[string, Partial<ManualOrder>, string[]]>([
	["a good order", {}, []],
	["no first name", { firstName: "" }, ["firstName"]],
	["a long last name", { lastName: "x".repeat(101) }, ["lastName"]],
	["a wrong address", { email: "ewa@" }, ["email"]],
	["no ticket", { tickets: [] }, ["tickets.0"]],
	["no package", { tickets: [tickets(1, null, "")] }, ["tickets.0"]],
	["two tickets for one person", { tickets: [tickets(2)] }, ["tickets.0"]],
	["none", team(tickets(0)), ["tickets.0-quantity"]],
	["one", team(tickets(1)), []],
	["200", team(tickets(200)), []],
	["201", team(tickets(201)), ["tickets.0-quantity"]],
	["201 in all", team(tickets(200), tickets(1, null, "EXPO")), ["tickets.0-quantity"]],
	["a package twice", team(tickets(1), tickets(1, null, "standard")), ["tickets.1"]],
	["a negative price", team(tickets(1, -1)), ["tickets.0-price"]],
	["a price of nothing", team(tickets(1, 0)), []],
	["the highest price", team(tickets(1, MAX_AGREED_NET_GROSZ)), []],
	["a higher price", team(tickets(1, MAX_AGREED_NET_GROSZ + 1)), ["tickets.0-price"]],
	["an agreed price without a reason", { ...team(tickets(1, 100)), reason: "" }, ["reason"]],
	["a long reason", { ...team(tickets(1, 100)), reason: "x".repeat(501) }, ["reason"]],
	["the longest reason", { ...team(tickets(1, 100)), reason: "x".repeat(500) }, []],
	["a lunch of a team", { ...team(tickets(1)), wantLunch: true }, ["wantLunch"]],
	["a lunch of a person", { wantLunch: true }, []],
	["no day", { days: 0 }, ["days"]],
	["one day", { days: 1 }, []],
	["30 days", { days: 30 }, []],
	["31 days", { days: 31 }, ["days"]],
	["days of a paid order", { days: 31, isPaid: true }, []],
	["the longest reference", { isPaid: true, reference: "x".repeat(200) }, []],
	["a long reference", { isPaid: true, reference: "x".repeat(201) }, ["reference"]],
	[
		"a company without data",
		{ wantInvoice: true, payerKind: "company" },
		["payerName", "payerStreet", "payerPostCode", "payerCity", "payerNip"],
	],
])("%s", (_, order, expected) => {
	expect(wrongFields(order).toSorted()).toEqual(expected.toSorted());
});

test.each([
	["", null],
	["599,00", 59_900],
	["0", 0],
	["-5", -1],
	["a lot", -1],
])("a typed price of %j is %j grosz", (price, agreedNetGrosz) => {
	const wanted = wantedOrder({ ...values, tickets: [{ packageCode: "STANDARD", quantity: "", price }] });
	expect(wanted.tickets).toEqual([{ packageCode: "STANDARD", quantity: 1, agreedNetGrosz }]);
});

test("a team has no extras, and a delivery needs a parcel", () => {
	const typed = { ...values, wantLunch: true, tShirtChoice: "M", wantDelivery: true, deliveryStreet: " Lniana 1 " };
	expect(wantedOrder(typed)).toMatchObject({ wantLunch: true, tShirtChoice: "M", deliveryStreet: "Lniana 1" });
	const nothing = { wantDelivery: false, deliveryStreet: "" };
	expect(wantedOrder({ ...typed, tShirtChoice: "" })).toMatchObject({ wantLunch: true, ...nothing });
	expect(wantedOrder({ ...typed, kind: "team" })).toMatchObject({ wantLunch: false, tShirtChoice: "", ...nothing });
});

test("fields that the form does not show are not sent", () => {
	const typed = { ...values, payerNip: "1", payerName: "X", reference: "R", days: "3", calendarCode: "D1" };
	expect(wantedOrder(typed)).toMatchObject({ payerNip: "", payerName: "", reference: "", days: 3, calendarCode: "D1" });
	const paidTeam = { ...typed, payment: "paid" as const, kind: "team" as const };
	expect(wantedOrder(paidTeam)).toMatchObject({ reference: "R", days: null, calendarCode: "" });
});
