import { Failure } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";
import { type CardProvider, ProviderAway } from "./provider.ts";
import { type ReceiveDeps, receivePayment } from "./receive-payment.ts";
import { failPayment, paymentsOf } from "./store.ts";

/** What payments by card work with. */
export type CardDeps = ReceiveDeps & {
	/** Who takes payments by card; undefined where nobody does. */
	provider: CardProvider | undefined;
	log: { error(entry: object, line: string): void };
};

/** Who takes payments by card. Throws a 409 where nobody does. */
export function cardsOf({ provider }: Pick<CardDeps, "provider">): CardProvider {
	if (!provider) throw new Failure(409, refusals.noCards);
	return provider;
}

/**
 * Ends at the provider what was begun before for an order, so that the payer has one page to pay at, and cannot pay
 * twice. What turns out to be paid is counted, which may confirm the order. Throws a 503 where the provider is away.
 */
export async function closeEarlier(deps: CardDeps, order: { orderId: number }): Promise<void> {
	try {
		await close(deps, order);
	} catch (error) {
		throw error instanceof ProviderAway ? unbegun(deps, error) : error;
	}
}

/** Ends what was begun by card for an order that is paid otherwise or not at all; the provider's own end comes if it is away. */
export async function closeQuietly(deps: CardDeps, order: { orderId: number }): Promise<void> {
	try {
		await close(deps, order);
	} catch (error) {
		if (!(error instanceof ProviderAway)) throw error;
		deps.log.error(reasonOf(error), "a payment could not be closed");
	}
}

async function close(deps: CardDeps, { orderId }: { orderId: number }): Promise<void> {
	const { provider, db, clock } = deps;
	const open = (await paymentsOf(db, orderId)).filter(
		(one) => one.state === "pending" && one.provider === provider?.name,
	);
	const [first] = open;
	if (!provider || !first) return;
	if (!provider.close) {
		for (const one of open) await failPayment(db, one.provider, one.reference, clock.now());
		return;
	}
	const references = new Set(open.map((one) => one.reference));
	const ageMs = clock.now().getTime() - first.createdAt.getTime();
	for (const one of await provider.close(references, ageMs)) {
		await receivePayment(deps, { ...one, actor: "payment:closed" });
	}
}

/** Tells a payer that the provider does not answer; the order stays to be paid. */
export function unbegun({ log }: Pick<CardDeps, "log">, error: ProviderAway): Failure {
	log.error(reasonOf(error), "a payment could not be begun");
	return new Failure(503, refusals.providerAway, { headers: { "cache-control": "no-store" } });
}

/** The provider's own words without what was sent, which holds the buyer's address. */
function reasonOf(error: ProviderAway): object {
	const { type, code, statusCode, requestId } = (error.cause ?? {}) as Record<string, unknown>;
	return { error: error.message, type, code, statusCode, requestId };
}
