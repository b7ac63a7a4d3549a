import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyRequest } from "fastify";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { accountById } from "../../account/server/store.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { recordConversion, type TrackDeps, toAll } from "../../tracking/server/record-conversion.ts";
import { visitorOf } from "../../tracking/server/visitor.ts";

export type PaymentTrackDeps = TrackDeps & EmailDeps & { db: NodePgDatabase };

/**
 * Reports to the ad networks that a visitor with consent goes to payment, once per order. The server reports it,
 * because payment pages carry no tags.
 */
export async function trackPayment(
	deps: PaymentTrackDeps,
	order: { id: number; eventId: number; accountId: string | null },
	{ lang, request }: { lang: Lang; request: FastifyRequest },
): Promise<void> {
	const visitorId = visitorOf(request);
	if (!visitorId) return;
	const event = await eventById(deps.db, order.eventId);
	const buyer = order.accountId === null ? undefined : await accountById(deps.db, order.accountId);
	await deps.db.transaction((tx) =>
		recordConversion(tx, deps, {
			event,
			visitorId,
			names: toAll("GoToPayment"),
			eventKey: `order-${order.id}`,
			sourceUrl: deps.pageAddress(lang, event, "registration.html"),
			...(buyer && { person: { email: buyer.email, phoneNo: buyer.phoneNo } }),
		}),
	);
}
