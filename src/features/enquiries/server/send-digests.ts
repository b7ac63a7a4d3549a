import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { contactsOf } from "../../event/server/contacts-store.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { digestEmail } from "../email-texts.ts";
import { kindOf } from "../rules.ts";
import { recipientOf } from "./save-enquiries.ts";
import { claimUnnotified } from "./store.ts";

/**
 * E-mails each contact person how many enquiries exceeded the hourly limit, one e-mail per event. E-mail and mark are
 * committed together, so that each enquiry counts once. Returns the number of e-mails.
 */
export async function sendDigests(deps: EmailDeps & { db: NodePgDatabase }, lang: Lang): Promise<number> {
	return deps.db.transaction(async (tx) => {
		const unnotified = Map.groupBy(await claimUnnotified(tx, deps.clock.now()), (one) => one.eventId);
		let written = 0;
		for (const [eventId, kinds] of unnotified) {
			const event = await eventById(tx, eventId);
			const contacts = await contactsOf(tx, eventId, lang);
			const byRecipient = Map.groupBy(kinds, (one) => recipientOf(deps, event, contacts, kindOf(one.modalType)));
			for (const [email, own] of byRecipient) {
				const count = own.reduce((sum, one) => sum + one.count, 0);
				await sendEventEmail(tx, deps, {
					to: { email, lang },
					event,
					kind: "enquiry-digest",
					texts: digestEmail,
					path: "",
					answeredBy: { isToOrganiser: true },
					values: { count: String(count), code: event.code },
				});
				written++;
			}
		}
		return written;
	});
}
