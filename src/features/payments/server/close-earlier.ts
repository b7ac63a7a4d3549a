import { Failure } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";
import { type CardProvider, ProviderAway } from "./provider.ts";
import { type ReceiveDeps, receivePayment } from "./receive-payment.ts";
import { failPayment, paymentsOf } from "./store.ts";

export type CardDeps = ReceiveDeps & {
	provider: CardProvider | undefined;
	log: { error(entry: object, line: string): void };
};

/** The card provider. Throws 409 without one. */
export function cardsOf({ provider }: Pick<CardDeps, "provider">): CardProvider {
	if (!provider) throw new Failure(409, refusals.noCards);
	return provider;
}

/**
 * Closes an order's open payments, so that the payer cannot pay twice. Counts a payment made meanwhile, which may
 * confirm the order. Throws 503 if the provider does not answer.
 */
export async function closeEarlier(deps: CardDeps, order: { orderId: number }): Promise<void> {
	try {
		await close(deps, order);
	} catch (error) {
		throw error instanceof ProviderAway ? unbegun(deps, error) : error;
	}
}

/**
 * Closes open card payments of an order that is cancelled or paid otherwise. If the provider does not answer, they
 * expire there.
 */
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

export function unbegun({ log }: Pick<CardDeps, "log">, error: ProviderAway): Failure {
	log.error(reasonOf(error), "a payment could not be started");
	return new Failure(503, refusals.providerAway, { headers: { "cache-control": "no-store" } });
}

/** The provider's error without the request, which contains the buyer's address. */
function reasonOf(error: ProviderAway): object {
	const { type, code, statusCode, requestId } = (error.cause ?? {}) as Record<string, unknown>;
	return { error: error.message, type, code, statusCode, requestId };
}
