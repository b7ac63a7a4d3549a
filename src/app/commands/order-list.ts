import * as z from "zod/mini";
import { eventsById, existingEvent } from "../../features/event/server/store.ts";
import { dueGrosz } from "../../features/orders/rules.ts";
import { attention } from "../../features/orders/server/attention.ts";
import type { OrderRecord } from "../../features/orders/server/order-facts.ts";
import { orderNumbers, ordersOf } from "../../features/orders/server/store.ts";
import { isByHand } from "../../features/payments/server/provider.ts";
import type { DueRefund, PaymentRecord } from "../../features/payments/server/store.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { none, parseWholeNumber, parseWord, textOf } from "./arguments.ts";
import { type CommandDeps, CommandFailure, defineCommand, type Result } from "./command.ts";
import { elsewhereHint } from "./order-settle.ts";
import { amountOf, momentOf, tableOf } from "./show.ts";

const STATUSES = ["reserved", "confirmed", "expired", "cancelled"] as const;
const LIMIT = 100;

export const listCommand = defineCommand({
	name: "order list",
	usage: "[--event CODE] [--status STATUS] [--limit N] | --attention",
	about: `Lists the orders of an event, or of all events, newest first.
--status       one of ${STATUSES.join(", ")}
--limit N      maximum number of orders, ${LIMIT} by default
--attention    lists open tasks instead of orders: payments that match no order (unknown order, wrong amount, double or excess
               payment, partial payment of an ended order), refunds that failed or must be transferred by hand, orders
               with deferred payment that await approval, and overdue ones`,
	options: {
		event: { type: "string" },
		status: { type: "string" },
		limit: { type: "string" },
		attention: { type: "boolean" },
	},
	input: z.object({
		event: z.nullable(z.string()),
		status: z.nullable(z.enum(STATUSES)),
		limit: z.int(),
		attention: z.boolean(),
	}),
	read(typed) {
		none(typed);
		const isAttention = typed.values["attention"] === true;
		if (isAttention && Object.keys(typed.values).length > 1) {
			throw new CommandFailure("--attention lists all open tasks; omit the other options.");
		}
		return {
			event: textOf(typed, "event") ?? null,
			status: parseWord(textOf(typed, "status"), STATUSES, "--status") ?? null,
			limit: parseWholeNumber(textOf(typed, "limit"), "--limit") ?? LIMIT,
			attention: isAttention,
		};
	},
	async run(deps, input) {
		if (input.attention) return attentionOf(deps);
		const eventId = input.event === null ? undefined : (await existingEvent(deps.db, input.event)).id;
		const orders = await ordersOf(deps.db, {
			...(eventId !== undefined && { eventId }),
			...(input.status && { status: input.status }),
			limit: input.limit + 1,
		});
		return listed(deps, orders, input.limit);
	},
});

async function listed(deps: CommandDeps, found: OrderRecord[], limit: number): Promise<Result> {
	const orders = found.slice(0, limit);
	const events = await eventsById(deps.db, [...new Set(orders.map((one) => one.eventId))]);
	const dueOf = (one: OrderRecord) => (["reserved", "confirmed"].includes(one.status) ? dueGrosz(one) : 0);
	const rows = orders.map((one) => {
		const { code, timeZone } = invariant(events.get(one.eventId), "the event of an order");
		return [
			one.number,
			code,
			one.status,
			one.method,
			amountOf(one.grossGrosz),
			amountOf(dueOf(one)),
			momentOf(one.createdAt, timeZone),
			one.payer.name,
		];
	});
	const table = tableOf(["NUMBER", "EVENT", "STATUS", "METHOD", "TOTAL", "DUE", "PLACED", "PAYER"], rows);
	const more = found.length > limit ? [`There are more: filter the list, or raise --limit.`] : [];
	return {
		text: rows.length > 0 ? [table, ...more].join("\n") : "There are no such orders.",
		data: orders.map((one) => ({
			number: one.number,
			status: one.status,
			method: one.method,
			payer: one.payer.name,
			grossGrosz: one.grossGrosz,
			paidGrosz: one.paidGrosz,
			refundedGrosz: one.refundedGrosz,
			dueGrosz: dueOf(one),
			eventCode: invariant(events.get(one.eventId), "the event of an order").code,
			createdDate: one.createdAt.toISOString(),
			holdsUntil: one.holdsUntil?.toISOString() ?? null,
		})),
	};
}

