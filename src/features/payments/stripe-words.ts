import type Stripe from "stripe";

/** What an event of Stripe's means to us; a refund's state is asked for, because its events may come in any order. */
export type Meaning =
	| {
			kind: "payment";
			reference: string;
			orderId: number | null;
			amountGrosz: number;
			isPaid: boolean;
			receipt: string | null;
	  }
	| { kind: "refund"; refundId: string }
	| { kind: "charge"; reference: string; refundedGrosz: number };

/**
 * What an event tells: a session that was paid, at once or later, or that failed or expired; a refund that changed. A
 * completed session that is not paid yet tells nothing. Undefined also for what others do with the same account at
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
		case "refund.updated":
		case "refund.failed":
			return event.data.object.metadata?.["refund"] ? { kind: "refund", refundId: event.data.object.id } : undefined;
		case "charge.refunded": {
			const { metadata, amount_refunded: refundedGrosz } = event.data.object;
			const reference = metadata["payment"];
			return reference ? { kind: "charge", reference, refundedGrosz } : undefined;
		}
		default:
			return undefined;
	}
}

function paymentOf(session: Stripe.Checkout.Session, isPaid: boolean): Meaning | undefined {
	const reference = session.metadata?.["payment"];
	if (!reference) return undefined;
	const orderId = Number(session.metadata?.["order"]);
	const intent = session.payment_intent;
	return {
		kind: "payment",
		reference,
		orderId: Number.isSafeInteger(orderId) && orderId > 0 ? orderId : null,
		amountGrosz: session.amount_total ?? 0,
		isPaid,
		receipt: typeof intent === "string" ? intent : (intent?.id ?? null),
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
