import { eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { findUntranslated } from "../../../kit/db/untranslated.ts";
import { consentText } from "./tables.ts";

/** An event's consents that lack English. */
export function untranslatedConsents(db: Database, eventId: number) {
	return findUntranslated(db, {
		id: consentText.id,
		name: consentText.name,
		texts: {
			name: { pl: consentText.name, en: consentText.nameEn },
			summary: { pl: consentText.descriptionShort, en: consentText.descriptionShortEn },
			text: { pl: consentText.descriptionLong, en: consentText.descriptionLongEn },
		},
		where: eq(consentText.eventId, eventId),
	});
}