async function attentionOf(deps: CommandDeps): Promise<Result> {
	const { payments, refunds, approvals, overdue } = await attention(deps.db, deps.clock.now());
	const orderIds = [...payments, ...refunds.map((one) => one.payment)].flatMap((one) => one.orderId ?? []);
	const numbers = await orderNumbers(deps.db, orderIds);
	const numberOf = ({ orderId }: PaymentRecord) =>
		orderId === null ? null : invariant(numbers.get(orderId), "the number of an order");
	const parts = [
		...textOfSome(payments, (some) => paymentsText(some, numberOf)),
		...textOfSome(
			refunds.filter((one) => one.state !== "elsewhere"),
			(some) => refundsText(some, numberOf),
		),
		...textOfSome(
			refunds.filter((one) => one.state === "elsewhere"),
			(some) => elsewhereText(some, numberOf),
		),
		...textOfSome(approvals, approvalsText),
		...textOfSome(overdue, overdueText),
	];
	return {
		text: parts.join("\n\n") || "There are no open tasks.",
		data: {
			payments: payments.map((one) => ({
				...paymentData(one, numberOf),
				leftGrosz: one.leftGrosz,
				createdDate: one.createdAt.toISOString(),
			})),
			refunds: refunds.map(({ payment, ...one }) => ({
				...paymentData(payment, numberOf),
				refundId: one.id,
				amountGrosz: one.amountGrosz,
				state: one.state,
				message: one.message,
				createdDate: one.createdAt.toISOString(),
			})),
			approvals: approvals.map(waitingData),
			overdue: overdue.map(waitingData),
		},
	};
}

function waitingData(one: OrderRecord) {
	const { number, dueOn, holdsUntil, payer } = one;
	return { number, payer: payer.name, dueGrosz: dueGrosz(one), dueOn, holdsUntil: holdsUntil?.toISOString() ?? null };
}

function textOfSome<One>(some: One[], text: (some: One[]) => string): string[] {
	return some.length > 0 ? [text(some)] : [];
}

type NumberOf = (payment: PaymentRecord) => string | null;

function paymentData(one: PaymentRecord, numberOf: NumberOf) {
	const { id: paymentId, provider, reference, amountGrosz } = one;
	return { paymentId, orderNumber: numberOf(one), provider, reference, amountGrosz };
}

function paymentsText(payments: (PaymentRecord & { leftGrosz: number })[], numberOf: NumberOf): string {
	const rows = payments.map((one) => [
		one.id,
		amountOf(one.leftGrosz),
		one.provider,
		one.reference,
		numberOf(one) ?? "none",
		momentOf(one.settledAt, "UTC"),
	]);
	return `Payments that match no order. Return one with npx estrada order refund-payment PAYMENT-ID. If it never arrived or must not
be returned, close it with npx estrada order settle --payment PAYMENT-ID --reason TEXT:
${tableOf(["PAYMENT-ID", "AMOUNT", "BY", "REFERENCE", "FOR ORDER", "CAME (UTC)"], rows)}`;
}

function approvalsText(orders: OrderRecord[]): string {
	const rows = orders.map((one) => [
		one.number,
		amountOf(one.grossGrosz),
		momentOf(one.holdsUntil, "UTC"),
		one.payer.name,
		one.payer.nip,
	]);
	return `Orders with deferred payment that await approval. Decide with npx estrada order approve NUMBER, or cancel NUMBER:
${tableOf(["NUMBER", "AMOUNT", "HELD UNTIL (UTC)", "PAYER", "TAX NUMBER"], rows)}`;
}

function overdueText(orders: OrderRecord[]): string {
	const rows = orders.map((one) => [one.number, amountOf(dueGrosz(one)), one.dueOn ?? "", one.payer.name]);
	return `Overdue orders; their buyers got a reminder. Record a transfer with npx estrada order paid NUMBER, or refund an order with
npx estrada order refund NUMBER:
${tableOf(["NUMBER", "DUE", "BY", "PAYER"], rows)}`;
}

function elsewhereText(refunds: DueRefund[], numberOf: NumberOf): string {
	const rows = refunds.map(({ payment, ...one }) => [
		one.id,
		amountOf(one.amountGrosz),
		payment.provider,
		payment.reference,
		numberOf(payment) ?? "none",
		momentOf(one.createdAt, "UTC"),
	]);
	return `Refunds made by hand at the payment provider without a change of the order. ${elsewhereHint("REFUND-ID")}
${tableOf(["REFUND-ID", "AMOUNT", "BY", "REFERENCE", "OF ORDER", "WENT (UTC)"], rows)}`;
}

function refundsText(refunds: DueRefund[], numberOf: NumberOf): string {
	const rows = refunds.map(({ payment, ...one }) => [
		one.id,
		amountOf(one.amountGrosz),
		payment.provider,
		payment.reference,
		numberOf(payment) ?? "none",
		one.state === "failed" ? `failed: ${one.message ?? ""}` : isByHand(payment.provider) ? "to be transferred" : "late",
	]);
	return `Refunds. Once you have transferred one, record it with npx estrada order refunded REFUND-ID:
${tableOf(["REFUND-ID", "AMOUNT", "BY", "REFERENCE", "OF ORDER", "STATE"], rows)}`;
}
