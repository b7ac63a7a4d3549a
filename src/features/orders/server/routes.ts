import type { FastifyInstance } from "fastify";
import { once, onceCommitted } from "../../../kit/http/idempotency.ts";
import { serve } from "../../../kit/http/serve.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { must } from "../../../kit/must/must.ts";
import type { PdfRenderer } from "../../../kit/pdf/renderer.ts";
import type { Authentication } from "../../account/server/authentication.ts";
import { accountById } from "../../account/server/store.ts";
import type { TaxDocument } from "../../documents/contract.ts";
import { dueOnOf, fileNameOf, nameOf, transferTitleOf } from "../../documents/rules.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { eventById, eventsById } from "../../event/server/store.ts";
import { packageById } from "../../packages/server/store.ts";
import { closeQuietly } from "../../payments/server/close-earlier.ts";
import { type PaymentRecord, paymentsOf, refundsOf } from "../../payments/server/store.ts";
import { type PaymentTrackDeps, trackPayment } from "../../payments/server/track-payment.ts";
import {
	askInvoice,
	cancelUnpaid,
	getOwnOrders,
	getPaymentInfo,
	makePaymentUrl,
	type PaymentInfo,
	refundBought,
} from "../contract.ts";
import { dueGrosz, isOverdue, refundableUntil, waitsFor } from "../rules.ts";
import { TRANSFER_ACCOUNT } from "../transfer-account.ts";
import { askableUntil, askForInvoice } from "./ask-invoice.ts";
import { type BeginDeps, beginCard } from "./begin-card.ts";
import { cancelOrder } from "./cancel-order.ts";
import { documentRoutes } from "./document-routes.ts";
import { documentSubject } from "./document-subject.ts";
import type { OrderRecord } from "./order-facts.ts";
import { beginPayment, isPayable, keyScope, orderOpener } from "./pay-order.ts";
import { refundOrder } from "./refund-order.ts";
import { linesOf, orderById, orderByNumber, ordersOfAccount } from "./store.ts";
import { teamRoutes } from "./team-routes.ts";

export type OrdersDeps = BeginDeps & PaymentTrackDeps & { pdfRenderer: PdfRenderer };

/** The calls of an order and of paying it: whoever may open it. Nothing of them is ever kept. */
// long: a list of calls, each short
export function ordersRoutes(app: FastifyInstance, deps: OrdersDeps, auth: Authentication): void {
	const opened = orderOpener(deps, auth);
	serve(app, getPaymentInfo, async ({ params, lang, request }) => {
		return infoOf(deps, await opened(request, params.secret), { secret: params.secret, lang });
	});

	serve(app, makePaymentUrl, async ({ params, body, lang, request }) => {
		const order = await opened(request, params.secret);
		return once(deps, { request, call: makePaymentUrl, scope: keyScope(order), body }, async () => {
			const isCard = body.method === "card";
			const begun = isCard ? await beginCard(deps, order, { lang, request }) : { url: null, reference: null };
			if (!isCard) {
				await closeQuietly(deps, { orderId: order.id });
				await beginPayment(deps, order, "transfer");
			}
			await trackPayment(deps, order, { lang, request });
			return begun;
		});
	});

	serve(app, cancelUnpaid, async ({ params, request }) => {
		const { id, number } = await opened(request, params.secret);
		await cancelOrder(deps, { id });
		return { status: must(await orderByNumber(deps.db, number), "the order").status };
	});

	serve(app, refundBought, async ({ params, body, request }) => {
		const order = await opened(request, params.secret);
		const { tickets = null, expectedGrosz } = body;
		const named = { request, call: refundBought, scope: keyScope(order), body: { tickets, expectedGrosz } };
		return onceCommitted(deps, named, async (tx) => {
			const wanted = { orderId: order.id, tickets: tickets ?? undefined, expectedGrosz };
			const actor = order.accountId ?? "buyer";
			const refundedGrosz = await refundOrder(tx, deps, { ...wanted, actor, isBuyer: true });
			return { status: must(await orderById(tx, order.id), "the order").status, refundedGrosz };
		});
	});
	serve(app, askInvoice, async ({ params, body, request }) => {
		const order = await opened(request, params.secret);
		const { number } = await askForInvoice(deps, order.id, body);
		return { number };
	});
	ownOrdersRoute(app, deps);
	documentRoutes(app, deps, opened);
	teamRoutes(app, deps, opened);
}

function ownOrdersRoute(app: FastifyInstance, deps: OrdersDeps): void {
	serve(app, getOwnOrders, async ({ accountId }) => {
		const now = deps.clock.now();
		const orders = await ordersOfAccount(deps.db, accountId);
		const events = await eventsById(deps.db, [...new Set(orders.map((one) => one.eventId))]);
		return {
			orders: orders.map((order) => {
				const { number, status, method, grossGrosz, refundedGrosz } = order;
				const { code, name, nameEn } = must(events.get(order.eventId), "the event of an order");
				return {
					...{
						number,
						status,
						method,
						grossGrosz,
						refundedGrosz,
						eventCode: code,
						eventName: name,
						eventNameEn: nameEn,
					},
					dueGrosz: status === "reserved" || status === "confirmed" ? dueGrosz(order) : 0,
					isPayable: isPayable(order, now),
					waitsFor: isOverdue(order, now) ? null : (waitsFor(order, true) ?? null),
					createdDate: order.createdAt.toISOString(),
				};
			}),
		};
	});
}

