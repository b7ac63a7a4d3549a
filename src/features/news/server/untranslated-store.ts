import { eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { findUntranslated } from "../../../kit/db/untranslated.ts";
import { news } from "./tables.ts";

/** An event's news that lack English. */
export function untranslatedNews(db: Database, eventId: number) {
	return findUntranslated(db, {
		id: news.id,
		name: news.title,
		texts: {
			title: { pl: news.title, en: news.titleEn },
			text: { pl: news.description, en: news.descriptionEn },
		},
		where: eq(news.eventId, eventId),
	});
}
