import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Provider } from "../contract.ts";
import type { Received } from "./receive-payment.ts";
import type { Refunder } from "./send-refunds.ts";

/** A payment that a provider is asked to take. The order's secret is no part of it. */
export type WantedPayment = {
	/** Our name of it, which the provider's word carries. */
	reference: string;
	orderId: number;
	/** What the payer reads at the provider: the event and the order's number. */
	name: string;
	amountGrosz: number;
	/** Who bought, so that it need not be typed again; undefined where the person was erased. */
	email: string | undefined;
	lang: Lang;
	eventCode: string;
	/** Where the payer comes back to, whole; the browser that pays remembers which order it was. */
	backUrl: string;
};

/** What a provider tells afterwards, once it is verified. */
export type Word =
	| { kind: "payment"; received: Received }
	/** How one of our refunds stands, by the key that it was asked with. */
	| { kind: "refund"; key: string; state: "sent" | "failed"; message: string | null }
	/** What of a payment went back past us, by hand at the provider. */
	| { kind: "elsewhere"; reference: string; refunds: ElsewhereRefund[] };

/** A refund that we did not ask for, by the provider's name of it, as it stands now. */
export type ElsewhereRefund = { receipt: string; amountGrosz: number; hasFailed: boolean };

/** The provider does not answer, or not as it should. */
export class ProviderAway extends Error {}
/** A word that the provider did not give. */
export class ForgedWord extends Error {}

/** Who takes payments by card: the built-in test gateway, or Stripe. Everything of it goes over a network: never in a transaction. */
export type CardProvider = {
	name: "test" | "stripe";
	/** How long a place must be held at least, so that it is not lost before the payment can be. */
	holdMs: number;
	/** Begins a payment; gives the address at which it is made. Throws `ProviderAway`. */
	begin(payment: WantedPayment): Promise<string>;
	refund: Refunder;
	/**
	 * Reads what the provider sent, by the raw body and its signature; undefined where it is none of our affairs. Throws
	 * `ForgedWord`, or `ProviderAway` where the provider had to be asked and did not answer. The test gateway sends nothing.
	 */
	hear?(body: string, signature: string): Promise<Word | undefined>;
	/**
	 * How the payments stand that began in the last `ageMs`, as `hear` would tell it; those of which nothing is certain are
	 * left out. A few calls, however many they are. Throws `ProviderAway`.
	 */
	ask?(ageMs: number): Promise<Received[]>;
	/**
	 * Ends payments that began in the last `ageMs`, by our references, so that nobody can pay them any more. Gives how those
	 * stand now of which it is certain: a payment may have been made just before. Throws `ProviderAway`.
	 */
	close?(references: ReadonlySet<string>, ageMs: number): Promise<Received[]>;
};

/** Whether money of a provider goes back by the organiser's own hand. */
export function isByHand(provider: Provider): boolean {
	return provider === "transfer";
}

/** The built-in test gateway gives everything back at once. */
export const testRefunder: Refunder = async () => ({ state: "sent" });

/** The built-in test gateway, a page of this site. */
export const testProvider: CardProvider = {
	name: "test",
	holdMs: 0,
	begin: async ({ lang, eventCode, reference }) =>
		`/${lang}/e/${encodeURIComponent(eventCode)}/test-payment.html?ref=${reference}`,
	refund: testRefunder,
};