/** Money that came and that the order does not want, or not any more: it goes back or has gone. */
function unwantedOf({ status, paidGrosz }: OrderRecord, payments: PaymentRecord[]): number {
	const unwanted = payments.filter(({ state }) => state === "queued" || state === "refunded");
	const parts = status === "expired" || status === "cancelled" ? paidGrosz : 0;
	return unwanted.reduce((sum, one) => sum + one.amountGrosz, parts);
}

/** Where the money of an order goes that is paid by transfer, once it is held for it, or by a deferred invoice. */
function transferOf(
	order: OrderRecord,
	{ documents, isConfirmed }: { documents: TaxDocument[]; isConfirmed: boolean },
): PaymentInfo["transfer"] {
	if (order.method === "transfer" && order.status === "reserved") {
		if (!isConfirmed) return null;
		return { ...TRANSFER_ACCOUNT, title: order.number, dueOn: null };
	}
	// the pro-forma asks for the money until the law lets the invoice be issued
	const asking = documents.findLast((one) => one.kind !== "correction" && one.payment.state === "due");
	if (order.method !== "deferred" || order.status !== "confirmed" || dueGrosz(order) === 0 || !asking) return null;
	return { ...TRANSFER_ACCOUNT, title: transferTitleOf(asking), dueOn: dueOnOf(asking) };
}

/** A document as an order's page links to it. */
function linkOf(secret: string, document: TaxDocument): PaymentInfo["documents"][number] {
	const { number, kind, issueDate } = document;
	const url = (ending: "pdf" | "xml") =>
		`/api/payment/${encodeURIComponent(secret)}/document/${fileNameOf(number, ending)}`;
	return {
		number,
		kind: nameOf(document),
		issueDate,
		pdfUrl: url("pdf"),
		xmlUrl: kind === "proforma" ? null : url("xml"),
	};
}

// long: one object, which names every field of the answer
async function infoOf(
	deps: OrdersDeps,
	order: OrderRecord,
	{ secret, lang }: { secret: string; lang: Lang },
): Promise<PaymentInfo> {
	const event = await eventById(deps.db, order.eventId);
	const payments = await paymentsOf(deps.db, order.id);
	const documents = await documentsOf(deps.db, documentSubject(order.id));
	const lines = await linesOf(deps.db, order.id);
	const packageId = lines.find((one) => one.packageId !== null)?.packageId;
	const now = deps.clock.now();
	const buyer = order.accountId === null ? undefined : await accountById(deps.db, order.accountId);
	const isConfirmed = buyer?.emailVerified ?? false;
	const { number, status, method, payer, netGrosz, vatGrosz, grossGrosz, paidGrosz, refundedGrosz } = order;
	return {
		...{ number, status, method, payer, netGrosz, vatGrosz, grossGrosz, paidGrosz, refundedGrosz },
		dueGrosz: status === "reserved" || status === "confirmed" ? dueGrosz(order) : 0,
		refundableUntil: refundableUntil(order, event, now)?.toISOString() ?? null,
		refunds: (await refundsOf(deps.db, order.id)).map(({ amountGrosz, state, createdAt }) => ({
			amountGrosz,
			state: state === "elsewhere" ? "sent" : state,
			createdDate: createdAt.toISOString(),
		})),
		eventCode: event.code,
		eventName: event.name,
		eventNameEn: event.nameEn,
		timeZone: event.timeZone,
		isPayable: isPayable(order, now),
		cardPayments: deps.provider?.name ?? "none",
		waitsFor: isOverdue(order, now) ? null : (waitsFor(order, isConfirmed) ?? null),
		unconfirmedEmail: buyer && !isConfirmed ? buyer.email : null,
		unwantedGrosz: unwantedOf(order, payments),
		holdsUntil: order.holdsUntil?.toISOString() ?? null,
		createdDate: order.createdAt.toISOString(),
		isAddition: await deps.orderReads.isAddition(deps.db, { orderId: order.id }),
		packageCode: packageId ? (await packageById(deps.db, packageId)).code : null,
		lines,
		lastPayment: payments.at(-1)?.state ?? null,
		documents: documents.map((one) => linkOf(secret, one)),
		tickets: await deps.orderReads.tickets(deps.db, { orderId: order.id, lang }),
		invoiceAskableUntil: (await askableUntil(deps.db, order, now)) ?? null,
		transfer: transferOf(order, { documents, isConfirmed }),
	};
}
