import * as z from "zod/mini";
import { recordTransfer } from "../../features/order-office/server/record-transfer.ts";
import { dueGrosz } from "../../features/orders/rules.ts";
import type { OrderRecord } from "../../features/orders/server/order-facts.ts";
import { reducePrice, type WantedReduction } from "../../features/orders/server/reduce-price.ts";
import { refundOrder, type WantedRefund } from "../../features/orders/server/refund-order.ts";
import { linesOf, orderById, orderNumbers } from "../../features/orders/server/store.ts";
import type { PaymentState } from "../../features/payments/contract.ts";
import { closeQuietly } from "../../features/payments/server/close-earlier.ts";
import { isByHand } from "../../features/payments/server/provider.ts";
import { refundQueued } from "../../features/payments/server/refund-queued.ts";
import { settle } from "../../features/payments/server/send-refunds.ts";
import { type PaymentRecord, paymentById, refundsOf, unsettledRefunds } from "../../features/payments/server/store.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { groszOf } from "../../kit/money/amounts.ts";
import { neededText, onlyOne, parseWholeNumber, textOf, textsOf } from "./arguments.ts";
import { type CommandDeps, CommandFailure, defineCommand, type ParsedArguments, type Result } from "./command.ts";
import { incomingText, reductionText, refundText } from "./order-preview.ts";
import { elsewhereHint } from "./order-settle.ts";
import { existingOrder } from "./order-show.ts";
import { amountOf } from "./show.ts";

const ACTOR = "command:order";

export const paidCommand = defineCommand({
	name: "order paid",
	usage: "NUMBER --amount 367.77 [--reference TEXT]",
	about: `Records a bank transfer for an order. Transfers add up: once the amount due is reached, the order is confirmed, with its
documents, codes and e-mail; a partial payment is reported to the buyer. An excess amount, or one for an ended order, is
listed by order list --attention, with exit code 1.
--amount         in zł, 367.77 or 367,77
--reference      the bank's reference of the transfer, which is counted once; the order's number by default. A second
                 transfer for the same order needs it`,
	options: { amount: { type: "string" }, reference: { type: "string" } },
	input: z.object({
		number: z.string(),
		amountGrosz: z.int().check(z.minimum(1)),
		reference: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
	}),
	read(typed) {
		const number = onlyOne(typed, "order by its NUMBER");
		const amount = neededText(typed, "amount", "367.77");
		const reference = textOf(typed, "reference")?.trim() ?? null;
		if (reference !== null && (reference === "" || reference.length > 200)) {
			throw new CommandFailure("--reference must have 1 to 200 characters.");
		}
		return { number, amountGrosz: amountIn(amount), reference };
	},
	async preview({ db }, { number, amountGrosz, reference }) {
		const order = await existingOrder(db, number);
		return incomingText(order, await linesOf(db, order.id), { amountGrosz, reference: reference ?? order.number });
	},
	async run(deps, { number, amountGrosz, reference }) {
		const order = await existingOrder(deps.db, number);
		const transfer = { orderId: order.id, amountGrosz, reference: reference ?? order.number, actor: ACTOR };
		const { earlier, ...recorded } = await recordTransfer(deps, transfer);
		if (earlier) return confirmFirst(deps, order, { ...earlier, surplusGrosz: recorded.surplusGrosz }, amountGrosz);
		// Closes the payment page, which could collect the money twice.
		await closeQuietly(deps, { orderId: order.id });
		const received = { ...recorded, amountGrosz, reference: transfer.reference };
		return receivedText(await existingOrder(deps.db, order.number), received);
	},
});

const ON_THE_LIST = "is listed by npx estrada order list --attention.";

function receivedText(
	order: OrderRecord,
	received: { state: PaymentState; amountGrosz: number; surplusGrosz: number; reference: string },
): Result {
	const { state, amountGrosz, surplusGrosz } = received;
	const leftGrosz = dueGrosz(order);
	const { number, paidGrosz, status } = order;
	const data = { number, ...received, paidGrosz, leftGrosz };
	if (state !== "paid") {
		const sentence = `${number} does not match ${amountOf(amountGrosz)}: ${whyNot(order)}.`;
		return { text: `${sentence} The money ${ON_THE_LIST}`, data, isWrong: true };
	}
	const counted = `${number}: ${amountOf(amountGrosz - surplusGrosz)} counted`;
	if (leftGrosz > 0) return { text: `${counted}, ${amountOf(leftGrosz)} remains due, the order is ${status}.`, data };
	const text = `${counted}, the order is ${status}.`;
	if (surplusGrosz === 0) return { text, data };
	return { text: `${text} The excess of ${amountOf(surplusGrosz)} ${ON_THE_LIST}`, data, isWrong: true };
}

