import { describe, expect, test } from "vitest";
import { GROSS } from "../../../../tests/harness/buying.ts";
import { paidTeam, runCommand } from "../../../../tests/harness/commanding.ts";
import { useOrderOffice } from "../../../../tests/harness/order-office.ts";
import { organiserOf } from "../../../../tests/harness/organiser.ts";
import { company } from "../../../../tests/harness/registering.ts";
import { PREVIEW_CHANGED } from "../../../kit/contract/preview.ts";
import { emails } from "../../../kit/mail/store.ts";
import * as calls from "../command-contract.ts";
import { getOfficeOrder, getOfficeOrderDocument } from "../contract.ts";

const office = useOrderOffice();
const { ask, confirmed, recordOf, byTransfer, actions, isStockRight } = office;

describe("a transfer", () => {
	const transfer = { body: { amountGrosz: GROSS } };
	test("is previewed, recorded once, and shown with its documents and history", async () => {
		const { id, number } = await byTransfer();
		await office.one.confirm();
		const preview = (await ask(calls.previewTransfer, number, transfer)).json();
		expect(preview).toMatchObject({
			title: expect.stringContaining(`for order ${number}, reference ${number}.`),
			figures: [{ value: "PLN 367.77" }, { value: "PLN 367.77" }, { label: "Remains due", value: "PLN 0" }].map(
				(figure) => ({ ...figure, value: figure.value.replace(" ", "\u00a0") }),
			),
			emails: 1,
		});
		const body = { amountGrosz: GROSS, fingerprint: preview.fingerprint };
		const both = [
			await ask(calls.recordTransfer, number, { body, key: "k1" }),
			await ask(calls.recordTransfer, number, { body, key: "k1" }),
		];
		expect(both.map((answer) => [answer.statusCode, answer.json().sentence])).toEqual([
			[200, "The transfer is recorded."],
			[200, "The transfer is recorded."],
		]);
		expect(await office.one.orderNow(id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS });
		expect(await actions()).toEqual(["order.confirmed", "document.issued"]);
		const record = await recordOf(number);
		expect(record).toMatchObject({
			state: "paid",
			method: "transfer",
			payments: [{ provider: "transfer", reference: number, amountGrosz: GROSS, can: { refund: false } }],
			documents: [{ kind: "proforma" }, { kind: "advance" }],
			can: { refund: true, recordTransfer: false, cancel: false },
		});
		expect(record.history).toContainEqual({
			at: expect.any(String),
			action: "order.confirmed",
			text: "confirmed an order, PLN\u00a0367.77",
			by: expect.stringContaining("Olga Organizatorka"),
		});
		const fileName = record.documents[1]!.pdfUrl.split("/").at(-1)!;
		const file = await office.sales.ask(getOfficeOrderDocument, { params: { number, fileName } });
		expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
	});

	test("of another organiser in the meantime refuses the old preview", async () => {
		const { id, number } = await byTransfer();
		const { fingerprint } = (await ask(calls.previewTransfer, number, transfer)).json();
		await confirmed(calls.previewTransfer, calls.recordTransfer, number, {
			body: { amountGrosz: 10_000 },
			by: office.second,
		});
		const refused = await ask(calls.recordTransfer, number, { body: { ...transfer.body, fingerprint } });
		expect([refused.statusCode, refused.json().type]).toEqual([409, PREVIEW_CHANGED]);
		expect(await office.one.orderNow(id)).toMatchObject({ paidGrosz: 10_000 });
		// another amount has another fingerprint
		const wrong = { amountGrosz: 5, fingerprint };
		expect((await ask(calls.recordTransfer, number, { body: wrong })).statusCode).toBe(409);
	});

	test("beyond the amount due is returned by the organiser", async () => {
		const { number } = await byTransfer();
		await confirmed(calls.previewTransfer, calls.recordTransfer, number, { body: { amountGrosz: GROSS + 500 } });
		const record = await recordOf(number);
		expect(record).toMatchObject({ state: "toRefund", toRefundGrosz: 500 });
		const surplus = record.payments.find((payment) => payment.can.refund)!;
		expect(surplus.amountGrosz).toBe(500);
		const params = { paymentId: surplus.objectId };
		const done = await confirmed(calls.previewPaymentRefund, calls.refundPayment, number, { params });
		expect(done.json().sentence).toBe("The refund of PLN\u00a05 has started.");
		const { refunds, state } = await recordOf(number);
		expect([state, refunds]).toMatchObject(["toRefund", [{ isByHand: true, state: "due", can: { markSent: true } }]]);
		const sent = { params: { refundId: refunds[0]!.objectId } };
		expect((await confirmed(calls.previewRefundSent, calls.markRefundSent, number, sent)).statusCode).toBe(200);
		expect(await recordOf(number)).toMatchObject({
			state: "paid",
			refunds: [{ state: "sent", can: { markSent: false } }],
		});
		expect((await ask(calls.previewRefundSent, number, sent)).statusCode).toBe(404);
		expect((await ask(calls.previewPaymentRefund, number, { params })).statusCode).toBe(409);
	});
});

