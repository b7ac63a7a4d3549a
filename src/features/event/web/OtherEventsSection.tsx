import type { Lang } from "../../../kit/i18n/lang.ts";
import { CarouselButtons } from "../../../kit/ui/carousel-buttons.tsx";
import { columnsFor } from "../../../kit/ui/columns.ts";
import { texts } from "../landing-texts.ts";
import { arrange, type OtherEventRow } from "../other-events.ts";

/** Scenes of events to come, then small cards of the others; one sideways-scrolling row on phones. */
export function OtherEventsSection({ lang, events }: { lang: Lang; events: OtherEventRow[] }) {
	const { large, small } = arrange(events);
	if (large.length === 0) return null;
	return (
		<section className="section others-ground on-dark" aria-labelledby="other-events-heading" data-carousel>
			<div className="wrap">
				<div className="section-head">
					<h2 className="h-section" id="other-events-heading">
						{texts.otherEvents[lang]}
					</h2>
					<p className="others-lead">{texts.otherEventsLead[lang]}</p>
					<CarouselButtons lang={lang} />
				</div>
				<ul className="others" style={spans(large.length, small.length)} data-row>
					{large.map((event) => (
						<Card key={`${event.name} ${event.when}`} lang={lang} event={event} kind="other-large" />
					))}
					{small.map((event) => (
						<Card key={`${event.name} ${event.when}`} lang={lang} event={event} kind="other-small" />
					))}
				</ul>
			</div>
		</section>
	);
}

/** Widths of the cards in twelfths, on wide and medium screens. */
function spans(large: number, small: number) {
	const of = (columns: number) => 12 / columns;
	return {
		"--large": of(Math.min(large, large > 4 ? 3 : 4)),
		"--large-medium": of(large === 4 ? 2 : Math.min(large, 3)),
		"--small": of(small === 1 ? 1 : columnsFor(small, [4, 3, 2])),
		"--small-medium": of(small === 1 ? 1 : columnsFor(small, [2, 3])),
	} as React.CSSProperties;
}

type CardProps = { lang: Lang; event: OtherEventRow; kind: "other-large" | "other-small" };

/** An event with a page on this site is a link. */
function Card({ lang, event, kind }: CardProps) {
	const body = (
		<>
			<Scene event={event} />
			<span className="other-words">
				<b className="other-name">{event.name}</b>
				<span className="other-when">
					<b>
						{event.when} {event.year}
					</b>
					<span>{statusOf(lang, event)}</span>
				</span>
				<small>{event.note}</small>
			</span>
		</>
	);
	return (
		<li className={kind} style={{ "--c": event.color } as React.CSSProperties}>
			{event.href && !event.isThisOne ? (
				<a className="other" href={event.href}>
					{body}
				</a>
			) : (
				<div className="other">{body}</div>
			)}
		</li>
	);
}

/** The place, or why there is nothing to open. */
function statusOf(lang: Lang, event: OtherEventRow): string {
	if (event.isThisOne) return texts.here[lang];
	if (event.isPast) return texts.past[lang];
	return event.place ?? texts.pageLater[lang];
}

/** The scene of an event; without a page here, one beam in its colour. */
function Scene({ event: { picture } }: { event: OtherEventRow }) {
	if (!picture) return <span className="other-scene other-beam" />;
	return (
		<picture>
			<source srcSet={picture.avif} type="image/avif" />
			<img className="other-scene" src={picture.webp} width="800" height="400" alt="" loading="lazy" />
		</picture>
	);
}
