import type { FastifyInstance } from "fastify";
import { notFound } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import type { Press } from "../../../kit/pdf/press.ts";
import type { TaxDocument } from "../../documents/contract.ts";
import { fileNameOf } from "../../documents/rules.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { eventById } from "../../event/server/store.ts";
import { documentSubject } from "../../orders/server/order-document.ts";
import { linesOf, type OrderFacts, orderById } from "../../orders/server/store.ts";
import {
	cancelUnpaid,
	decideTestPayment,
	getPaymentInfo,
	getTestPayment,
	makePaymentUrl,
	type PaymentInfo,
} from "../contract.ts";
import { refusals, TRANSFER_ACCOUNT } from "../texts.ts";
import { documentRoutes } from "./document-routes.ts";
import { beginPayment, cancelOrder, isPayable, openedOrder, type PayDeps } from "./pay-order.ts";
import { type ReceiveDeps, receivePayment } from "./receive-payment.ts";
import { paymentByReference, paymentsOf } from "./store.ts";

/** How long the test gateway keeps a payment back that the payer chose to be told late. */
const DELAY_MS = 20_000;

export type PaymentsDeps = PayDeps &
	ReceiveDeps & {
		press: Press;
		log: { error(error: unknown, message: string): void };
	};

/** The calls of paying an order: whoever holds its secret may. Nothing of them is ever kept. */
export function paymentsRoutes(app: FastifyInstance, deps: PaymentsDeps): void {
	serve(app, getPaymentInfo, async ({ params, reply }) => {
		reply.header("cache-control", "no-store");
		return infoOf(deps, await openedOrder(deps, params.secret), params.secret);
	});

	serve(app, makePaymentUrl, async ({ params, body, lang, reply }) => {
		reply.header("cache-control", "no-store");
		const reference = await beginPayment(deps, params.secret, body.method);
		if (reference === undefined) return { url: null };
		const { eventId } = await openedOrder(deps, params.secret);
		const { code } = (await eventById(deps.db, eventId))!;
		// the order's secret stays out of what a provider is told: the browser that pays keeps it
		return { url: `/${lang}/e/${encodeURIComponent(code)}/test-payment.html?ref=${reference}` };
	});

	serve(app, cancelUnpaid, async ({ params, reply }) => {
		reply.header("cache-control", "no-store");
		await cancelOrder(deps, params.secret);
		return { status: (await openedOrder(deps, params.secret)).status };
	});
	documentRoutes(app, deps);
	testGatewayRoutes(app, deps);
}

/** The built-in test gateway (decisions §4): its own page tells what the payer chose, as a provider would. */
function testGatewayRoutes(app: FastifyInstance, deps: PaymentsDeps): void {
	const begun = async (reference: string) => {
		const payment = await paymentByReference(deps.db, "test", reference);
		if (!payment || payment.orderId === null) throw notFound(refusals.noPayment);
		return { payment, orderId: payment.orderId };
	};

	serve(app, getTestPayment, async ({ params, reply }) => {
		reply.header("cache-control", "no-store");
		const { payment, orderId } = await begun(params.reference);
		const order = (await orderById(deps.db, orderId))!;
		return { number: order.number, amountGrosz: payment.amountGrosz, state: payment.state };
	});

	serve(app, decideTestPayment, async ({ params, body, reply }) => {
		reply.header("cache-control", "no-store");
		const { payment, orderId } = await begun(params.reference);
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
			tell("paid").catch((error) => deps.log.error(error, "late test payment"));
		}, DELAY_MS);
		timer.unref();
		return { state: payment.state };
	});
}

/** A document as an order's page links to it. */
function linkOf(secret: string, { number, kind, issueDate }: TaxDocument): PaymentInfo["documents"][number] {
	const url = (ending: "pdf" | "xml") =>
		`/api/payment/${encodeURIComponent(secret)}/document/${fileNameOf(number, ending)}`;
	return { number, kind, issueDate, pdfUrl: url("pdf"), xmlUrl: kind === "proforma" ? null : url("xml") };
}

async function infoOf(deps: PaymentsDeps, order: OrderFacts, secret: string): Promise<PaymentInfo> {
	const event = (await eventById(deps.db, order.eventId))!;
	const payments = await paymentsOf(deps.db, order.id);
	const { number, status, method, payer, netGrosz, vatGrosz, grossGrosz, paidGrosz } = order;
	return {
		...{ number, status, method, payer, netGrosz, vatGrosz, grossGrosz, paidGrosz },
		eventCode: event.code,
		eventName: event.name,
		eventNameEn: event.nameEn,
		timeZone: event.timeZone,
		isPayable: isPayable(order, deps.clock.now()),
		holdsUntil: order.holdsUntil?.toISOString() ?? null,
		createdDate: order.createdAt.toISOString(),
		lines: await linesOf(deps.db, order.id),
		lastPayment: payments.at(-1)?.state ?? null,
		documents: (await documentsOf(deps.db, documentSubject(order.id))).map((one) => linkOf(secret, one)),
		transfer: method === "transfer" && status === "reserved" ? { ...TRANSFER_ACCOUNT, title: number } : null,
	};
}
