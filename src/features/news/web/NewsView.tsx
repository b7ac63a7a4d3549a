import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { pictureSources } from "../../../kit/ui/picture.ts";
import { Prose } from "../../../kit/ui/prose.tsx";
import type { DatedNewsItem, NewsItem } from "../contract.ts";
import { texts } from "../texts.ts";

export function NewsDate({ lang, item }: { lang: Lang; item: DatedNewsItem }) {
	return (
		<>
			<time dateTime={item.publicationDate}>{dateText(lang, new Date(item.publicationDate), item.timeZone)}</time>
			{item.isHighlighted && <b className="news-important">{texts.highlighted[lang]}</b>}
		</>
	);
}

export function Story({ lang, item }: { lang: Lang; item: NewsItem }) {
	const html = localized(lang, item.description, item.descriptionEn);
	return (
		<div className="news-story">
			{item.imageFilename && (
				<img
					{...pictureSources(item.imageFilename)}
					sizes="(min-width: 680px) 640px, 92vw"
					width="640"
					height="400"
					alt=""
				/>
			)}
			{}
			<Prose html={html} />
			{item.tags.length > 0 && (
				<ul className="news-tags" aria-label={texts.tags[lang]}>
					{item.tags.map((tag) => (
						<li className="chip" key={tag}>
							{tag}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
