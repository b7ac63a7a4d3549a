import type { Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { recordConversion, type TrackDeps, toAll } from "./record-conversion.ts";

/**
 * Queues conversions of a registration, an account or a team's order, and of the start of payment. The server sends
 * them, because payment pages carry no tags. Only with consent; idempotent.
 */
export async function trackRegistered(
	tx: Tx,
	deps: TrackDeps & Pick<EmailDeps, "pageAddress">,
	registered: {
		visitorId: string | undefined;
		event: EventRecord;
		person: { email: string; lang: Lang; phoneNo: string | null };
		subject: string;
		orderId: number | undefined;
	},
): Promise<void> {
	const { visitorId, event, person, subject, orderId } = registered;
	if (!visitorId) return;
	const common = {
		visitorId,
		event,
		sourceUrl: deps.pageAddress(person.lang, event, event.isMeeting ? "meetup.html" : "registration.html"),
		person: { email: person.email, phoneNo: person.phoneNo },
	};
	await recordConversion(tx, deps, { ...common, names: toAll("SubmitRegistration"), eventKey: subject });
	if (orderId === undefined) return;
	await recordConversion(tx, deps, { ...common, names: toAll("GoToPayment"), eventKey: `order-${orderId}` });
}
