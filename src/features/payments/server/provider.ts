import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Provider } from "../contract.ts";
import type { ProviderMessage } from "./receive-payment.ts";
import type { Refunder } from "./send-refunds.ts";

/** A payment request to a provider, without the order's secret. */
export type WantedPayment = {
	/** Repeated in the provider's webhooks. */
	reference: string;
	orderId: number;
	/** Shown to the payer at the provider: the event and the order's number. */
	name: string;
	amountGrosz: number;
	/** Prefilled; undefined where the person was erased. */
	email: string | undefined;
	lang: Lang;
	eventCode: string;
	/** Absolute; the paying browser remembers the order. */
	backUrl: string;
};

/** Verified. */
export type Word =
	| { kind: "payment"; received: ProviderMessage }
	/** State of one of our refunds, by its request key. */
	| { kind: "refund"; key: string; state: "sent" | "failed"; message: string | null }
	/** Made at the provider by hand. */
	| { kind: "elsewhere"; reference: string; refunds: ElsewhereRefund[] };

/** The current state of a refund that we did not request; `receipt` is the provider's id. */
export type ElsewhereRefund = { receipt: string; amountGrosz: number; hasFailed: boolean };

/** The provider does not answer, or answers with an error. */
export class ProviderAway extends Error {}
/** The provider did not send it. */
export class ForgedWord extends Error {}

/** The built-in test gateway, or Stripe. The methods use the network: never call them in a transaction. */
export type CardProvider = {
	name: "test" | "stripe";
	/** A place is held at least so long, to outlast the payment. */
	holdMs: number;
	/** Returns the address of the payment's page. Throws `ProviderAway`. */
	begin(payment: WantedPayment): Promise<string>;
	refund: Refunder;
	/**
	 * The raw body with its signature; undefined where it does not concern us. Throws `ForgedWord`, or `ProviderAway`
	 * where a needed request failed. The test gateway sends no webhooks.
	 */
	parseWebhook?(body: string, signature: string): Promise<Word | undefined>;
	/**
	 * State of payments begun in the last `ageMs`, as `parseWebhook` would report it, without uncertain ones. Needs a
	 * few requests for any number. Throws `ProviderAway`.
	 */
	ask?(ageMs: number): Promise<ProviderMessage[]>;
	/**
	 * Closes payments begun in the last `ageMs`, by our references, so that they can no longer be paid. Returns the
	 * certain states; a payment may have just been made. Throws `ProviderAway`.
	 */
	close?(references: ReadonlySet<string>, ageMs: number): Promise<ProviderMessage[]>;
};

/** The organiser refunds the money. */
export function isByHand(provider: Provider): boolean {
	return provider === "transfer";
}

/** Everything at once. */
export const testRefunder: Refunder = async () => ({ state: "sent" });

/** A page of this site. */
export const testProvider: CardProvider = {
	name: "test",
	holdMs: 0,
	begin: async ({ lang, eventCode, reference }) =>
		`/${lang}/e/${encodeURIComponent(eventCode)}/test-payment.html?ref=${reference}`,
	refund: testRefunder,
};