function whyNot(order: OrderRecord): string {
	if (order.status === "cancelled") return "it is cancelled";
	if (order.status === "expired") return "it has expired, and the amount differs or its places are taken";
	return `${amountOf(dueGrosz(order))} is due`;
}

/** Counts a repeated reference once; a second transfer needs its own reference. */
async function confirmFirst(
	deps: CommandDeps,
	order: OrderRecord,
	known: PaymentRecord & { surplusGrosz: number },
	amountGrosz: number,
): Promise<Result> {
	const other =
		known.orderId === null
			? "no order"
			: invariant((await orderNumbers(deps.db, [known.orderId])).get(known.orderId), "the number of an order");
	const cameGrosz = known.amountGrosz + known.surplusGrosz;
	const sentence = `The transfer with reference ${known.reference} is already recorded: ${amountOf(cameGrosz)} for ${other}, ${known.state}. Nothing was counted again.`;
	const another = "If this is another transfer, give another --reference.";
	if (known.orderId !== order.id || cameGrosz !== amountGrosz) {
		throw new CommandFailure(`${sentence} ${another}`);
	}
	const { state, reference } = known;
	return { text: `${sentence} ${another}`, data: { number: order.number, state, amountGrosz, reference } };
}

export const refundCommand = defineCommand({
	name: "order refund",
	usage: "NUMBER [--ticket POSITION:QUANTITY … | --amount 50.00 [--line POSITION]] [--elsewhere]",
	about: `Refunds a confirmed order in whole or in part, regardless of the event's refund rule for buyers: places and unused codes
are released, the invoice is corrected, the paid amount is returned, and the buyer gets an e-mail.
--ticket       refunds only this quantity of the line at POSITION (shown by order show); repeatable
--amount       refunds this amount, VAT included, and cancels no ticket: the price of a line is lowered and its invoice
               corrected; an unpaid part reduces the amount due
--line         the POSITION of that line, if the order has several
--elsewhere    deducts a refund made by hand at the payment provider: only the rest is sent`,
	options: {
		ticket: { type: "string", multiple: true },
		amount: { type: "string" },
		line: { type: "string" },
		elsewhere: { type: "boolean" },
	},
	input: z.object({
		number: z.string(),
		tickets: z.nullable(z.array(z.object({ position: z.int(), quantity: z.int() }))),
		reduction: z.nullable(z.object({ position: z.nullable(z.int()), grossGrosz: z.int().check(z.minimum(1)) })),
		countsElsewhere: z.boolean(),
	}),
	read(typed) {
		const tickets = ticketsIn(typed);
		const reduction = reductionIn(typed);
		if (tickets && reduction) throw new CommandFailure("Give --ticket or --amount, not both.");
		const number = onlyOne(typed, "order by its NUMBER");
		return { number, tickets, reduction, countsElsewhere: typed.values["elsewhere"] === true };
	},
	async preview({ db }, { number, tickets, reduction }) {
		const order = await existingOrder(db, number);
		const lines = await linesOf(db, order.id);
		return reduction ? reductionText(order, lines, reduction) : refundText(order, lines, tickets ?? undefined);
	},
	async run(deps, { number, tickets, reduction, countsElsewhere }) {
		const order = await existingOrder(deps.db, number);
		const earlier = new Set((await refundsOf(deps.db, order.id)).map((one) => one.id));
		const wanted = { orderId: order.id, countsElsewhere, actor: ACTOR };
		const done = reduction
			? await reduced(deps, { ...wanted, ...reduction })
			: await refundResult(deps, { ...wanted, tickets: tickets ?? undefined, isBuyer: false });
		const refunds = (await unsettledRefunds(deps.db)).filter(
			(one) => one.payment.orderId === order.id && !earlier.has(one.id),
		);
		return {
			text: [
				`${order.number}: ${done.sentence}`,
				...refunds.map((one) => refundRoute(one.id, one.amountGrosz, isByHand(one.payment.provider))),
			].join("\n"),
			data: {
				number: order.number,
				...done.data,
				refunds: refunds.map(({ id, amountGrosz, state }) => ({ refundId: id, amountGrosz, state })),
			},
		};
	},
});

function ticketsIn(typed: ParsedArguments) {
	const tickets = textsOf(typed, "ticket").map((one) => {
		const match = /^(\d{1,3}):([1-9]\d{0,4})$/.exec(one);
		if (!match) throw new CommandFailure(`--ticket is "${one}", but must be POSITION:QUANTITY, such as 0:2.`);
		return { position: Number(match[1]), quantity: Number(match[2]) };
	});
	return tickets.length > 0 ? tickets : null;
}

function reductionIn(typed: ParsedArguments) {
	const [amount, line] = [textOf(typed, "amount"), textOf(typed, "line")];
	if (line !== undefined && amount === undefined) throw new CommandFailure("--line needs --amount 50.00.");
	if (amount === undefined) return null;
	if (line !== undefined && !/^\d{1,3}$/.test(line)) {
		throw new CommandFailure(`--line is "${line}", but must be a POSITION, such as 0.`);
	}
	return { position: line === undefined ? null : Number(line), grossGrosz: amountIn(amount) };
}

