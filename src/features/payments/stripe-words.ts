import type Stripe from "stripe";
import type { PaidBy } from "../documents/contract.ts";

/** The meaning of a Stripe event. A refund's state is fetched, because events come in any order. */
export type StripeMeaning =
	| ({ kind: "payment"; sessionId: string } & SessionMeaning)
	| { kind: "refund"; refundId: string }
	/** A Stripe payment was refunded, on our request or not. */
	| { kind: "given back"; intent: string };

/** A session's information about its payment. */
export type SessionMeaning = {
	reference: string;
	orderId: number | null;
	amountGrosz: number;
	isPaid: boolean;
	receipt: string | null;
	/** Undefined without the charge. */
	method: PaidBy | undefined;
};

/** Stripe must expand this in a session, for the method. */
export const WITH_CHARGE = "payment_intent.latest_charge";

/** The payment method, from the session's charge. */
export function methodOf({ payment_intent: intent }: Stripe.Checkout.Session): PaidBy | undefined {
	const charge = intent && typeof intent === "object" ? intent.latest_charge : undefined;
	const type = charge && typeof charge === "object" ? charge.payment_method_details?.type : undefined;
	if (!type) return undefined;
	return type === "blik" ? "blik" : type === "p24" ? "przelewy24" : "card";
}

/**
 * A session paid, failed or expired, or a changed refund, ours or by hand. Undefined for a completed session without
 * payment, and for events without our metadata, which belong to others.
 */
export function meaningOf(event: Stripe.Event): StripeMeaning | undefined {
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
			return metadata?.["refund"] ? { kind: "refund", refundId } : refundMeaning(intent);
		}
		case "charge.refunded": {
			const { metadata, payment_intent: intent } = event.data.object;
			return metadata["payment"] ? refundMeaning(intent) : undefined;
		}
		default:
			return undefined;
	}
}

function refundMeaning(intent: string | Stripe.PaymentIntent | null): StripeMeaning | undefined {
	const id = nameOf(intent);
	return id === null ? undefined : { kind: "given back", intent: id };
}

function nameOf(intent: string | Stripe.PaymentIntent | null): string | null {
	return typeof intent === "string" ? intent : (intent?.id ?? null);
}

function paymentOf(session: Stripe.Checkout.Session, isPaid: boolean): StripeMeaning | undefined {
	const meaning = sessionMeaning(session, isPaid);
	return meaning && { kind: "payment", sessionId: session.id, ...meaning };
}

/** Undefined while the session can still be paid, or its money is in transit. */
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

export function refundStateOf({ status, failure_reason: reason }: Pick<Stripe.Refund, "status" | "failure_reason">): {
	state: "sent" | "pending" | "failed";
	message?: string;
} {
	if (status === "succeeded") return { state: "sent" };
	if (status === "failed" || status === "canceled") return { state: "failed", message: `Stripe: ${reason ?? status}` };
	return { state: "pending" };
}
