import { type CardProvider, testProvider } from "../features/payments/server/provider.ts";
import { stripeProvider } from "../features/payments/server/stripe.ts";
import type { Config } from "./config.ts";

/** Who takes payments by card: Stripe when it is configured, otherwise the built-in test gateway. */
export async function providerOf({ stripe }: Config): Promise<CardProvider> {
	// Stripe's sessions and signatures are of the real time, whatever the site's clock shows
	return stripe ? stripeProvider(stripe, { now: () => new Date() }) : testProvider;
}
