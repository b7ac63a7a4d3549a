import type Stripe from "stripe";
import type { PaidBy } from "../documents/contract.ts";

/** What an event of Stripe's means to us; a refund's state is asked for, because its events may come in any order. */
export type Meaning =
	| ({ kind: "payment"; sessionId: string } & SessionMeaning)
	| { kind: "refund"; refundId: string }
	/** Money of a payment of Stripe's went back, asked for by us or not. */
	| { kind: "given back"; intent: string };

/** What a session tells of a payment. */
export type SessionMeaning = {
	reference: string;
	orderId: number | null;
	amountGrosz: number;
	isPaid: boolean;
	receipt: string | null;
	/** Undefined where the session came without what it was paid by. */
	method: PaidBy | undefined;
};

/** What Stripe has to send along with a session for its method to be known. */
export const WITH_CHARGE = "payment_intent.latest_charge";

/** What was used of what Stripe offers, as the charge says it. */
export function methodOf({ payment_intent: intent }: Stripe.Checkout.Session): PaidBy | undefined {
	const charge = intent && typeof intent === "object" ? intent.latest_charge : undefined;
	const type = charge && typeof charge === "object" ? charge.payment_method_details?.type : undefined;
	if (!type) return undefined;
	return type === "blik" ? "blik" : type === "p24" ? "przelewy24" : "card";
}

/**
 * What an event tells: a session that was paid, at once or later, or that failed or expired; a refund that changed, ours or
 * made by hand at Stripe. A completed session that is not paid yet tells nothing. Undefined also for what others do with the same account at
 * Stripe: only what carries our metadata is ours.
 */
export function meaningOf(event: Stripe.Event): Meaning | undefined {
	switch (event.type) {
		case "checkout.session.completed":
			return event.data.object.payment_status === "paid" ? paymentOf(event.data.object, true) : undefined;
		case "checkout.session.async_payment_succeeded":
			return paymentOf(event.data.object, true);
		case "checkout.session.async_payment_failed":
		case "checkout.session.expired":
			return paymentOf(event.data.object, false);
		case "refund.created":
		case "refund.updated":
		case "refund.failed": {
			const { id: refundId, metadata, payment_intent: intent } = event.data.object;
			return metadata?.["refund"] ? { kind: "refund", refundId } : givenBackOf(intent);
		}
		case "charge.refunded": {
			const { metadata, payment_intent: intent } = event.data.object;
			return metadata["payment"] ? givenBackOf(intent) : undefined;
		}
		default:
			return undefined;
	}
}

function givenBackOf(intent: string | Stripe.PaymentIntent | null): Meaning | undefined {
	const id = nameOf(intent);
	return id === null ? undefined : { kind: "given back", intent: id };
}

function nameOf(intent: string | Stripe.PaymentIntent | null): string | null {
	return typeof intent === "string" ? intent : (intent?.id ?? null);
}

function paymentOf(session: Stripe.Checkout.Session, isPaid: boolean): Meaning | undefined {
	const meaning = sessionMeaning(session, isPaid);
	return meaning && { kind: "payment", sessionId: session.id, ...meaning };
}

/** How a session stands that nobody told of; undefined while it can still be paid, or its money is on its way. */
export function standOf(session: Stripe.Checkout.Session): SessionMeaning | undefined {
	if (session.payment_status === "paid") return sessionMeaning(session, true);
	return session.status === "expired" ? sessionMeaning(session, false) : undefined;
}

function sessionMeaning(session: Stripe.Checkout.Session, isPaid: boolean): SessionMeaning | undefined {
	const reference = session.metadata?.["payment"];
	if (!reference) return undefined;
	const orderId = Number(session.metadata?.["order"]);
	return {
		reference,
		orderId: Number.isSafeInteger(orderId) && orderId > 0 ? orderId : null,
		amountGrosz: session.amount_total ?? 0,
		isPaid,
		receipt: nameOf(session.payment_intent),
		method: methodOf(session),
	};
}

/** How a refund stands. */
export function refundStateOf({ status, failure_reason: reason }: Pick<Stripe.Refund, "status" | "failure_reason">): {
	state: "sent" | "pending" | "failed";
	message?: string;
} {
	if (status === "succeeded") return { state: "sent" };
	if (status === "failed" || status === "canceled") return { state: "failed", message: `Stripe: ${reason ?? status}` };
	return { state: "pending" };
}