describe("the life of an order", () => {
	test("an unpaid order is extended, gets another payer, and is cancelled", async () => {
		const { id, number, holdsUntil } = await byTransfer();
		await office.one.confirm();
		const before = await office.one.orderNow(id);
		const extended = await confirmed(calls.previewExtension, calls.extendDeadline, number, { body: { days: 3 } });
		expect(extended.json().sentence).toBe("The deadline is extended.");
		const after = await office.one.orderNow(id);
		expect(after.holdsUntil!.getTime() - before.holdsUntil!.getTime()).toBe(3 * 24 * 3_600_000);
		expect(holdsUntil).not.toBeNull();
		const { version, payer } = await recordOf(number);
		const { comments: _, ...typed } = payer;
		const save = (body: object) => ask(calls.changeOrderPayer, number, { body });
		const changed = await save({ ...typed, name: "Nowa Nazwa SA", version });
		expect(changed.statusCode, changed.body).toBe(200);
		expect((await save({ ...typed, name: "Inna", version })).json()).toMatchObject({
			status: 409,
			type: "office/version-changed",
		});
		const wrong = await save({ ...typed, nip: "123", city: "", version: changed.json().version });
		expect([wrong.statusCode, Object.keys(wrong.json().modelState)]).toEqual([400, ["city", "nip"]]);
		expect((await recordOf(number)).payer).toEqual({ ...payer, name: "Nowa Nazwa SA" });
		expect((await confirmed(calls.previewCancellation, calls.cancelUnpaidOrder, number)).statusCode).toBe(200);
		expect(await recordOf(number)).toMatchObject({ state: "cancelled", can: { cancel: false, extend: false } });
		expect(await actions()).toEqual(["order.extended", "order.payer-changed", "order.cancelled"]);
		for (const call of [calls.previewCancellation, calls.previewApproval, calls.previewRefund])
			expect((await ask(call, number)).statusCode, call.path).toBe(409);
		expect((await ask(calls.previewExtension, number, { body: { days: 3 } })).statusCode).toBe(409);
		await isStockRight();
	});

	test("a deferred order above the limit is approved", async () => {
		await runCommand(office.one.server, "events deferred --event MSTS25 100.00");
		const deferred = { ...company, paymentMethod: "deferred", expectedGrossGrosz: GROSS + 6_027 };
		const { number } = await office.one.bought(deferred);
		expect((await recordOf(number)).can.approve).toBe(false);
		await office.one.confirm();
		expect(await recordOf(number)).toMatchObject({ state: "approval", can: { approve: true } });
		expect((await confirmed(calls.previewApproval, calls.approveDeferred, number)).json().sentence).toBe(
			"The order is approved.",
		);
		const approved = await recordOf(number);
		expect(approved).toMatchObject({ state: "deferred", can: { approve: false, extend: true } });
		await confirmed(calls.previewExtension, calls.extendDeadline, number, { body: { days: 5 } });
		const days = Date.parse((await recordOf(number)).dueOn!) - Date.parse(approved.dueOn!);
		expect(days).toBe(5 * 24 * 3_600_000);
	});

	test("unused codes of a team are sent again", async () => {
		const { number } = await paidTeam(office.one);
		const { codes } = await recordOf(number);
		await office.one.buy({
			email: "jan@firma.example",
			code: codes[0]!.code,
			paymentMethod: undefined,
			expectedGrossGrosz: undefined,
		});
		expect((await confirmed(calls.previewCodes, calls.resendCodes, number)).statusCode).toBe(200);
		const [message] = (await emails(office.one.db, 1, 1)).rows;
		expect(message).toMatchObject({ kind: "team-codes" });
		expect(message!.text).toContain(codes[1]!.code);
		expect(message!.text).not.toContain(codes[0]!.code);
		const single = await byTransfer({ email: "ola@firma.example" });
		expect((await ask(calls.previewCodes, single.number)).statusCode).toBe(409);
	});
});

describe("who may", () => {
	test("an order is not found at another event, nor by organisers of another event", async () => {
		const { number } = await byTransfer();
		const stranger = await organiserOf(office.one.server, { role: "owner", eventCode: "NYC25" });
		for (const call of [getOfficeOrder, calls.previewCancellation, calls.previewRefund]) {
			expect((await ask(call, number, { by: office.second })).statusCode, call.path).not.toBe(404);
			expect(
				(await ask(call, number, { by: office.second, params: { eventCode: "NYC25" } })).statusCode,
				call.path,
			).toBe(404);
			expect((await ask(call, number, { by: stranger })).statusCode, call.path).toBe(404);
			expect((await ask(call, number, { by: stranger, params: { eventCode: "NYC25" } })).statusCode).toBe(404);
		}
	});

	test("a payment or refund of another order is not found", async () => {
		const { number } = await byTransfer();
		const other = await byTransfer({ email: "ewa@firma.example" });
		await confirmed(calls.previewTransfer, calls.recordTransfer, number, { body: { amountGrosz: GROSS + 500 } });
		const surplus = (await recordOf(number)).payments.find((payment) => payment.can.refund)!;
		const params = { paymentId: surplus.objectId };
		expect((await ask(calls.previewPaymentRefund, number, { params })).statusCode).toBe(200);
		expect((await ask(calls.previewPaymentRefund, other.number, { params })).statusCode).toBe(404);
		await confirmed(calls.previewPaymentRefund, calls.refundPayment, number, { params });
		const refundId = (await recordOf(number)).refunds[0]!.objectId;
		expect((await ask(calls.previewRefundSent, number, { params: { refundId } })).statusCode).toBe(200);
		expect((await ask(calls.previewRefundSent, other.number, { params: { refundId } })).statusCode).toBe(404);
	});

	test("roles without the right get no order", async () => {
		const { number } = await byTransfer();
		for (const role of ["viewer", "host", "editor"] as const) {
			const by = await organiserOf(office.one.server, { role, eventCode: "MSTS25" });
			for (const call of [getOfficeOrder, calls.previewCancellation, calls.previewRefund])
				expect((await ask(call, number, { by })).statusCode, `${role} ${call.path}`).toBe(403);
		}
	});
});
