import type { FastifyRequest } from "fastify";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { eventById } from "../../event/server/store.ts";
import { beginPayment, type PayDeps } from "../../orders/server/begin-payment.ts";
import type { OrderRecord } from "../../orders/server/order-facts.ts";
import { beginAtProvider } from "../../payments/server/begin-at-provider.ts";
import { type CardDeps, closeEarlier } from "../../payments/server/close-earlier.ts";

export type BeginDeps = PayDeps & CardDeps & { config: { publicUrl: string } };

/**
 * Stores the payment and extends the reservation in one transaction, then calls the provider. Returns the payment
 * page's URL and our reference. Throws 409 if nothing is due, 503 if the provider does not answer; the order stays
 * payable.
 */
export async function beginCard(
	deps: BeginDeps,
	order: OrderRecord,
	{ lang, request }: { lang: Lang; request: FastifyRequest },
): Promise<{ url: string; reference: string }> {
	await closeEarlier(deps, { orderId: order.id });
	const { reference, amountGrosz } = invariant(await beginPayment(deps, order, "card"), "the payment begun by card");
	const event = await eventById(deps.db, order.eventId);
	const buyer = order.accountId === null ? undefined : await accountById(deps.db, order.accountId);
	const name = `${localized(lang, event.name, event.nameEn)}, ${order.number}`;
	const url = await beginAtProvider(deps, {
		reference,
		amountGrosz,
		name,
		lang,
		orderId: order.id,
		email: buyer?.email,
		eventCode: event.code,
		backUrl: backUrlOf(deps, { lang, event, request, reference }),
	});
	return { url, reference };
}

/**
 * The order's page on the requested host, where the browser remembers the order. For an unknown host it is the event's
 * own.
 */
function backUrlOf(
	{ pageAddress, config }: BeginDeps,
	{ lang, event, request, reference }: { lang: Lang; event: EventRecord; request: FastifyRequest; reference: string },
): string {
	const own = new URL(pageAddress(lang, event, "order.html")).origin;
	const requested = `${request.protocol}://${request.host}`;
	const origin = requested === new URL(config.publicUrl).origin ? requested : own;
	return `${origin}/${lang}/e/${encodeURIComponent(event.code)}/order.html?ref=${encodeURIComponent(reference)}`;
}
