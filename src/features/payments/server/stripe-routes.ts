import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { refusedAnswers } from "../../../kit/http/answers.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";
import { type CardProvider, ForgedWord, ProviderAway, type Word } from "./provider.ts";
import { type ReceiveDeps, receivePayment } from "./receive-payment.ts";
import { receiveElsewhere, receiveRefund } from "./receive-refund.ts";

/**
 * Stripe's webhook, signed over the raw body. Stripe retries for three days unless it gets a 200. Registered only if
 * Stripe is configured.
 */
export function stripeRoutes(app: FastifyInstance, deps: ReceiveDeps & { provider: CardProvider }): void {
	const { parseWebhook } = deps.provider;
	if (!parseWebhook) return;
	app.register(async (routes) => {
		routes.removeContentTypeParser("application/json");
		routes.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));
		routes.route<{ Body: string }>({
			method: "POST",
			url: "/api/payment/stripe/webhook",
			schema: {
				summary:
					"Receives Stripe's webhook for payments and refunds, including those made in Stripe's dashboard. Each event takes effect once, in any order of delivery. A missing or wrong signature answers 400. A refund that arrives before its payment answers 409. Answers 503 if a request to Stripe fails.",
				tags: ["Payment"],
				response: { 200: z.object({ received: z.boolean() }), ...refusedAnswers },
			},
			config: { isNeverCached: true },
			handler: async (request) => {
				const signature = String(request.headers["stripe-signature"] ?? "");
				const word = await parseWebhook(request.body, signature).catch((error: unknown) => {
					if (error instanceof ForgedWord) throw new Failure(400, refusals.forgedWord);
					if (error instanceof ProviderAway) throw new Failure(503, refusals.providerAway);
					throw error;
				});
				if (word) await receive(deps, word);
				return { received: true };
			},
		});
	});
}

async function receive(deps: ReceiveDeps, word: Word): Promise<void> {
	if (word.kind === "payment") await receivePayment(deps, word.received);
	else if (word.kind === "refund") await receiveRefund(deps, word);
	else await receiveElsewhere(deps, word);
}
