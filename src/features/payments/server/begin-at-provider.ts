import { type CardDeps, cardsOf, unbegun } from "./close-earlier.ts";
import { ProviderAway, type WantedPayment } from "./provider.ts";
import { failPayment } from "./store.ts";

/** Starts a payment and returns its page's URL. Throws 503 if the provider does not answer. */
export async function beginAtProvider(deps: CardDeps, wanted: WantedPayment): Promise<string> {
	const provider = cardsOf(deps);
	try {
		return await provider.begin(wanted);
	} catch (error) {
		if (!(error instanceof ProviderAway)) throw error;
		// if the payment began after all, its webhook still counts
		await failPayment(deps.db, provider.name, wanted.reference, deps.clock.now());
		throw unbegun(deps, error);
	}
}
