import { type CardDeps, cardsOf, unbegun } from "./close-earlier.ts";
import { ProviderAway, type WantedPayment } from "./provider.ts";
import { failPayment } from "./store.ts";

/** Returns the payment page's address. Throws 503 where the provider does not answer. */
export async function beginAtProvider(deps: CardDeps, wanted: WantedPayment): Promise<string> {
	const provider = cardsOf(deps);
	try {
		return await provider.begin(wanted);
	} catch (error) {
		if (!(error instanceof ProviderAway)) throw error;
		// if it was begun after all, its webhook still counts
		await failPayment(deps.db, provider.name, wanted.reference, deps.clock.now());
		throw unbegun(deps, error);
	}
}
