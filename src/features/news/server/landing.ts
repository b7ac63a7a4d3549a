import type { Database } from "../../../kit/db/database.ts";
import { htmlToPlain } from "../../../kit/html/sanitize.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import type { EventFacts } from "../../event/server/store.ts";
import { excerptOf, type NewsCard } from "../rules.ts";
import { newsOf, nextNewsAt } from "./store.ts";

/** The news row of the landing page, and the moment at which the next item appears. */
export async function newsForLanding(
	db: Database,
	event: EventFacts,
	lang: Lang,
	now: Date,
): Promise<{ items: NewsCard[]; until: Date | undefined }> {
	const until = await nextNewsAt(db, event.id, now);
	const items = (await newsOf(db, event.id, now)).map((item) => ({
		id: item.objectId,
		title: localized(lang, item.title, item.titleEn),
		excerpt: excerptOf(htmlToPlain(localized(lang, item.description, item.descriptionEn))),
		dateText: dateText(lang, new Date(item.publicationDate), event.timeZone),
		date: item.publicationDate,
		imageUrl: item.imageFilename,
		isHighlighted: item.isHighlighted,
	}));
	return { items, until };
}
