import type { Database } from "../../../kit/db/database.ts";
import { placeholder, type RowsOf } from "../../../kit/db/prepare-queries.ts";
import { htmlToPlain } from "../../../kit/html/sanitize.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { excerptOf, type NewsCard } from "../rules.ts";
import { newsOf, waitingNewsOf } from "./store.ts";

export function newsSelects(db: Database) {
	return {
		news: newsOf(db, placeholder("event"), placeholder("now")),
		waitingNews: waitingNewsOf(db, placeholder("event"), placeholder("now")),
	};
}

/** The landing page's news, with the time of the next publication. */
export function newsForLanding(
	{ news, waitingNews }: RowsOf<ReturnType<typeof newsSelects>>,
	lang: Lang,
	timeZone: string,
): { items: NewsCard[]; until: Date | undefined } {
	const items = news.map((item) => ({
		id: item.id,
		title: localized(lang, item.title, item.titleEn),
		excerpt: excerptOf(htmlToPlain(localized(lang, item.description, item.descriptionEn))),
		dateText: dateText(lang, item.publicationDate, timeZone),
		date: item.publicationDate.toISOString(),
		imageUrl: item.imageFilename,
		isHighlighted: item.isHighlighted,
	}));
	return { items, until: waitingNews[0]?.at };
}
