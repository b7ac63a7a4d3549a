import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { SectionHead } from "../../../kit/ui/section-head.tsx";
import { texts } from "../landing-texts.ts";
import type { OtherEventRow } from "../other-events.ts";

/** The foundation's calendar; events that have a page here are links. */
export function OtherEventsSection({ lang, events }: { lang: Lang; events: OtherEventRow[] }) {
	if (events.length === 0) return null;
	return (
		<section className="section" aria-labelledby="other-events-heading">
			<div className="wrap">
				<SectionHead id="other-events-heading" heading={texts.otherEvents[lang]} />
				<ul className="others">
					{events.map((event) => (
						<li key={`${event.name} ${event.when}`}>
							{event.href && !event.isThisOne ? (
								<a className="other" href={event.href}>
									<Row lang={lang} event={event} />
									<Icon name="arrow" />
								</a>
							) : (
								<div className="other">
									<Row lang={lang} event={event} />
								</div>
							)}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** What is said of an event: also why it has no link. */
function noteOf(lang: Lang, event: OtherEventRow): string {
	if (event.isThisOne) return texts.here[lang];
	return event.href || event.isPast ? event.note : `${event.note}; ${texts.pageLater[lang]}`;
}

function Row({ lang, event }: { lang: Lang; event: OtherEventRow }) {
	return (
		<>
			<span className="other-when">
				<b>{event.when}</b>
				<small>{event.year}</small>
			</span>
			<span className="other-what">
				<b>
					<i style={{ background: event.color }} />
					{event.name}
					{event.isPast && <span className="chip">{texts.past[lang]}</span>}
				</b>
				<small>{noteOf(lang, event)}</small>
			</span>
		</>
	);
}
