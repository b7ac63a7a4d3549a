import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { refusals, stillUsed, wentBackByHand } from "../../orders/refusals.ts";
import { documentSubject } from "../../orders/server/document-subject.ts";
import type { LineRecord, OrderRecord } from "../../orders/server/order-facts.ts";
import { type RefundDeps, refundOrder } from "../../orders/server/refund-order.ts";
import { linesOf } from "../../orders/server/store.ts";
import { codesOfOrder, type TeamCodeRecord } from "../../orders/server/team-code-store.ts";
import type { OfficeDeps } from "../../organisers/server/serve-office.ts";
import { type CardDeps, closeQuietly } from "../../payments/server/close-earlier.ts";
import { isByHand } from "../../payments/server/provider.ts";
import { refundQueued } from "../../payments/server/refund-queued.ts";
import { settle } from "../../payments/server/send-refunds.ts";
import { paymentByReference, paymentsOf, refundById, refundedOf, refundsOf } from "../../payments/server/store.ts";
import { refusals as paymentRefusals } from "../../payments/texts.ts";
import * as calls from "../command-contract.ts";
import { commandRefusals, doneTexts } from "../command-texts.ts";
import { type CommandPlan, paymentRefundPlan, refundSentPlan, refundTicketsPlan, transferPlan } from "../plans.ts";
import { refundFacts } from "../refund-facts.ts";
import { isPaymentReturnable, isTransferDue, refundablePieces } from "../rules.ts";
import { recordTransfer } from "./record-transfer.ts";
import { type CommandInput, serveCommand } from "./serve-command.ts";

export type MoneyDeps = Omit<OfficeDeps, "db"> & RefundDeps & CardDeps & { db: NodePgDatabase };

/** Commands that move money. */
export function moneyRoutes(app: FastifyInstance, deps: MoneyDeps): void {
	transferRoute(app, deps);
	ticketRefundRoute(app, deps);
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

function ticketRefundRoute(app: FastifyInstance, deps: MoneyDeps): void {
	serveCommand(
		app,
		deps,
		{ preview: calls.previewRefund, run: calls.refundTickets },
		{
			plan: (db, input) => planOfRefund(db, deps, input),
			async run(tx, { order, body, actor, lang }) {
				const { tickets, countsElsewhere } = body;
				const wanted = { orderId: order.id, tickets: tickets ?? undefined, actor, isBuyer: false };
				const grosz = await refundOrder(tx, deps, { ...wanted, countsElsewhere: countsElsewhere === true });
				return fill(doneTexts.refund[lang], { amount: moneyText(lang, grosz) });
			},
		},
	);
}

async function planOfRefund(
	db: Database,
	deps: MoneyDeps,
	{ order, body }: Pick<CommandInput<typeof calls.refundTickets>, "order" | "body">,
): Promise<CommandPlan> {
	if (order.status !== "confirmed") throw new Failure(409, refusals.notRefundable);
	const lines = await linesOf(db, order.id);
	const facts = refundFacts(order, lines, body.tickets ?? undefined);
	if (!facts) throw new Failure(422, refusals.notInOrder, { fields: { tickets: [refusals.notInOrder] } });
	const codes = await codesOfOrder(db, order.id);
	const wanted =
		body.tickets ??
		lines.map(({ position, quantity, refundedQuantity }) => ({ position, quantity: quantity - refundedQuantity }));
	assertUnused(lines, codes, wanted);
	const isOfTicket = wanted.some(({ position, quantity }) => quantity > 0 && lines[position]?.kind === "package");
	const refusal = isOfTicket ? await deps.orderReads.returnRefusal(db, { orderId: order.id }) : undefined;
	if (refusal) throw new Failure(409, refusal);
	const elsewhere = (await refundsOf(db, order.id)).filter((one) => one.state === "elsewhere");
	const elsewhereGrosz = elsewhere.reduce((sum, one) => sum + one.amountGrosz, 0);
	if (elsewhereGrosz > 0 && !body.countsElsewhere) throw new Failure(409, wentBackByHand(elsewhereGrosz));
	const payments = (await paymentsOf(db, order.id)).filter((one) => one.state === "paid");
	const documents = await documentsOf(db, documentSubject(order.id));
	return refundTicketsPlan(order, facts, {
		isByHand: payments.some((one) => isByHand(one.provider)),
		hasInvoice: documents.some((one) => one.kind === "invoice"),
		codesIssued: codes.length > 0,
		basis: { codes: codes.map(({ id, used, revokedAt }) => [id, used, revokedAt]), elsewhereGrosz },
	});
}

/** Throws 409 if used codes are among the pieces of a team. */
function assertUnused(
	lines: readonly LineRecord[],
	codes: readonly TeamCodeRecord[],
	wanted: readonly { position: number; quantity: number }[],
): void {
	for (const { position, quantity } of wanted) {
		const line = lines.find((one) => one.position === position);
		const unused = line?.kind === "team" ? refundablePieces(line, codes) : quantity;
		if (quantity > unused) throw new Failure(409, stillUsed(line?.name ?? "", unused));
	}
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
