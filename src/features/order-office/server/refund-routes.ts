import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { BodyOf } from "../../../kit/contract/call.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { refusals, stillUsed, wentBackByHand } from "../../orders/refusals.ts";
import { documentSubject } from "../../orders/server/document-subject.ts";
import type { LineRecord, OrderRecord } from "../../orders/server/order-facts.ts";
import { type RefundDeps, refundOrder } from "../../orders/server/refund-order.ts";
import { linesOf, lockOrder } from "../../orders/server/store.ts";
import { codesOfOrder, type TeamCodeRecord } from "../../orders/server/team-code-store.ts";
import type { CommandPlan } from "../../organisers/command-plan.ts";
import { type OfficeDeps, serveOffice } from "../../organisers/server/serve-office.ts";
import { isByHand } from "../../payments/server/provider.ts";
import { paymentsOf, refundsOf } from "../../payments/server/store.ts";
import * as calls from "../command-contract.ts";
import { commandRefusals, doneTexts } from "../command-texts.ts";
import { refundTicketsPlan } from "../plans.ts";
import { refundFacts } from "../refund-facts.ts";
import { refundablePieces } from "../rules.ts";
import { addRefundRequest, type RefundRequest, refundRequestOf, removeRefundRequest } from "./request-store.ts";
import { existingOrder, serveCommand } from "./serve-command.ts";

export type TicketRefundDeps = Omit<OfficeDeps, "db"> & RefundDeps & { db: NodePgDatabase };

/** Refunds of tickets, and the decision of a second organiser above the limit. */
export function refundRoutes(app: FastifyInstance, deps: TicketRefundDeps): void {
	ticketRefundRoute(app, deps);
	confirmationRoute(app, deps);
	refusalRoute(app, deps);
}

type Piece = { position: number; quantity: number };
type RefundBody = Omit<BodyOf<typeof calls.refundTickets>, "fingerprint">;
type WantedPieces = { tickets: readonly Piece[] | null; countsElsewhere: boolean };

function ticketRefundRoute(app: FastifyInstance, deps: TicketRefundDeps): void {
	const piecesOf = ({ tickets, countsElsewhere }: RefundBody) => ({
		tickets: tickets ?? null,
		countsElsewhere: countsElsewhere === true,
	});
	serveCommand(
		app,
		deps,
		{ preview: calls.previewRefund, run: calls.refundTickets },
		{
			async plan(db, { order, body }) {
				if (await refundRequestOf(db, order.id)) throw new Failure(409, commandRefusals.requestWaits);
				return planOfRefund(db, deps, order, piecesOf(body));
			},
			async run(tx, { order, body, actor, lang }, plan) {
				if (!plan.needsSecondPerson) {
					const grosz = await runRefund(tx, deps, order, { ...piecesOf(body), actor });
					return fill(doneTexts.refund[lang], { amount: moneyText(lang, grosz) });
				}
				const grossGrosz = invariant(plan.figures[0], "the value of a refund").grosz;
				const requestedAt = deps.clock.now();
				const request = { orderId: order.id, accountId: actor, ...piecesOf(body), grossGrosz, requestedAt };
				await addRefundRequest(tx, request);
				await audit(tx, deps, order, { actor, action: "order.refund-requested", detail: { grossGrosz } });
				return fill(doneTexts.refundRequested[lang], { amount: moneyText(lang, grossGrosz) });
			},
		},
	);
}

function confirmationRoute(app: FastifyInstance, deps: TicketRefundDeps): void {
	serveCommand(
		app,
		deps,
		{ preview: calls.previewRefundRequest, run: calls.confirmRefundRequest },
		{
			async plan(db, { order, actor }) {
				const request = await existingRequest(db, order);
				if (request.accountId === actor) throw new Failure(403, commandRefusals.ownRequest);
				const plan = await planOfRefund(db, deps, order, request);
				return { ...plan, needsSecondPerson: false };
			},
			async run(tx, { order, actor, lang }) {
				const { accountId: requestedBy, ...request } = await existingRequest(tx, order);
				const grossGrosz = await runRefund(tx, deps, order, { ...request, actor });
				await removeRefundRequest(tx, order.id);
				const detail = { requestedBy, grossGrosz };
				await audit(tx, deps, order, { actor, action: "order.refund-confirmed", detail });
				return fill(doneTexts.refund[lang], { amount: moneyText(lang, grossGrosz) });
			},
		},
	);
}

function refusalRoute(app: FastifyInstance, deps: TicketRefundDeps): void {
	serveOffice(app, deps, calls.refuseRefundRequest, async ({ event, organiser, params, lang }) => {
		const { id } = await existingOrder(deps.db, event.id, params.number);
		await deps.db.transaction(async (tx) => {
			const order = invariant(await lockOrder(tx, id), "the order");
			const { accountId: requestedBy, grossGrosz } = await existingRequest(tx, order);
			await removeRefundRequest(tx, id);
			const detail = { requestedBy, grossGrosz };
			await audit(tx, deps, order, { actor: organiser.accountId, action: "order.refund-declined", detail });
		});
		return { sentence: doneTexts.requestRefused[lang] };
	});
}

async function existingRequest(db: Database, { id }: OrderRecord): Promise<RefundRequest> {
	const request = await refundRequestOf(db, id);
	if (!request) throw notFound(commandRefusals.noRequest);
	return request;
}

/** Returns the refunded value in grosz. */
function runRefund(
	tx: Tx,
	deps: TicketRefundDeps,
	{ id: orderId }: OrderRecord,
	{ tickets, countsElsewhere, actor }: WantedPieces & { actor: string },
): Promise<number> {
	const pieces = tickets === null ? undefined : [...tickets];
	return refundOrder(tx, deps, { orderId, tickets: pieces, actor, isBuyer: false, countsElsewhere });
}

function audit(
	tx: Tx,
	{ clock }: TicketRefundDeps,
	{ id, eventId }: OrderRecord,
	entry: { actor: string; action: string; detail: Record<string, unknown> },
): Promise<void> {
	return addAuditEntry(tx, { ...entry, at: clock.now(), subject: `order:${id}`, eventId });
}

async function planOfRefund(
	db: Database,
	deps: TicketRefundDeps,
	order: OrderRecord,
	{ tickets, countsElsewhere }: WantedPieces,
): Promise<CommandPlan> {
	if (order.status !== "confirmed") throw new Failure(409, refusals.notRefundable);
	const lines = await linesOf(db, order.id);
	const facts = refundFacts(order, lines, tickets ?? undefined);
	if (!facts) throw new Failure(422, refusals.notInOrder, { fields: { tickets: [refusals.notInOrder] } });
	const codes = await codesOfOrder(db, order.id);
	const wanted =
		tickets ??
		lines.map(({ position, quantity, refundedQuantity }) => ({ position, quantity: quantity - refundedQuantity }));
	assertUnused(lines, codes, wanted);
	const isOfTicket = wanted.some(({ position, quantity }) => quantity > 0 && lines[position]?.kind === "package");
	const refusal = isOfTicket
		? await deps.orderReads.returnRefusal(db, { orderId: order.id, isBuyer: false })
		: undefined;
	if (refusal) throw new Failure(409, refusal);
	const elsewhere = (await refundsOf(db, order.id)).filter((one) => one.state === "elsewhere");
	const elsewhereGrosz = elsewhere.reduce((sum, one) => sum + one.amountGrosz, 0);
	if (elsewhereGrosz > 0 && !countsElsewhere) throw new Failure(409, wentBackByHand(elsewhereGrosz));
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
