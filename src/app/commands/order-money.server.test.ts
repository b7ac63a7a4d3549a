import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../tests/harness/buying.ts";
import { askCommand, paidTeam, refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { company } from "../../../tests/harness/registering.ts";
import { orderBySecret } from "../../features/orders/server/store.ts";
import { testRefunder } from "../../features/payments/server/provider.ts";
import { sendRefunds } from "../../features/payments/server/send-refunds.ts";
import { auditEntry } from "../../kit/audit/tables.ts";
import { hashOf } from "../../kit/hash/hash.ts";
import { emails } from "../../kit/mail/store.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(() => one.anew());

const order = (typed: string) => runCommand(one.server, `order ${typed}`);
const refused = (typed: string) => refusal(one.server, `order ${typed}`);
const askOrder = (typed: string, confirmed?: string) => askCommand(one.server, `order ${typed}`, confirmed);
const previewed = async (typed: string) => {
	const { text, isUnconfirmed } = await askOrder(typed);
	expect(isUnconfirmed, typed).toBe(true);
	return text;
};
const byOrganiser = async () =>
	(await one.db.select().from(auditEntry).orderBy(auditEntry.id))
		.filter((it) => it.actor === "command:order")
		.map((it) => it.action);
const byTransfer = () => one.bought({ ...company, wantInvoice: true, paymentMethod: "transfer" });

describe("order paid", () => {
	test("confirms an order once per reference", async () => {
		const { number, id } = await byTransfer();
		const paid = await order(`paid ${number.toLowerCase()} --amount 367,77 --reference BANK/1`);
		expect([paid.isWrong, paid.text]).toEqual([undefined, `${number}: 367.77 zł counted, the order is confirmed.`]);
		const again = await order(`paid ${number} --amount 367.77 --reference BANK/1`);
		expect(again.text).toContain(
			`BANK/1 is already recorded: 367.77 zł for ${number}, paid. Nothing was counted again.`,
		);
		expect(await one.orderNow(id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS });
		expect(await byOrganiser()).toEqual(["order.confirmed", "document.issued"]);
		expect(await refused(`paid ${number} --amount 5 --reference BANK/1`)).toContain("give another --reference");
	});

	test("adds up partial transfers, confirms a complete one, and queues the surplus", async () => {
		const { number, id } = await byTransfer();
		const part = await order(`paid ${number} --amount 100 --reference A`);
		expect([part.isWrong, part.text]).toEqual([
			undefined,
			`${number}: 100.00 zł counted, 267.77 zł remains due, the order is reserved.`,
		]);
		expect((await order(`paid ${number} --amount 100 --reference A`)).text).toContain("Nothing was counted again");
		expect(await one.orderNow(id)).toMatchObject({ status: "reserved", paidGrosz: 10_000 });
		const [message] = (await emails(one.db, 1, 1)).rows;
		expect([message!.kind, message!.text]).toEqual([
			"order-partPaid",
			expect.stringContaining("PLN\u00a0267.77 is still"),
		]);
		expect((await order(`show ${number}`)).text).toContain("paid 100.00 zł, refunded 0.00 zł, due 267.77 zł");
		await order(`paid ${number} --amount 200 --reference B`);
		const last = await order(`paid ${number} --amount 70 --reference C`);
		expect([last.isWrong, last.text]).toEqual([
			true,
			`${number}: 67.77 zł counted, the order is confirmed. The excess of 2.23 zł is listed by npx estrada order list --attention.`,
		]);
		expect((await order(`paid ${number} --amount 70 --reference C`)).text).toContain("already recorded: 70.00 zł");
		expect(await one.orderNow(id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS });
		expect((await order("list --attention")).data).toMatchObject({
			payments: [{ orderNumber: number, reference: "C (nadpłata)", amountGrosz: 223, leftGrosz: 223 }],
		});
		expect((await runCommand(one.server, "stock check")).isWrong).toBe(false);
		const back = await order(`refund ${number}`);
		const sums = (back.data as { refunds: { amountGrosz: number }[] }).refunds.map((it) => it.amountGrosz);
		expect(sums).toEqual([10_000, 20_000, 6_777]);
		expect((await runCommand(one.server, "stock check")).isWrong).toBe(false);
	});

	test("counts simultaneous partial transfers once each", async () => {
		const { id } = await byTransfer();
		const parts = Array.from({ length: 12 }, (_, n) =>
			one.receive(id, { provider: "transfer", reference: `part ${n}`, amountGrosz: 4_000 }),
		);
		expect(new Set(await Promise.all(parts))).toEqual(new Set(["paid", "queued"]));
		expect(await one.orderNow(id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS });
		const { payments } = (await order("list --attention")).data as { payments: { leftGrosz: number }[] };
		expect(payments.reduce((sum, it) => sum + it.leftGrosz, 0)).toBe(12 * 4_000 - GROSS);
		expect((await runCommand(one.server, "stock check")).isWrong).toBe(false);
	});

	test("queues a partial payment of an ended order and reopens the order with the rest", async () => {
		const { number, id } = await byTransfer();
		await order(`paid ${number} --amount 100 --reference A`);
		one.later(8 * 24 * 60);
		await one.expire();
		const { payments } = (await order("list --attention")).data as { payments: { paymentId: number }[] };
		expect(payments).toMatchObject([{ orderNumber: number, leftGrosz: 10_000 }]);
		expect((await order(`paid ${number} --amount 267.77 --reference B`)).text).toContain("the order is confirmed");
		expect((await order("list --attention")).text).toBe("There are no open tasks.");
		expect(await one.orderNow(id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS });
		const other = await one.bought({ ...company, email: "ewa@firma.example", paymentMethod: "transfer" });
		await order(`paid ${other.number} --amount 50 --reference D`);
		expect((await order(`cancel ${other.number}`)).text).toContain("is cancelled");
		const waiting = (await order("list --attention")).data as { payments: { paymentId: number }[] };
		const { paymentId } = waiting.payments[0]!;
		expect((await order(`refund-payment ${paymentId}`)).text).toContain("Transfer 50.00 zł back");
		expect(await one.orderNow(other.id)).toMatchObject({ status: "cancelled", paidGrosz: 0 });
		expect((await runCommand(one.server, "stock check")).isWrong).toBe(false);
	});

	test("a refund of a partly paid order first lowers the amount due", async () => {
		const tickets = [{ packageCode: "BASIC-ONLINE", quantity: 2 }];
		const own = { paymentMethod: "deferred", ...company };
		const deferred = { packageCode: undefined, tickets, expectedGrossGrosz: 2 * GROSS + 6_027, ...own };
		const answer = await one.buy(deferred);
		const { id, number } = (await orderBySecret(one.db, hashOf(answer.json().order.secret)))!;
		await one.confirm();
		await order(`paid ${number} --amount 400`);
		expect((await order(`refund ${number} --ticket 0:1`)).data).toMatchObject({ refunds: [] });
		expect(await one.orderNow(id)).toMatchObject({ paidGrosz: 40_000, refundedGrosz: GROSS });
		const rest = await order(`refund ${number} --amount 50 --line 0`);
		expect(rest.data).toMatchObject({ refunds: [{ amountGrosz: 40_000 - (GROSS + 6_027 - 5_000) }] });
		expect((await runCommand(one.server, "stock check")).isWrong).toBe(false);
	});

	test("puts a second transfer and money of a cancelled order on the attention list", async () => {
		const { number } = await byTransfer();
		await order(`paid ${number} --amount 367.77`);
		expect((await order(`paid ${number} --amount 367.77 --reference B`)).text).toContain("0.00 zł is due");
		const other = await one.bought({ email: "ewa@firma.example" });
		await order(`cancel ${other.number}`);
		expect((await order(`paid ${other.number} --amount 367.77`)).text).toContain("it is cancelled");
		const { data, text } = await order("list --attention");
		expect(data).toMatchObject({
			payments: [{ orderNumber: number, reference: "B" }, { orderNumber: other.number }],
			refunds: [],
		});
		expect(text).toContain("Payments that match no order.");
	});

	test.each([
		["paid NOPE --amount 5", "There is no order NOPE."],
		["paid --amount 5", "Give one order by its NUMBER."],
		["paid A", "Give --amount 367.77."],
		["paid A --amount 1.249,00", '--amount is "1.249,00", but must be an amount such as 367.77.'],
		["paid A --amount 0", '--amount is "0", but must be an amount such as 367.77.'],
	])("%s is refused", async (typed, sentence) => expect(await refused(typed)).toBe(sentence));
});

describe("a refund", () => {
	test("of an order paid by transfer awaits the organiser", async () => {
		const { number, id } = await byTransfer();
		await order(`paid ${number} --amount 367.77`);
		const back = await order(`refund ${number}`);
		expect(back.data).toMatchObject({ status: "cancelled", refundedGrosz: GROSS, refunds: [{ amountGrosz: GROSS }] });
		const { refundId } = (back.data as { refunds: { refundId: number }[] }).refunds[0]!;
		expect(back.text.split("\n")[1]).toBe(
			`Transfer 367.77 zł back, then record it: npx estrada order refunded ${refundId}`,
		);
		expect((await order("list --attention")).data).toMatchObject({ refunds: [{ refundId, orderNumber: number }] });
		expect((await order(`refunded ${refundId}`)).text).toBe(`Refund ${refundId}: 367.77 zł is recorded as sent.`);
		expect(await refused(`refunded ${refundId}`)).toContain(`No refund ${refundId} is pending`);
		expect((await order("list --attention")).text).toBe("There are no open tasks.");
		expect(await one.orderNow(id)).toMatchObject({ paidGrosz: 0, refundedGrosz: GROSS });
		expect(await byOrganiser()).toEqual([
			"order.confirmed",
			"document.issued",
			"order.refunded",
			"document.issued",
			"refund.sent",
		]);
	});

	test("of an order paid by card is sent automatically, and never by hand", async () => {
		const { id, number } = await one.bought();
		await one.receive(id);
		const back = await order(`refund ${number}`);
		expect(back.text).toContain("367.77 zł is returned through the payment provider");
		const { refundId } = (back.data as { refunds: { refundId: number }[] }).refunds[0]!;
		expect(await refused(`refunded ${refundId}`)).toContain("is sent automatically");
		expect((await order("list --attention")).text).toBe("There are no open tasks.");
		one.later(61);
		expect((await order("list --attention")).data).toMatchObject({ refunds: [{ refundId, state: "due" }] });
		const refused1 = async () => ({ state: "failed" as const, message: "card expired" });
		await sendRefunds({ ...one.server.deps, refunders: { test: refused1 } });
		expect((await order("list --attention")).text).toContain("failed: card expired");
		expect((await order(`refunded ${refundId}`)).text).toContain("is recorded as sent");
	});

	test("of a part of a team's order", async () => {
		const { number } = await paidTeam(one);
		expect((await order(`refund ${number} --ticket 0:2`)).data).toMatchObject({
			status: "confirmed",
			refundedGrosz: 2 * GROSS,
		});
		expect(await one.taken()).toBe(3);
		expect(await refused(`refund ${number} --ticket 0:4`)).toContain("does not have that many");
		expect(await refused(`refund ${number} --ticket 0`)).toContain("must be POSITION:QUANTITY");
	});

	test("of one ticket returns only its lines; the fee stays until the last one", async () => {
		const { number, id } = await one.bought({
			...company,
			wantInvoice: true,
			paymentMethod: "deferred",
			expectedGrossGrosz: GROSS + 6_027,
		});
		await one.confirm();
		await one.receive(id, { amountGrosz: GROSS + 6_027 });
		expect(await previewed(`refund ${number} --ticket 0:1`)).toBe(
			`${number}, ${(await one.orderNow(id)).payer.name}\nRefunded:\n  1 × Basic Online: 367.77 zł\nRemaining:\n  1 × Obsługa faktury z odroczonym terminem płatności: 60.27 zł\n367.77 zł in total; 367.77 zł of it was paid and is returned.`,
		);
		expect((await order(`refund ${number} --ticket 0:1`)).data).toMatchObject({
			status: "confirmed",
			refundedGrosz: GROSS,
		});
		expect((await order("list --attention")).isWrong).toBeUndefined();
		expect((await order(`refund ${number}`)).data).toMatchObject({ status: "cancelled", refundedGrosz: 6_027 });
		expect((await runCommand(one.server, "stock check")).isWrong).toBe(false);
	});

	test("needs confirmation of the exact preview", async () => {
		const { number, id } = await paidTeam(one);
		for (const typed of [
			`refund ${number}`,
			`refund ${number} --amount 50`,
			`paid ${number} --amount 5 --reference R`,
		]) {
			expect(await previewed(typed), typed).toContain(number);
		}
		expect(await one.orderNow(id)).toMatchObject({ status: "confirmed", refundedGrosz: 0, paidGrosz: 5 * GROSS });
		const preview = await previewed(`refund ${number} --ticket 0:2`);
		await order(`refund ${number} --ticket 0:1`);
		const late = await askOrder(`refund ${number} --ticket 0:2`, preview);
		expect([late.isUnconfirmed, late.text.includes("Remaining:\n  2 ×")]).toEqual([true, true]);
		const done = await askOrder(`refund ${number} --ticket 0:2`, late.text);
		expect(done.data).toMatchObject({ status: "confirmed", refundedGrosz: 2 * GROSS });
		const [refund] = (done.data as { refunds: { refundId: number }[] }).refunds;
		expect(await previewed(`refunded ${refund!.refundId}`)).toBe(
			`Refund ${refund!.refundId}: 735.54 zł was transferred back for ${number}.`,
		);
		await one.receive(null, { reference: "stray", amountGrosz: 700 });
		const { payments } = (await order("list --attention")).data as { payments: { paymentId: number }[] };
		expect(await previewed(`refund-payment ${payments[0]!.paymentId}`)).toContain("7.00 zł, received by test (stray)");
	});

	test("lowers a line's price and corrects its invoice", async () => {
		const { number } = await paidTeam(one);
		const { text, data } = await order(`refund ${number} --amount 50,00`);
		expect(data).toMatchObject({ status: "confirmed", refundedGrosz: 5_000, refunds: [{ amountGrosz: 5_000 }] });
		expect(text).toMatch(
			/: the price is lowered by 50\.00 zł, FK\/\d+\/\d+ corrects its invoice\.\nTransfer 50\.00 zł/,
		);
		expect((await order(`refund ${number} --amount 1788.85 --line 0`)).data).toMatchObject({ status: "confirmed" });
		expect(await one.taken()).toBe(5);
		const { text: shown } = await order(`show ${number}`);
		expect(shown).toContain("refunded 1838.85 zł, due 0.00 zł");
		expect(shown).toMatch(/command:order +order\.reduced +order:\d+ +\{.*"position":0/);
		const unnamed = await one.bought({ email: "ewa@firma.example" });
		await one.receive(unnamed.id, { reference: "r2" });
		expect((await order(`refund ${unnamed.number} --amount 1`)).text).toContain("it has no invoice to correct");
	});

	test.each([
		["--amount 50 --ticket 0:1", "Give --ticket or --amount, not both."],
		["--line 0", "--line needs --amount 50.00."],
		["--amount 50 --line first", '--line is "first", but must be a POSITION, such as 0.'],
		["--amount 0", '--amount is "0", but must be an amount such as 367.77.'],
		["--amount 5,5", '--amount is "5,5", but must be an amount such as 367.77.'],
		["--amount 5 --line 7", "This order has no such line."],
		["--amount 1838,86", "PLN\u00a01,838.85 is left of this line. Its price can be lowered by that much at most."],
	])("is refused: refund %s", async (typed, sentence) => {
		const { number } = await paidTeam(one);
		expect(await refused(`refund ${number} ${typed}`)).toBe(sentence);
	});

	test("of unassigned money is sent once", async () => {
		const { id } = await one.bought();
		await one.receive(id, { amountGrosz: 5 });
		const { payments } = (await order("list --attention")).data as { payments: { paymentId: number }[] };
		const { paymentId } = payments[0]!;
		const both = await Promise.allSettled([order(`refund-payment ${paymentId}`), order(`refund-payment ${paymentId}`)]);
		expect(both.map((it) => it.status).toSorted()).toEqual(["fulfilled", "rejected"]);
		expect(await refused(`refund-payment ${paymentId}`)).toBe("This money is on its way back already.");
		expect((await order("list --attention")).text).toBe("There are no open tasks.");
		expect(await sendRefunds({ ...one.server.deps, refunders: { test: testRefunder } })).toBe(1);
		expect(await refused(`refund-payment ${paymentId}`)).toContain("An order has counted");
		expect(await refused("refund-payment 999999")).toBe("There is no such payment.");
		expect(await byOrganiser()).toEqual(["payment.refunded"]);
		const [refunded] = await one.db.select().from(auditEntry).where(eq(auditEntry.action, "payment.refunded"));
		expect(refunded).toMatchObject({ eventId: one.event.id, detail: { orderId: id } });
	});

	test("of an unpaid order is refused", async () => {
		const { number } = await one.bought();
		expect(await refused(`refund ${number}`)).toContain("Nothing in this order can be returned");
	});
});