async function refundResult(deps: CommandDeps, wanted: WantedRefund) {
	const refundedGrosz = await deps.db.transaction((tx) => refundOrder(tx, deps, wanted));
	const { status } = invariant(await orderById(deps.db, wanted.orderId), "the order");
	const sentence = `${amountOf(refundedGrosz)} refunded, the order is ${status}.`;
	return { sentence, data: { status, refundedGrosz } };
}

async function reduced(deps: CommandDeps, wanted: WantedReduction) {
	const correction = await reducePrice(deps, wanted);
	const { status } = invariant(await orderById(deps.db, wanted.orderId), "the order");
	const papers = correction ? `${correction.number} corrects its invoice` : "it has no invoice to correct";
	const sentence = `the price is lowered by ${amountOf(wanted.grossGrosz)}, ${papers}.`;
	return { sentence, data: { status, refundedGrosz: wanted.grossGrosz, correction: correction?.number ?? null } };
}

function amountIn(typed: string): number {
	const grosz = groszOf(typed);
	if (!grosz) throw new CommandFailure(`--amount is "${typed}", but must be an amount such as 367.77.`);
	return grosz;
}

function refundRoute(refundId: number, amountGrosz: number, byHand: boolean): string {
	return byHand
		? `Transfer ${amountOf(amountGrosz)} back, then record it: npx estrada order refunded ${refundId}`
		: `${amountOf(amountGrosz)} is returned through the payment provider; order show shows when it has arrived.`;
}

export const refundPaymentCommand = defineCommand({
	name: "order refund-payment",
	usage: "PAYMENT-ID",
	about: "Returns a payment that matches no order, as listed by order list --attention.",
	options: {},
	input: z.object({ paymentId: z.int() }),
	read: (typed) => ({ paymentId: parseWholeNumber(onlyOne(typed, "payment by its ID"), "PAYMENT-ID") }),
	async preview({ db }, { paymentId }) {
		const payment = await paymentById(db, paymentId);
		if (!payment) throw new CommandFailure("There is no such payment.");
		const { amountGrosz, provider, reference } = payment;
		return `Return payment ${paymentId}: ${amountOf(amountGrosz)}, received by ${provider} (${reference}).`;
	},
	async run(deps, { paymentId }) {
		const { payment, refundId, amountGrosz } = await refundQueued(deps, paymentId, ACTOR);
		return {
			text: refundRoute(refundId, amountGrosz, isByHand(payment.provider)),
			data: { paymentId, refundId, amountGrosz },
		};
	},
});

async function waitingRefund(db: CommandDeps["db"], refundId: number) {
	const due = (await unsettledRefunds(db)).find((one) => one.id === refundId);
	if (!due) throw new CommandFailure(`No refund ${refundId} is pending: it has been sent, or it does not exist.`);
	return due;
}

export const refundedCommand = defineCommand({
	name: "order refunded",
	usage: "REFUND-ID",
	about: "Records a refund that was transferred by hand. order list --attention lists those that are pending.",
	options: {},
	input: z.object({ refundId: z.int() }),
	read: (typed) => ({ refundId: parseWholeNumber(onlyOne(typed, "refund by its ID"), "REFUND-ID") }),
	async preview({ db }, { refundId }) {
		const { amountGrosz, payment } = await waitingRefund(db, refundId);
		const numbers = await orderNumbers(db, payment.orderId === null ? [] : [payment.orderId]);
		const number = payment.orderId === null ? undefined : numbers.get(payment.orderId);
		return `Refund ${refundId}: ${amountOf(amountGrosz)} was transferred back${number ? ` for ${number}` : ""}.`;
	},
	async run(deps, { refundId }) {
		const due = await waitingRefund(deps.db, refundId);
		if (due.state === "elsewhere") {
			throw new CommandFailure(
				`Refund ${refundId} was already made at ${due.payment.provider}. ${elsewhereHint(refundId)}`,
			);
		}
		if (due.state === "due" && !isByHand(due.payment.provider)) {
			throw new CommandFailure(
				`Refund ${refundId} is sent automatically by ${due.payment.provider}. Do not transfer it by hand.`,
			);
		}
		const isSettled = await settle(deps, due, { state: "sent", message: null, actor: ACTOR });
		if (!isSettled) throw new CommandFailure(`Refund ${refundId} was recorded by another process at the same time.`);
		const { amountGrosz } = due;
		return {
			text: `Refund ${refundId}: ${amountOf(amountGrosz)} is recorded as sent.`,
			data: { refundId, amountGrosz },
		};
	},
});
