import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../tests/harness/buying.ts";
import { paidTeam, refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { company } from "../../../tests/harness/registering.ts";
import { orderLine } from "../../features/orders/server/tables.ts";
import { auditEntry } from "../../kit/audit/tables.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(() => one.anew());

const order = (typed: string) => runCommand(one.server, `order ${typed}`);
const refused = (typed: string) => refusal(one.server, `order ${typed}`);
const byOrganiser = async () =>
	(await one.db.select().from(auditEntry).orderBy(auditEntry.id))
		.filter((it) => it.actor === "command:order")
		.map((it) => it.action);
const byTransfer = () => one.bought({ ...company, wantInvoice: true, paymentMethod: "transfer" });

describe("order list", () => {
	test("shows the newest first, filtered by event and status in any letter case", async () => {
		expect((await order("list")).text).toBe("There are no such orders.");
		const first = await one.bought();
		const second = await one.bought({ email: "ewa@firma.example" });
		await order(`cancel ${first.number}`);
		const all = await order("list --event msts25");
		expect(all.data).toMatchObject([
			{ number: second.number, status: "reserved", grossGrosz: GROSS, dueGrosz: GROSS, eventCode: "MSTS25" },
			{ number: first.number, status: "cancelled", dueGrosz: 0 },
		]);
		expect(all.text.split("\n")[1]).toMatch(/^MSTS25-\w{8} {2}MSTS25 {2}reserved .* 367\.77 zł .*Anna Szczep/);
		expect((await order("list --status CANCELLED")).data).toMatchObject([{ number: first.number }]);
		const short = await order("list --limit 1");
		expect([(short.data as []).length, short.text.split("\n").at(-1)]).toEqual([
			1,
			"There are more: filter the list, or raise --limit.",
		]);
	});

	test.each([
		["list --event NOPE", "There is no such event."],
		["list --status paid", '--status is "paid", but must be one of reserved, confirmed, expired, cancelled.'],
		["list --limit 0", '--limit is "0", but must be a whole number of at least 1.'],
		["list all", 'Unexpected argument "all".'],
		["list --attention --event MSTS25", "--attention lists all open tasks; omit the other options."],
		["burn", 'There is no "order burn". See npx estrada order --help.'],
	])("%s is refused", async (typed, sentence) => expect(await refused(typed)).toBe(sentence));
});

test("order cancel ends an unpaid order, and explains how to cancel a paid one", async () => {
	const { number, id } = await one.bought();
	expect((await order(`cancel ${number}`)).text).toBe(`${number} is cancelled.`);
	expect((await order(`cancel ${number}`)).text).toBe(`${number} is cancelled.`);
	expect([(await one.orderNow(id)).status, await one.taken()]).toEqual(["cancelled", 0]);
	expect(await byOrganiser()).toEqual(["order.cancelled"]);
	const paid = await one.bought({ email: "ewa@firma.example" });
	await one.receive(paid.id);
	expect(await refused(`cancel ${paid.number}`)).toContain(`refund ${paid.number}`);
	const late = await one.bought({ email: "jan@firma.example" });
	one.later(31);
	await one.expire();
	expect(await refused(`cancel ${late.number}`)).toContain("has expired");
});

test("order show prints everything except the order's secret", async () => {
	const { number, secretHash } = await paidTeam(one);
	await order(`refund ${number} --ticket 0:1`);
	const { text, data } = await order(`show ${number.toLowerCase()}`);
	const [invoice] = (data as { documents: { number: string }[] }).documents;
	expect(await order(`show ${invoice!.number.toLowerCase()}`)).toMatchObject({ text });
	for (const part of ["Lines", "Codes", "Payments", "Refunds", "Documents", "Done"])
		expect(text).toContain(`\n${part}\n`);
	expect(text).toContain("total 1838.85 zł, paid 1471.08 zł, refunded 367.77 zł, due 0.00 zł");
	expect(text).toMatch(/command:order +order\.refunded +order:\d+/);
	expect(data).toMatchObject({
		number,
		lines: [{ position: 0, quantity: 5, refundedQuantity: 1 }],
		payments: [{ provider: "transfer", reference: number }],
		refunds: [{ amountGrosz: GROSS, state: "due" }],
		documents: [{ kind: "invoice" }, { kind: "correction" }],
	});
	expect(JSON.stringify(data) + text).not.toContain(secretHash);
	const own = await one.bought({ email: "ewa@firma.example" });
	expect(text).not.toContain("LOWERED LATER");
	// Actors are shown by name, never by account id.
	expect(text).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d +Anna [^<\n]+ <anna@firma\.example> +order\./m);
	expect(text.split("\nDone\n")[1]).not.toMatch(/^\S+ \S+ +[\da-f]{8}-[\da-f]{4}-/m);
	await one.db.update(orderLine).set({ reducedGrosz: 5_000 });
	expect((await order(`show ${number}`)).text).toMatch(/TOTAL +LOWERED LATER\n.* 50\.00 zł\n/);
	expect((await order(`show ${own.number}`)).text).toMatch(/Registrations\n.*\n\d+ +Anna Szczep.* +reserved +online/);
});

test("order document writes a PDF or XML, by name or the newest", async () => {
	const { number } = await byTransfer();
	await one.confirm();
	const bytesOf = async (typed: string) => {
		const { file } = await order(`document ${number} ${typed}`);
		return [file!.name, Buffer.from(file!.base64, "base64").toString("latin1").slice(0, 5)];
	};
	expect(await bytesOf("")).toEqual([expect.stringMatching(/^PF-.*\.pdf$/), "%PDF-"]);
	await order(`paid ${number} --amount 367.77`);
	const [invoice] = await bytesOf("");
	expect(invoice).toMatch(/^FV-.*\.pdf$/);
	const xml = invoice!.replace(".pdf", ".xml").toLowerCase();
	expect(await bytesOf(`--file ${xml}`)).toEqual([xml.toUpperCase().replace("XML", "xml"), "<?xml"]);
	expect(await refused(`document ${number} --file FV-1999-0001.pdf`)).toMatch(/has no file FV-1999.* It has: PF-/);
	const card = await one.bought({ email: "ewa@firma.example" });
	expect(await refused(`document ${card.number}`)).toBe(`${card.number} has no documents.`);
});
