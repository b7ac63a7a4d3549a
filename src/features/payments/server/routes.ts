import type { FastifyInstance } from "fastify";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { once, onceCommitted } from "../../../kit/http/idempotency.ts";
import { serve } from "../../../kit/http/serve.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Press } from "../../../kit/pdf/press.ts";
import { type Authentication, headersOf } from "../../account/server/authentication.ts";
import { accountById } from "../../account/server/store.ts";
import { refusals as accountRefusals } from "../../account/texts.ts";
import type { TaxDocument } from "../../documents/contract.ts";
import { dueOnOf, fileNameOf, nameOf, transferTitleOf } from "../../documents/rules.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { eventById, eventsById } from "../../event/server/store.ts";
import { dueGrosz, isOverdue, refundableUntil, waitsFor } from "../../orders/rules.ts";
import { documentSubject } from "../../orders/server/document-subject.ts";
import { linesOf, type OrderFacts, orderById, orderByNumber, ordersOfAccount } from "../../orders/server/store.ts";
import { TRANSFER_ACCOUNT } from "../../orders/transfer-account.ts";
import { packageById } from "../../packages/server/store.ts";
import { ticketPath, ticketPdfPath } from "../../tickets/addresses.ts";
import { ticketsOfOrder } from "../../tickets/server/tickets.ts";
import type { TrackDeps } from "../../tracking/server/record-conversion.ts";
import {
	askInvoice,
	cancelUnpaid,
	decideTestPayment,
	getOwnOrders,
	getPaymentInfo,
	getTestPayment,
	makePaymentUrl,
	type PaymentInfo,
	refundBought,
} from "../contract.ts";
import { refusals } from "../texts.ts";
import { askableUntil, askForInvoice } from "./ask-invoice.ts";
import { beginCard, type CardDeps, closeQuietly } from "./begin-card.ts";
import { cancelOrder } from "./cancel-order.ts";
import { documentRoutes } from "./document-routes.ts";
import { beginPayment, isPayable, keyScope, orderOpener, type PayDeps } from "./pay-order.ts";
import { type ReceiveDeps, receivePayment } from "./receive-payment.ts";
import { refundOrder } from "./refund-order.ts";
import { type PaymentFacts, paymentByReference, paymentsOf, refundsOf } from "./store.ts";
import { stripeRoutes } from "./stripe-routes.ts";
import { teamRoutes } from "./team-routes.ts";
import { trackPayment } from "./track-payment.ts";

/** How long the test gateway keeps a payment back that the payer chose to be told late. */
const DELAY_MS = 8_000;

export type PaymentsDeps = PayDeps & ReceiveDeps & CardDeps & TrackDeps & { press: Press };

/** The calls of paying an order: whoever may open it. Nothing of them is ever kept. */
export function paymentsRoutes(app: FastifyInstance, deps: PaymentsDeps, auth: Authentication): void {
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
				await closeQuietly(deps, order);
				await beginPayment(deps, order, "transfer");
			}
			await trackPayment(deps, order, { lang, request });
			return begun;
		});
	});

	serve(app, cancelUnpaid, async ({ params, request }) => {
		const { id, number } = await opened(request, params.secret);
		await cancelOrder(deps, { id });
		return { status: (await orderByNumber(deps.db, number))!.status };
	});

	serve(app, refundBought, async ({ params, body, request }) => {
		const order = await opened(request, params.secret);
		const { tickets = null, expectedGrosz } = body;
		const named = { request, call: refundBought, scope: keyScope(order), body: { tickets, expectedGrosz } };
		return onceCommitted(deps, named, async (tx) => {
			const wanted = { orderId: order.id, tickets: tickets ?? undefined, expectedGrosz };
			const actor = order.accountId ?? "buyer";
			const refundedGrosz = await refundOrder(tx, deps, { ...wanted, actor, isBuyer: true });
			return { status: (await orderById(tx, order.id))!.status, refundedGrosz };
		});
	});
	serve(app, askInvoice, async ({ params, body, request }) => {
		const order = await opened(request, params.secret);
		const { number } = await askForInvoice(deps, order.id, body);
		return { number };
	});
	ownOrdersRoute(app, deps, auth);
	documentRoutes(app, deps, opened);
	teamRoutes(app, deps, opened);
	if (deps.provider?.name === "test") testGatewayRoutes(app, deps);
	if (deps.provider?.name === "stripe") stripeRoutes(app, { ...deps, provider: deps.provider });
}

