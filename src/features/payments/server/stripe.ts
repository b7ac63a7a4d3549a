import type Stripe from "stripe";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { PaidBy } from "../../documents/contract.ts";
import { meaningOf, methodOf, refundStateOf, type SessionMeaning, standOf, WITH_CHARGE } from "../stripe-words.ts";
import { type CardProvider, ForgedWord, ProviderAway, type WantedPayment, type Word } from "./provider.ts";
import type { ProviderMessage } from "./receive-payment.ts";
import type { Refunder } from "./send-refunds.ts";

export type StripeSettings = {
	secretKey: string;
	webhookSecret: string;
	/** The API's address in tests; undefined for Stripe's own. */
	apiUrl: string | undefined;
};

const MINUTE_MS = 60_000;
/** Stripe's minimum is 30 minutes; one more allows for clock differences. */
const SESSION_MS = 31 * MINUTE_MS;
/** Time for Stripe's webhook about a session's last moment. */
const WORD_MS = 4 * MINUTE_MS;
/** Short, because a payer waits. */
const TIMEOUT_MS = 8000;
/** How old a signature may be, in seconds. */
const TOLERANCE_S = 300;

/**
 * Card, BLIK and Przelewy24 on Stripe's pages. It loads the library lazily. `clock` is real time, whatever the site's
 * clock shows.
 */
export async function stripeProvider(settings: StripeSettings, clock: { now(): Date }): Promise<CardProvider> {
	const { default: Library } = await import("stripe");
	const client = new Library(settings.secretKey, {
		maxNetworkRetries: 1,
		timeout: TIMEOUT_MS,
		telemetry: false,
		...addressOf(settings.apiUrl),
	});
	return {
		name: "stripe",
		holdMs: SESSION_MS + WORD_MS,
		begin: async (payment) => {
			const key = { idempotencyKey: `begin-${payment.reference}` };
			const wanted = sessionOf(payment, clock.now());
			const session = await answered("began no payment", () => client.checkout.sessions.create(wanted, key));
			if (!session.url) throw new ProviderAway("Stripe gave no address for a payment");
			return session.url;
		},
		refund: refunder(Library, client),
		parseWebhook: async (body, signature) => {
			const event = eventOf(client, settings, { body, signature, receivedAt: clock.now().getTime() });
			return wordOf(client, event);
		},
		ask: async (ageMs) => (await sessionsOf(client, clock, ageMs)).flatMap(certainState),
		close: async (references, ageMs) => {
			const sessions = await sessionsOf(client, clock, ageMs);
			const ours = sessions.filter((one) => references.has(one.metadata?.["payment"] ?? ""));
			const closed: ProviderMessage[] = [];
			for (const one of ours)
				closed.push(...certainState(one.status === "open" ? await expireSession(Library, client, one) : one));
			return closed;
		},
	};
}

function addressOf(apiUrl: string | undefined): Stripe.StripeConfig {
	if (!apiUrl) return {};
	const { hostname, port, protocol } = new URL(apiUrl);
	return { host: hostname, protocol: protocol === "http:" ? "http" : "https", ...(port && { port }) };
}

function sessionOf(payment: WantedPayment, now: Date): Stripe.Checkout.SessionCreateParams {
	const { reference, name, amountGrosz, email, backUrl } = payment;
	const metadata = { payment: reference, order: String(payment.orderId) };
	return {
		mode: "payment",
		// offers the methods that the foundation has enabled
		allowed_payment_method_types: ["card", "blik", "p24"],
		line_items: [{ quantity: 1, price_data: { currency: "pln", unit_amount: amountGrosz, product_data: { name } } }],
		adaptive_pricing: { enabled: false },
		expires_at: Math.ceil((now.getTime() + SESSION_MS) / 1000),
		success_url: backUrl,
		cancel_url: backUrl,
		client_reference_id: reference,
		metadata,
		payment_intent_data: { metadata, description: name },
		locale: payment.lang,
		...(email && { customer_email: email }),
	};
}

function eventOf(
	client: Stripe,
	{ webhookSecret }: StripeSettings,
	{ body, signature, receivedAt }: { body: string; signature: string; receivedAt: number },
): Stripe.Event {
	try {
		return client.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S, undefined, receivedAt);
	} catch (error) {
		throw new ForgedWord("not signed by Stripe", { cause: error });
	}
}

/** Throws `ProviderAway` for an error or no answer. */
async function answered<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
	try {
		return await ask();
	} catch (error) {
		throw new ProviderAway(`Stripe ${what}: ${(error as Error).name}`, { cause: error });
	}
}

