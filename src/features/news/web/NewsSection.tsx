import type { Lang } from "../../../kit/i18n/lang.ts";
import { CarouselButtons } from "../../../kit/ui/carousel-buttons.tsx";
import { pictureSources } from "../../../kit/ui/picture.ts";
import { SectionHead } from "../../../kit/ui/section-head.tsx";
import { documentPath } from "../../event/addresses.ts";
import { NEWS_FEED } from "../feed.ts";
import type { NewsCard } from "../rules.ts";
import { texts } from "../texts.ts";

/** Wide screens scroll for this many items. Fewer items share the width. */
const IN_VIEW = 4;

/**
 * Scrolls sideways and shows 1.5 cards, 3.3 from 680 px, 4.3 from 1000 px (spec §9). It works without scripts;
 * `carousel.ts` adds the two buttons.
 */
export function NewsSection({ lang, base, items }: { lang: Lang; base: string; items: NewsCard[] }) {
	if (items.length === 0) return null;
	const few = items.length < IN_VIEW ? ` news-few news-few-${items.length}` : "";
	return (
		<section className="section bg-wash" id="news" aria-labelledby="news-heading" data-carousel>
			<div className="wrap">
				<SectionHead id="news-heading" heading={texts.heading[lang]} action={<CarouselButtons lang={lang} />} />
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach scrolling content */}
			<ul className={`news-row snap-row${few}`} aria-label={texts.row[lang]} tabIndex={0} data-row>
				{items.map((item) => (
					<li key={item.id}>
						<Card lang={lang} base={base} item={item} />
					</li>
				))}
			</ul>
			<p className="wrap news-feed">
				<a href={`${base}/${NEWS_FEED.file}`}>{texts.feed[lang]}</a>
			</p>
		</section>
	);
}

function Card({ lang, base, item }: { lang: Lang; base: string; item: NewsCard }) {
	return (
		<a className="news-card" href={documentPath(base, "news", item.id)}>
			{item.imageUrl ? (
				<img
					{...pictureSources(item.imageUrl)}
					sizes="(min-width: 1000px) 280px, (min-width: 680px) 28vw, 60vw"
					width="320"
					height="200"
					alt=""
					loading="lazy"
					decoding="async"
				/>
			) : (
				<span className="news-blank" aria-hidden="true" />
			)}
			<p className="news-date">
				<time dateTime={item.date}>{item.dateText}</time>
				{item.isHighlighted && <b>{texts.highlighted[lang]}</b>}
			</p>
			<h3>{item.title}</h3>
			<p className="news-excerpt">{item.excerpt}</p>
		</a>
	);
}
