import { type CardProvider, testProvider } from "../../features/payments/server/provider.ts";
import { stripeProvider } from "../../features/payments/server/stripe.ts";
import type { Config } from "./config.ts";

/** Stripe if configured, else the test gateway if enabled, else undefined. */
export async function providerOf({ stripe, cardPayments }: Config): Promise<CardProvider | undefined> {
	// Stripe checks sessions and signatures against real time.
	if (stripe) return stripeProvider(stripe, { now: () => new Date() });
	return cardPayments === "test" ? testProvider : undefined;
}
