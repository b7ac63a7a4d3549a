import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { shop } from "../../../tests/harness/buying.ts";
import { askCommand, refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { optionChoice, packageOption } from "../../features/options/server/tables.ts";
import { salesOrder } from "../../features/orders/server/tables.ts";
import { ticketPackage } from "../../features/packages/server/tables.ts";
import { auditEntry } from "../../kit/audit/tables.ts";
import { changeContent } from "../../kit/content/version.ts";
import { emails } from "../../kit/mail/store.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(() => one.anew());

const EWA = "order new EWA@inna.example --event msts25 --first-name Ewa --last-name Lis --lang en";
const COMPANY = "--nip 5260250995 --payer Krosno --street Lniana_1 --post-code 38-400 --city Krosno";
const orders = () => one.db.select().from(salesOrder);

test("an order is previewed, confirmed and placed by the functions of the office", async () => {
	const typed = `${EWA} --ticket basic-online:3 --team ${COMPANY} --days 3`;
	const preview = await askCommand(one.server, typed);
	expect([preview.isUnconfirmed, await orders()]).toEqual([true, []]);
	expect(preview.text).toMatch(/^An order for Ewa Lis \(ewa@inna\.example\): 3 × Basic Online/);
	expect(preview.text).toContain("The payer is Krosno.");
	expect(preview.text).toContain("To pay: 1103.31 zł");
	const done = await askCommand(one.server, typed, preview.text);
	const [order, ...more] = await orders();
	expect([done.text, more]).toEqual([`Order ${order!.number} is placed.`, []]);
	expect(order).toMatchObject({ status: "reserved", grossGrosz: 110_331, isByOrganiser: true });
	expect(await one.taken()).toBe(3);
	expect((await emails(one.db, 1, 9)).rows.map(({ kind }) => kind).toSorted()).toEqual([
		"activation",
		"order-transfer",
	]);
	const entries = await one.db.select().from(auditEntry);
	expect(entries.find(({ action }) => action === "order.made")).toMatchObject({ actor: "command:order" });
});

test("an agreed price, and money that has arrived, confirm one ticket", async () => {
	await runCommand(one.server, `${EWA} --ticket BASIC-ONLINE:1:100.00 --reason old_client --paid --reference B/1`);
	expect(await orders()).toMatchObject([{ status: "confirmed", netGrosz: 10_000, paidGrosz: 12_300 }]);
	expect(await one.statuses()).toEqual(["confirmed"]);
});

test("the extras of a ticket are named by kind, and the buyer gets the delivery", async () => {
	const [pack] = await one.db.select().from(ticketPackage).where(eq(ticketPackage.code, "BASIC-ONLINE"));
	await changeContent(one.server.deps, (tx) =>
		tx.insert(packageOption).values([
			{ packageId: pack!.id, kind: "tshirt", netGrosz: 5900, choices: ["S", "M"] },
			{ packageId: pack!.id, kind: "delivery", netGrosz: 1900 },
		]),
	);
	const typed = `${EWA} --ticket BASIC-ONLINE --extra tshirt:M`;
	expect(await refusal(one.server, typed)).toMatch(/provide the delivery address/);
	expect(await refusal(one.server, `${typed} --delivery-street Lniana_1`)).toMatch(/post code/i);
	const address = "--delivery-street Lniana_1 --delivery-post-code 38-400 --delivery-city Krosno";
	await runCommand(one.server, `${typed} ${address}`);
	expect(await orders()).toMatchObject([{ netGrosz: 29_900 + 5900 + 1900 }]);
	const chosen = await one.db.select().from(optionChoice).orderBy(optionChoice.id);
	expect(chosen.map(({ choice, delivery }) => [choice, delivery?.firstName, delivery?.postCode])).toEqual([
		["M", undefined, undefined],
		[null, "Ewa", "38-400"],
	]);
});

test.each([
	["--ticket BASIC-ONLINE --extra mug", /--extra/],
	["--ticket BASIC-ONLINE --extra tshirt", /only a T-shirt has a size/],
	["--ticket BASIC-ONLINE --extra lunch:M", /only a T-shirt has a size/],
	["--ticket BASIC-ONLINE --extra giftbag", /not available/],
	["--ticket BASIC-ONLINE:2 --team --extra lunch", /when they use their codes/],
	["", /Give --ticket STANDARD/],
	["--ticket VIP", /no “VIP” here/],
	["--ticket BASIC-ONLINE:x", /quantity of --ticket is "x"/],
	["--ticket BASIC-ONLINE:1:-5", /must be like STANDARD:5/],
	["--ticket BASIC-ONLINE:1:5:5", /must be like STANDARD:5/],
	["--ticket BASIC-ONLINE:1:50.00", /Say why the price is different/],
	["--ticket BASIC-ONLINE:2", /The buyer gets one ticket/],
	["--ticket BASIC-ONLINE --days 31", /1 to 30 days/],
	["--ticket BASIC-ONLINE --nip 5260250995", /Provide the company’s name/],
])("order new refuses %s", async (typed, sentence) => {
	expect(await refusal(one.server, `${EWA} ${typed}`)).toMatch(sentence);
	expect([await orders(), await one.taken()]).toEqual([[], 0]);
});
