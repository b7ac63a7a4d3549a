import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import type { OrderRecord } from "../../orders/server/order-facts.ts";
import type { CommandPlan } from "../../organisers/command-plan.ts";
import { type CardDeps, closeQuietly } from "../../payments/server/close-earlier.ts";
import { isByHand } from "../../payments/server/provider.ts";
import { refundQueued } from "../../payments/server/refund-queued.ts";
import { settle } from "../../payments/server/send-refunds.ts";
import { paymentByReference, paymentsOf, refundById, refundedOf } from "../../payments/server/store.ts";
import { refusals as paymentRefusals } from "../../payments/texts.ts";
import * as calls from "../command-contract.ts";
import { commandRefusals, doneTexts } from "../command-texts.ts";
import { paymentRefundPlan, refundSentPlan, transferPlan } from "../plans.ts";
import { isPaymentReturnable, isTransferDue } from "../rules.ts";
import { recordTransfer } from "./record-transfer.ts";
import { refundRoutes, type TicketRefundDeps } from "./refund-routes.ts";
import { type CommandInput, serveCommand } from "./serve-command.ts";

export type MoneyDeps = TicketRefundDeps & CardDeps & { db: NodePgDatabase };

/** Commands that move money. */
export function moneyRoutes(app: FastifyInstance, deps: MoneyDeps): void {
	transferRoute(app, deps);
	refundRoutes(app, deps);
	paymentRefundRoute(app, deps);
	refundSentRoute(app, deps);
}

function transferRoute(app: FastifyInstance, deps: MoneyDeps): void {
	type Input = CommandInput<typeof calls.recordTransfer>;
	const transferOf = ({ order, body }: Input) => ({
		amountGrosz: body.amountGrosz,
		reference: body.reference?.trim() || order.number,
	});
	serveCommand(
		app,
		deps,
		{ preview: calls.previewTransfer, run: calls.recordTransfer },
		{
			async plan(db, input) {
				const transfer = transferOf(input);
				const earlier = await paymentByReference(db, "transfer", transfer.reference);
				const isRecorded = earlier !== undefined && earlier.state !== "pending" && earlier.state !== "failed";
				return transferPlan(input.order, { ...transfer, isRecorded });
			},
			async run(tx, input) {
				const { order, actor, lang } = input;
				const transfer = { orderId: order.id, ...transferOf(input), actor };
				const { state, earlier } = await recordTransfer({ ...deps, db: tx }, transfer);
				if (earlier) return doneTexts.transferKnown[lang];
				return doneTexts[state === "paid" ? "transfer" : "transferQueued"][lang];
			},
			// closes the payment page, which could collect the money twice
			after: ({ id }) => closeQuietly(deps, { orderId: id }),
		},
	);
}

function paymentRefundRoute(app: FastifyInstance, deps: MoneyDeps): void {
	serveCommand(
		app,
		deps,
		{ preview: calls.previewPaymentRefund, run: calls.refundPayment },
		{
			plan: (db, { order, params }) => planOfPaymentRefund(db, order, params.paymentId),
			async run(tx, { params, actor, lang }) {
				const { amountGrosz } = await refundQueued({ ...deps, db: tx }, params.paymentId, actor);
				return fill(doneTexts.paymentRefund[lang], { amount: moneyText(lang, amountGrosz) });
			},
		},
	);
}

async function planOfPaymentRefund(db: Database, order: OrderRecord, paymentId: number): Promise<CommandPlan> {
	const payment = (await paymentsOf(db, order.id)).find((one) => one.id === paymentId);
	if (!payment) throw notFound(commandRefusals.noPayment);
	const leftGrosz = payment.amountGrosz - ((await refundedOf(db, order.id)).get(paymentId) ?? 0);
	if (!isPaymentReturnable(order, payment, leftGrosz)) throw new Failure(409, paymentRefusals.notQueued);
	return paymentRefundPlan(order, payment, { leftGrosz, isByHand: isByHand(payment.provider) });
}

function refundSentRoute(app: FastifyInstance, deps: MoneyDeps): void {
	const waitingRefund = async (db: Database, orderId: number, refundId: number) => {
		const refund = await refundById(db, refundId);
		const isDue = refund?.payment.orderId === orderId && isTransferDue(refund.state, isByHand(refund.payment.provider));
		if (!refund || !isDue) throw notFound(commandRefusals.noRefund);
		return refund;
	};
	serveCommand(
		app,
		deps,
		{ preview: calls.previewRefundSent, run: calls.markRefundSent },
		{
			plan: async (db, { order, params }) => refundSentPlan(await waitingRefund(db, order.id, params.refundId)),
			async run(tx, { order, params, actor, lang }) {
				const refund = await waitingRefund(tx, order.id, params.refundId);
				const isSettled = await settle({ ...deps, db: tx }, refund, { state: "sent", message: null, actor });
				if (!isSettled) throw notFound(commandRefusals.noRefund);
				return fill(doneTexts.refundSent[lang], { amount: moneyText(lang, refund.amountGrosz) });
			},
		},
	);
}
