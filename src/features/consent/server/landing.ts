import type { Database } from "../../../kit/db/database.ts";
import { placeholder, type RowsOf } from "../../../kit/db/prepare-queries.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { sourceEventId } from "../../event/server/store.ts";
import { recruitersOf } from "../../exhibitors/server/store.ts";
import { consentKindsOf } from "../rules.ts";
import { consentRowsOf, requestedConsents } from "./store.ts";

export function consentSelects(db: Database) {
	return {
		marketingTexts: consentRowsOf(db, placeholder("event"), ["marketing"]),
		recruiters: recruitersOf(db, sourceEventId(db, "landingExhibitorsEventCode", placeholder("event"))),
	};
}

/** A short text; undefined if the event has no such consent. */
export function marketingConsentForLanding(
	rows: RowsOf<ReturnType<typeof consentSelects>>,
	record: EventRecord,
	lang: Lang,
): string | null {
	if (!consentKindsOf(record.code).includes("marketing")) return null;
	const [requested] = requestedConsents(rows.marketingTexts, rows.recruiters);
	return requested ? localized(lang, requested.descriptionShort, requested.descriptionShortEn) : null;
}
