import { type CardProvider, testProvider } from "../../features/payments/server/provider.ts";
import { stripeProvider } from "../../features/payments/server/stripe.ts";
import type { Config } from "./config.ts";

/** Who takes payments by card: Stripe when it is configured, the built-in test gateway where it is on, undefined where nobody does. */
export async function providerOf({ stripe, cardPayments }: Config): Promise<CardProvider | undefined> {
	// Stripe's sessions and signatures are of the real time, whatever the site's clock shows
	if (stripe) return stripeProvider(stripe, { now: () => new Date() });
	return cardPayments === "test" ? testProvider : undefined;
}