/** Sessions begun in the last `ageMs`. */
function sessionsOf(client: Stripe, clock: { now(): Date }, ageMs: number): Promise<Stripe.Checkout.Session[]> {
	const since = Math.floor((clock.now().getTime() - ageMs - MINUTE_MS) / 1000);
	return answered("did not tell of its sessions", async () => {
		const found: Stripe.Checkout.Session[] = [];
		const wanted = { created: { gte: since }, limit: 100, expand: [`data.${WITH_CHARGE}`] };
		for await (const one of client.checkout.sessions.list(wanted)) found.push(one);
		return found;
	});
}

/** Expires a session. Returns its current state if it was just paid. */
function expireSession({ errors }: typeof Stripe, client: Stripe, { id }: Stripe.Checkout.Session) {
	return answered("ended no session", async () => {
		try {
			return await client.checkout.sessions.expire(id);
		} catch (error) {
			if (!(error instanceof errors.StripeInvalidRequestError)) throw error;
			return client.checkout.sessions.retrieve(id, { expand: [WITH_CHARGE] });
		}
	});
}

function certainState(session: Stripe.Checkout.Session): ProviderMessage[] {
	const stand = standOf(session);
	return stand ? [receivedOf(stand)] : [];
}

function receivedOf({ isPaid, ...payment }: SessionMeaning): ProviderMessage {
	return { provider: "stripe", ...payment, outcome: isPaid ? "paid" : "failed" };
}

async function wordOf(client: Stripe, event: Stripe.Event): Promise<Word | undefined> {
	const meaning = meaningOf(event);
	if (meaning?.kind === "payment") {
		const { kind, sessionId, ...stand } = meaning;
		const method = stand.isPaid ? await methodUsed(client, sessionId) : undefined;
		return { kind, received: receivedOf({ ...stand, method }) };
	}
	if (meaning?.kind === "given back") return elsewhereOf(client, meaning.intent);
	if (meaning?.kind !== "refund") return undefined;
	const refund = await answered("did not tell of a refund", () => client.refunds.retrieve(meaning.refundId));
	const { state, message = null } = refundStateOf(refund);
	if (state === "pending") return undefined;
	return { kind: "refund", key: invariant(refund.metadata?.["refund"], "the key of a refund of ours"), state, message };
}

/** Fetches the method, which the invoice needs and Stripe's event lacks. */
async function methodUsed(client: Stripe, sessionId: string): Promise<PaidBy | undefined> {
	const expand = { expand: [WITH_CHARGE] };
	return methodOf(
		await answered("did not tell of a session", () => client.checkout.sessions.retrieve(sessionId, expand)),
	);
}

/** Fetches refunds made by hand, because Stripe's events come in any order. */
async function elsewhereOf(client: Stripe, intent: string): Promise<Word | undefined> {
	const wanted = { payment_intent: intent, limit: 100, expand: ["data.payment_intent"] };
	const { data } = await answered("did not tell of refunds", () => client.refunds.list(wanted));
	const paid = data[0]?.payment_intent;
	const reference = paid && typeof paid === "object" ? paid.metadata["payment"] : undefined;
	const refunds = data
		.filter((one) => !one.metadata?.["refund"])
		.map((one) => ({ receipt: one.id, amountGrosz: one.amount, hasFailed: refundStateOf(one).state === "failed" }));
	return reference && refunds.length > 0 ? { kind: "elsewhere", reference, refunds } : undefined;
}

/** Looks a refund up by our key in its metadata first, because Stripe forgets idempotency keys after a day. */
function refunder({ errors }: typeof Stripe, client: Stripe): Refunder {
	return async ({ receipt }, amountGrosz, key) => {
		if (!receipt) return { state: "failed", message: "Stripe's name of the payment is not known" };
		try {
			const { data } = await client.refunds.list({ payment_intent: receipt, limit: 100 });
			const requested = data.find((one) => one.metadata?.["refund"] === key);
			const wanted = { payment_intent: receipt, amount: amountGrosz, metadata: { refund: key } };
			return refundStateOf(requested ?? (await client.refunds.create(wanted, { idempotencyKey: key })));
		} catch (error) {
			// repeats unanswered requests
			if (!(error instanceof errors.StripeInvalidRequestError)) return { state: "pending" };
			return { state: "failed", message: `Stripe: ${error.message}` };
		}
	};
}
