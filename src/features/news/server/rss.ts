import { htmlToPlain } from "../../../kit/html/sanitize.ts";
import { xmlAround, xmlElement } from "../../../kit/html/xml.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { excerptOf } from "../rules.ts";
import { texts } from "../texts.ts";
import type { NewsRecord } from "./store.ts";

type Addresses = { landing: string; feed: string; item: (id: number) => string };

/** RSS 2.0, newest first. */
export function newsRss(lang: Lang, event: EventRecord, news: NewsRecord[], addresses: Addresses): string {
	const items = news
		.toSorted((a, b) => b.publicationDate.getTime() - a.publicationDate.getTime())
		.map((one) => {
			const address = addresses.item(one.id);
			return xmlAround(
				"item",
				[
					xmlElement("title", localized(lang, one.title, one.titleEn)),
					xmlElement("link", address),
					xmlElement("guid", address, { isPermaLink: "true" }),
					xmlElement("pubDate", one.publicationDate.toUTCString()),
					xmlElement("description", excerptOf(htmlToPlain(localized(lang, one.description, one.descriptionEn)))),
					...one.tags.map((tag) => xmlElement("category", tag)),
				].join(""),
			);
		});
	const name = localized(lang, event.name, event.nameEn);
	const channel = [
		xmlElement("title", `${name}: ${texts.heading[lang]}`),
		xmlElement("link", addresses.landing),
		xmlElement("description", localized(lang, event.lead, event.leadEn)),
		xmlElement("language", lang),
		xmlElement("atom:link", "", { href: addresses.feed, rel: "self", type: "application/rss+xml" }),
		...items,
	];
	const attributes = { version: "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom" };
	return `<?xml version="1.0" encoding="utf-8"?>\n${xmlAround("rss", xmlAround("channel", channel.join("")), attributes)}`;
}