function ownOrdersRoute(app: FastifyInstance, deps: PaymentsDeps, auth: Authentication): void {
	serve(app, getOwnOrders, async ({ request }) => {
		const accountId = await auth.accountIdOf(headersOf(request));
		if (accountId === undefined) throw new Failure(401, accountRefusals.notLoggedIn);
		const now = deps.clock.now();
		const orders = await ordersOfAccount(deps.db, accountId);
		const events = await eventsById(deps.db, [...new Set(orders.map((one) => one.eventId))]);
		return {
			orders: orders.map((order) => {
				const { number, status, method, grossGrosz, refundedGrosz } = order;
				const { code, name, nameEn } = events.get(order.eventId)!;
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

/** The built-in test gateway (decisions §4): its own page tells what the payer chose, as a provider would. */
function testGatewayRoutes(app: FastifyInstance, deps: PaymentsDeps): void {
	const begun = async (reference: string) => {
		const payment = await paymentByReference(deps.db, "test", reference);
		if (!payment || payment.orderId === null) throw notFound(refusals.noPayment);
		return { payment, orderId: payment.orderId };
	};

	serve(app, getTestPayment, async ({ params }) => {
		const { payment, orderId } = await begun(params.reference);
		const order = (await orderById(deps.db, orderId))!;
		return { number: order.number, amountGrosz: payment.amountGrosz, state: payment.state };
	});

	serve(app, decideTestPayment, async ({ params, body }) => {
		const { payment, orderId } = await begun(params.reference);
		if (payment.state !== "pending") return { state: payment.state };
		const tell = (outcome: "paid" | "failed") =>
			receivePayment(deps, {
				provider: "test",
				reference: payment.reference,
				orderId,
				amountGrosz: payment.amountGrosz,
				outcome,
			});
		if (body.outcome !== "delay") return { state: await tell(body.outcome === "success" ? "paid" : "failed") };
		const timer = setTimeout(() => {
			tell("paid").catch((error) => deps.log.error({ error: String(error) }, "late test payment"));
		}, DELAY_MS);
		timer.unref();
		return { state: payment.state };
	});
}

/** Money that came and that the order does not want, or not any more: it goes back or has gone. */
function unwantedOf({ status, paidGrosz }: OrderFacts, payments: PaymentFacts[]): number {
	const unwanted = payments.filter(({ state }) => state === "queued" || state === "refunded");
	const parts = status === "expired" || status === "cancelled" ? paidGrosz : 0;
	return unwanted.reduce((sum, one) => sum + one.amountGrosz, parts);
}

/** Where the money of an order goes that is paid by transfer, once it is held for it, or by a deferred invoice. */
function transferOf(
	order: OrderFacts,
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

async function infoOf(
	deps: PaymentsDeps,
	order: OrderFacts,
	{ secret, lang }: { secret: string; lang: Lang },
): Promise<PaymentInfo> {
	const event = (await eventById(deps.db, order.eventId))!;
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
		tickets: (await ticketsOfOrder(deps, order.id)).map(({ packageName, holder, number, token, eventCode }) => ({
			...{ packageName, holder, number },
			token: token!,
			pageUrl: ticketPath(lang, eventCode, token!),
			pdfUrl: `${ticketPdfPath(token!)}?lang=${lang}`,
		})),
		invoiceAskableUntil: (await askableUntil(deps.db, order, now)) ?? null,
		transfer: transferOf(order, { documents, isConfirmed }),
	};
}
