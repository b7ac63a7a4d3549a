import type { Lang } from "../../../kit/i18n/lang.ts";
import { columnsFor } from "../../../kit/ui/columns.ts";
import { SectionHead } from "../../../kit/ui/section-head.tsx";
import { texts } from "../landing-texts.ts";
import type { OtherEventRow } from "../other-events.ts";

/** An event with a page on this site is a link. */
export function OtherEventsSection({ lang, events }: { lang: Lang; events: OtherEventRow[] }) {
	if (events.length === 0) return null;
	return (
		<section className="section others-ground on-dark" aria-labelledby="other-events-heading">
			<div className="wrap">
				<SectionHead id="other-events-heading" heading={texts.otherEvents[lang]} />
				<ul className="others" style={{ "--wide": columnsFor(events.length, [5, 4, 3]) } as React.CSSProperties}>
					{events.map((event) => (
						<li key={`${event.name} ${event.when}`}>
							{event.href && !event.isThisOne ? (
								<a className="other" href={event.href}>
									<Card lang={lang} event={event} />
								</a>
							) : (
								<div className="other">
									<Card lang={lang} event={event} />
								</div>
							)}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** For example the reason why it has no link. */
function noteOf(lang: Lang, event: OtherEventRow): string {
	if (event.isThisOne) return texts.here[lang];
	return event.href || event.isPast ? event.note : `${event.note}; ${texts.pageLater[lang]}`;
}

/** The scene of an event; without a page here, one beam in its colour. */
function Scene({ event: { picture, color } }: { event: OtherEventRow }) {
	if (!picture) return <span className="other-scene other-beam" style={{ color }} />;
	return (
		<picture>
			<source srcSet={picture.avif} type="image/avif" />
			<img className="other-scene" src={picture.webp} width="800" height="400" alt="" loading="lazy" />
		</picture>
	);
}

function Card({ lang, event }: { lang: Lang; event: OtherEventRow }) {
	return (
		<>
			<Scene event={event} />
			<span className="other-words">
				<b className="other-name">{event.name}</b>
				<span className="other-when">
					{event.when} {event.year}
					{event.isPast && <span className="chip">{texts.past[lang]}</span>}
				</span>
				<small>{noteOf(lang, event)}</small>
			</span>
		</>
	);
}
