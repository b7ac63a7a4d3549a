import type { FastifyRequest } from "fastify";
import { Failure } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { accountById } from "../../account/server/store.ts";
import { type EventFacts, eventById } from "../../event/server/store.ts";
import type { OrderFacts } from "../../orders/server/store.ts";
import { refusals } from "../texts.ts";
import { closeEarlier } from "./close-earlier.ts";
import { beginPayment, cardsOf, type PayDeps } from "./pay-order.ts";
import { ProviderAway } from "./provider.ts";
import type { ReceiveDeps } from "./receive-payment.ts";
import { failPayment } from "./store.ts";

/** What ending a payment needs that was begun by card. */
export type ClosingDeps = PayDeps & ReceiveDeps & { log: { error(entry: object, line: string): void } };
export type CardDeps = ClosingDeps & { config: { publicUrl: string } };

/**
 * Begins to pay an order by card: a row and a longer hold of its place in one transaction, then the provider is asked.
 * Gives the address at which it is paid, and our reference, by which the browser remembers the order. Throws a 409 where
 * there is nothing to be paid, a 503 where the provider does not answer: the order stays to be paid.
 */
export async function beginCard(
	deps: CardDeps,
	order: OrderFacts,
	{ lang, request }: { lang: Lang; request: FastifyRequest },
): Promise<{ url: string; reference: string }> {
	const provider = cardsOf(deps);
	await closedOr503(deps, order);
	const { reference, amountGrosz } = (await beginPayment(deps, order, "card"))!;
	const event = (await eventById(deps.db, order.eventId))!;
	const buyer = order.accountId === null ? undefined : await accountById(deps.db, order.accountId);
	const name = `${localized(lang, event.name, event.nameEn)}, ${order.number}`;
	try {
		const url = await provider.begin({
			...{ reference, amountGrosz, name, lang, orderId: order.id, email: buyer?.email, eventCode: event.code },
			backUrl: backUrlOf(deps, { lang, event, request, reference }),
		});
		return { url, reference };
	} catch (error) {
		if (!(error instanceof ProviderAway)) throw error;
		// a payment that was begun all the same is counted when its word comes
		await failPayment(deps.db, provider.name, reference, deps.clock.now());
		throw unbegun(deps, error);
	}
}

/** Ends what was begun before: the payer has one page to pay at. */
async function closedOr503(deps: CardDeps, order: OrderFacts): Promise<void> {
	try {
		await closeEarlier(deps, order);
	} catch (error) {
		throw error instanceof ProviderAway ? unbegun(deps, error) : error;
	}
}

function unbegun({ log }: CardDeps, error: ProviderAway): Failure {
	log.error(reasonOf(error), "a payment could not be begun");
	return new Failure(503, refusals.providerAway);
}

/** Ends what was begun by card for an order that is paid otherwise or not at all; the provider's own end comes if it is away. */
export async function closeQuietly(deps: ClosingDeps, order: Pick<OrderFacts, "id">): Promise<void> {
	try {
		await closeEarlier(deps, order);
	} catch (error) {
		if (!(error instanceof ProviderAway)) throw error;
		deps.log.error(reasonOf(error), "a payment could not be closed");
	}
}

/** The provider's own words without what was sent, which holds the buyer's address. */
function reasonOf(error: ProviderAway): object {
	const { type, code, statusCode, requestId } = (error.cause ?? {}) as Record<string, unknown>;
	return { error: error.message, type, code, statusCode, requestId };
}

/**
 * The order's page on the address that was asked, which is where the browser remembers the order; the event's own
 * address where the request names a host that is not ours.
 */
function backUrlOf(
	{ pageAddress, config }: CardDeps,
	{ lang, event, request, reference }: { lang: Lang; event: EventFacts; request: FastifyRequest; reference: string },
): string {
	const own = new URL(pageAddress(lang, event, "order.html")).origin;
	const asked = `${request.protocol}://${request.host}`;
	const origin = asked === new URL(config.publicUrl).origin ? asked : own;
	return `${origin}/${lang}/e/${encodeURIComponent(event.code)}/order.html?ref=${encodeURIComponent(reference)}`;
}
