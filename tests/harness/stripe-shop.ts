import { event } from "../../src/features/event/server/tables.ts";
import { orderBySecret } from "../../src/features/orders/server/store.ts";
import { sendRefunds } from "../../src/features/payments/server/send-refunds.ts";
import { hashOf } from "../../src/kit/hash/hash.ts";
import { shop } from "./buying.ts";
import { paidSession, signedEvent, startStripe } from "./stripe.ts";

export async function stripeShop() {
	const stripe = await startStripe();
	const one = await shop({ env: stripe.env });
	const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
		one.server.app.inject({ method: "POST", url, payload, headers });
	const deliverWebhook = (type: string, object: object, options?: Parameters<typeof signedEvent>[2]) => {
		const { payload, headers } = signedEvent(type, object, options);
		return one.server.app.inject({ method: "POST", url: "/api/payment/stripe/webhook?lang=en", payload, headers });
	};
	const pay = (secret: string) => post(`/api/payment/${secret}/url?lang=en`, { method: "card" });
	/** Makes an order whose payment has started at Stripe. */
	const begun = async (payload: object = {}) => {
		const { secret } = (await one.buy(payload)).json().order;
		const answer = await pay(secret);
		const { id, number } = (await orderBySecret(one.db, hashOf(secret)))!;
		return { secret, id, number, answer: answer.json(), session: stripe.sessions.at(-1)! };
	};
	return {
		stripe,
		one,
		post,
		deliverWebhook,
		pay,
		begun,
		async paid(payload: object = {}) {
			const order = await begun(payload);
			await deliverWebhook("checkout.session.completed", paidSession(order.session));
			return order;
		},
		sendRefunds: () => sendRefunds({ ...one.server.deps, refunders: { stripe: one.server.deps.provider!.refund } }),
		/** Empties the shop. Its event is in 60 days, and Stripe works. */
		async empty() {
			await one.empty();
			await one.db.update(event).set({ startsAt: new Date(one.server.clock.now().getTime() + 60 * 86_400_000) });
			Object.assign(stripe.mood, { down: false, refusing: false, refundStatus: "succeeded", paysBy: "card" });
			for (const list of [stripe.received, stripe.sessions, stripe.refunds]) list.length = 0;
		},
	};
}
