import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Provider } from "../contract.ts";
import type { ProviderMessage } from "./receive-payment.ts";
import type { Refunder } from "./send-refunds.ts";

/** A payment request to a provider, without the order's secret. */
export type WantedPayment = {
	/** The reference that the provider's webhooks repeat. */
	reference: string;
	orderId: number;
	/** The event and the order's number, which the payer sees at the provider. */
	name: string;
	amountGrosz: number;
	/** Prefilled at the provider; undefined if the person was erased. */
	email: string | undefined;
	lang: Lang;
	eventCode: string;
	/** The absolute URL to return to. The paying browser remembers the order. */
	backUrl: string;
};

/** A verified message of a provider. */
export type Word =
	| { kind: "payment"; received: ProviderMessage }
	/** The state of a refund that we requested, by its request key. */
	| { kind: "refund"; key: string; state: "sent" | "failed"; message: string | null }
	/** Refunds made at the provider by hand. */
	| { kind: "elsewhere"; reference: string; refunds: ElsewhereRefund[] };

/** A refund that we did not request, in its current state. `receipt` is the provider's id. */
export type ElsewhereRefund = { receipt: string; amountGrosz: number; hasFailed: boolean };

/** The provider does not answer, or answers with an error. */
export class ProviderAway extends Error {}
/** The message did not come from the provider. */
export class ForgedWord extends Error {}

/** The built-in test gateway, or Stripe. Its methods use the network, so never call them in a transaction. */
export type CardProvider = {
	name: "test" | "stripe";
	/** A place is reserved at least this long, to outlast the payment. */
	holdMs: number;
	/** Starts a payment and returns its page's URL. Throws `ProviderAway`. */
	begin(payment: WantedPayment): Promise<string>;
	refund: Refunder;
	/**
	 * Parses the raw body with its signature; undefined if it is not about our payments. Throws `ForgedWord`, or
	 * `ProviderAway` if a needed request failed. The test gateway sends no webhooks.
	 */
	parseWebhook?(body: string, signature: string): Promise<Word | undefined>;
	/**
	 * The states of payments begun in the last `ageMs`, like `parseWebhook`, without uncertain states. It needs few
	 * requests for any number of payments. Throws `ProviderAway`.
	 */
	ask?(ageMs: number): Promise<ProviderMessage[]>;
	/**
	 * Closes payments begun in the last `ageMs`, by our references, so that nobody can pay them. Returns the certain
	 * states, as a payment may have just been made. Throws `ProviderAway`.
	 */
	close?(references: ReadonlySet<string>, ageMs: number): Promise<ProviderMessage[]>;
};

/** Whether the organiser refunds the money by hand. */
export function isByHand(provider: Provider): boolean {
	return provider === "transfer";
}

/** Refunds at once. */
export const testRefunder: Refunder = async () => ({ state: "sent" });

/** The payment page is a page of this site. */
export const testProvider: CardProvider = {
	name: "test",
	holdMs: 0,
	begin: async ({ lang, eventCode, reference }) =>
		`/${lang}/e/${encodeURIComponent(eventCode)}/test-payment.html?ref=${reference}`,
	refund: testRefunder,
};
