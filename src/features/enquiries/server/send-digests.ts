import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { contactsOf } from "../../event/server/contacts-store.ts";
import { type LetterDeps, sendEventLetter } from "../../event/server/event-letter.ts";
import { eventById } from "../../event/server/store.ts";
import { digestLetter } from "../letter-texts.ts";
import { kindOf } from "../rules.ts";
import { readerOf } from "./keep-enquiries.ts";
import { tellUntold } from "./store.ts";

/**
 * Writes to each contact person how many enquiries came past their letters of the hour, and how they are listed: one
 * letter for an event. Letter and mark commit together, so that none is told twice or forgotten. Gives how many letters.
 */
export async function sendDigests(deps: LetterDeps & { db: NodePgDatabase }, lang: Lang): Promise<number> {
	return deps.db.transaction(async (tx) => {
		const untold = Map.groupBy(await tellUntold(tx, deps.clock.now()), (one) => one.eventId);
		let written = 0;
		for (const [eventId, kinds] of untold) {
			const event = await eventById(tx, eventId);
			const contacts = await contactsOf(tx, eventId, lang);
			const byReader = Map.groupBy(kinds, (one) => readerOf(deps, event, contacts, kindOf(one.modalType)));
			for (const [email, own] of byReader) {
				const count = own.reduce((sum, one) => sum + one.count, 0);
				await sendEventLetter(tx, deps, {
					...{ to: { email, lang }, event, kind: "enquiry-digest", texts: digestLetter, path: "" },
					values: { count: String(count), code: event.code },
				});
				written++;
			}
		}
		return written;
	});
}
