import type { FastifyInstance, FastifyRequest } from "fastify";
import { notFound } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { isFromHere, isThisMachine } from "../../../kit/http/this-machine.ts";
import { decideTestPayment, getTestPayment } from "../contract.ts";
import { refusals } from "../texts.ts";
import type { CardDeps } from "./close-earlier.ts";
import { receivePayment } from "./receive-payment.ts";
import { paymentByReference } from "./store.ts";
import { stripeRoutes } from "./stripe-routes.ts";

/** The delay of payments that the payer lets the test gateway report late. */
const DELAY_MS = 8_000;

type GatewayDeps = CardDeps & { config: { publicUrl: string } };

/** The provider's webhook routes. */
export function paymentsRoutes(app: FastifyInstance, deps: GatewayDeps): void {
	if (deps.provider?.name === "test") testGatewayRoutes(app, deps);
	if (deps.provider?.name === "stripe") stripeRoutes(app, { ...deps, provider: deps.provider });
}

/** The built-in test gateway. Its page reports the payer's choice like a provider. */
function testGatewayRoutes(app: FastifyInstance, deps: GatewayDeps): void {
	const isTrial = isThisMachine(deps.config.publicUrl);
	/** In a trial it answers only this machine. A public site states that it has a test gateway. */
	const begun = async (request: FastifyRequest, reference: string) => {
		if (isTrial && !isFromHere(request)) throw notFound(refusals.noPayment);
		const payment = await paymentByReference(deps.db, "test", reference);
		if (!payment || payment.orderId === null) throw notFound(refusals.noPayment);
		return { payment, orderId: payment.orderId };
	};

	serve(app, getTestPayment, async ({ params, request }) => {
		const { payment, orderId } = await begun(request, params.reference);
		const { number } = await deps.moneyCommands.findOrder(deps.db, { orderId });
		return { number, amountGrosz: payment.amountGrosz, state: payment.state };
	});

	serve(app, decideTestPayment, async ({ params, body, request }) => {
		const { payment, orderId } = await begun(request, params.reference);
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
