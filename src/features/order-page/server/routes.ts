import type { FastifyInstance } from "fastify";
import { once, onceCommitted } from "../../../kit/http/idempotency.ts";
import { serve } from "../../../kit/http/serve.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { PdfRenderer } from "../../../kit/pdf/renderer.ts";
import { accountById } from "../../account/server/store.ts";
import { fileOf } from "../../documents/server/document-file.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { eventById, eventsById } from "../../event/server/store.ts";
import { isAddressTrusted } from "../../orders/rules.ts";
import { beginPayment, keyScope } from "../../orders/server/begin-payment.ts";
import { cancelOrder } from "../../orders/server/cancel-order.ts";
import { documentSubject } from "../../orders/server/document-subject.ts";
import type { OrderRecord } from "../../orders/server/order-facts.ts";
import { refundOrder } from "../../orders/server/refund-order.ts";
import { serveOrder, serveOrderFile } from "../../orders/server/serve-order.ts";
import { linesOf, linesOfOrders, orderById, ordersOfAccount } from "../../orders/server/store.ts";
import { transferAccount } from "../../orders/server/transfer-account.ts";
import { packageById } from "../../packages/server/store.ts";
import { closeQuietly } from "../../payments/server/close-earlier.ts";
import { paymentsOf, refundsOf } from "../../payments/server/store.ts";
import { type PaymentTrackDeps, trackPayment } from "../../payments/server/track-payment.ts";
import {
	askInvoice,
	cancelUnpaid,
	getOrderDocument,
	getOwnOrders,
	getPaymentInfo,
	makePaymentUrl,
	refundBought,
} from "../contract.ts";
import { askableUntil, askForInvoice } from "./ask-invoice.ts";
import { type BeginDeps, beginCard } from "./begin-card.ts";
import { ownOrderShape, type PageFacts, paymentInfoShape } from "./shapes.ts";
import { teamRoutes } from "./team-routes.ts";

export type OrderPageDeps = BeginDeps & PaymentTrackDeps & { pdfRenderer: PdfRenderer };

/** Calls about an order and its payment, for everybody who may open it. Responses are never cached. */
// long: a list of calls, each short
export function orderPageRoutes(app: FastifyInstance, deps: OrderPageDeps): void {
	serveOrder(app, deps, getPaymentInfo, async ({ order, params, lang }) => {
		return paymentInfoShape(await pageFacts(deps, order, { secret: params.secret, lang }));
	});

	serveOrder(app, deps, makePaymentUrl, async ({ order, body, lang, request }) => {
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

	serveOrder(app, deps, cancelUnpaid, async ({ order }) => {
		await cancelOrder(deps, order);
		return { status: invariant(await orderById(deps.db, order.id), "the order").status };
	});

	serveOrder(app, deps, refundBought, async ({ order, body, request }) => {
		const { tickets = null, expectedGrosz } = body;
		const named = { request, call: refundBought, scope: keyScope(order), body: { tickets, expectedGrosz } };
		return onceCommitted(deps, named, async (tx) => {
			const wanted = { orderId: order.id, tickets: tickets ?? undefined, expectedGrosz };
			const actor = order.accountId ?? "buyer";
			const refundedGrosz = await refundOrder(tx, deps, { ...wanted, actor, isBuyer: true });
			return { status: invariant(await orderById(tx, order.id), "the order").status, refundedGrosz };
		});
	});
	serveOrder(app, deps, askInvoice, async ({ order, body }) => {
		const { number } = await askForInvoice(deps, order.id, body);
		return { number };
	});
	ownOrdersRoute(app, deps);
	documentRoute(app, deps);
	teamRoutes(app, deps);
}

function ownOrdersRoute(app: FastifyInstance, deps: OrderPageDeps): void {
	serve(app, getOwnOrders, async ({ accountId }) => {
		const now = deps.clock.now();
		const orders = await ordersOfAccount(deps.db, accountId);
		const events = await eventsById(deps.db, [...new Set(orders.map((one) => one.eventId))]);
		const eventOf = (order: OrderRecord) => invariant(events.get(order.eventId), "the event of an order");
		const lines = await linesOfOrders(
			deps.db,
			orders.map((one) => one.id),
		);
		const linesFor = ({ id }: OrderRecord) => lines.filter((one) => one.orderId === id);
		return {
			orders: orders.map((order) => ownOrderShape(order, { event: eventOf(order), lines: linesFor(order), now })),
		};
	});
}

const DOCUMENT_TYPES = { pdf: "application/pdf", xml: "application/xml; charset=utf-8" };

function documentRoute(app: FastifyInstance, deps: OrderPageDeps): void {
	const file = { description: "The document", types: ["application/pdf", "application/xml"] };
	serveOrderFile(app, deps, getOrderDocument, file, async ({ order, params }) => {
		const { name, ending, bytes } = await fileOf(deps, documentSubject(order.id), params.fileName);
		return { type: DOCUMENT_TYPES[ending], name, bytes: Buffer.from(bytes), isOpened: ending === "pdf" };
	});
}

/** The facts of the page that `secret` opened. */
async function pageFacts(
	deps: OrderPageDeps,
	order: OrderRecord,
	{ secret, lang }: { secret: string; lang: Lang },
): Promise<PageFacts> {
	const { db } = deps;
	const now = deps.clock.now();
	const lines = await linesOf(db, order.id);
	const packageId = lines.find((one) => one.packageId !== null)?.packageId;
	const documents = await documentsOf(db, documentSubject(order.id));
	const buyer = order.accountId === null ? undefined : await accountById(db, order.accountId);
	return {
		order,
		secret,
		now,
		lines,
		event: await eventById(db, order.eventId),
		payments: await paymentsOf(db, order.id),
		documents,
		buyer,
		transfer: await transferAccount(deps, order, { documents, isConfirmed: isAddressTrusted(order, buyer) }),
		refunds: await refundsOf(db, order.id),
		cardPayments: deps.provider?.name ?? "none",
		isAddition: await deps.orderReads.isAddition(db, { orderId: order.id }),
		freeOptions: (await deps.orderReads.freeOptions(db, { orderId: order.id })).map(({ pl, en }) => ({
			name: pl,
			nameEn: en,
		})),
		delivery: (await deps.orderReads.delivery(db, { orderId: order.id })) ?? null,
		packageCode: packageId ? (await packageById(db, packageId)).code : null,
		returnRefusal: (await deps.orderReads.returnRefusal(db, { orderId: order.id, isBuyer: true }))?.[lang],
		tickets: await deps.orderReads.tickets(db, { orderId: order.id, lang }),
		invoiceAskableUntil: (await askableUntil(db, order, now)) ?? null,
	};
}
