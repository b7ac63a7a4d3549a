import { type CardDeps, cardsOf, unbegun } from "./close-earlier.ts";
import { ProviderAway, type WantedPayment } from "./provider.ts";
import { failPayment } from "./store.ts";

/**
 * Begins a payment, whose row is there, at the provider. Gives the address at which it is made. Throws a 503 where the
 * provider does not answer.
 */
export async function beginAtProvider(deps: CardDeps, wanted: WantedPayment): Promise<string> {
	const provider = cardsOf(deps);
	try {
		return await provider.begin(wanted);
	} catch (error) {
		if (!(error instanceof ProviderAway)) throw error;
		// a payment that was begun all the same is counted when its word comes
		await failPayment(deps.db, provider.name, wanted.reference, deps.clock.now());
		throw unbegun(deps, error);
	}
}
