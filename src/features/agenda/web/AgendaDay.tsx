import { lazy, type ReactNode } from "react";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { CategoryCalendar } from "../contract.ts";
import { dayCount } from "../notes.ts";
import { dayCalendarPath, editionMarks } from "../rules.ts";
import { agendaTexts } from "../texts.ts";
import type { DayFolds, DayLook } from "./day-look.ts";
import { Fold, FoldButton } from "./Fold.tsx";
import { TrackView } from "./TrackView.tsx";

/** Fetched when somebody wants the agenda by hour; until then the tracks stay (the order is a deferred value). */
const HourView = lazy(() =>
	import("./HourView.tsx").then(
		(module) => ({ default: module.HourView }),
		() => ({ default: HoursUnavailable }),
	),
);

function HoursUnavailable({ look }: { look: DayLook; calendar: CategoryCalendar }) {
	return <p className="ag-empty">{agendaTexts.unavailable[look.lang]}</p>;
}

type Props = {
	look: DayLook;
	folds: DayFolds;
	calendar: CategoryCalendar;
	/** What else stands beside the heading. */
	extra?: ReactNode;
};

/** A day of the agenda: its heading, how much there is, the way into a calendar, and its lectures. */
export function AgendaDay({ look, folds, calendar, extra }: Props) {
	const { lang } = look;
	const id = `day-${calendar.objectId}`;
	const name = localized(lang, calendar.name, calendar.nameEn);
	const note = localized(lang, calendar.note, calendar.noteEn);
	const isEmpty = calendar.tracks.every((track) => track.lectures.length === 0);
	return (
		<section className="ag-day" aria-labelledby={id}>
			<header className="ag-day-head">
				<div>
					<h3 id={id}>{name}</h3>
					{look.isBig && <EditionMarks lang={lang} code={calendar.code} />}
					<p>
						{note && <span>{note}</span>}
						<span>{isEmpty ? agendaTexts.emptyDay[lang] : dayCount(lang, calendar)}</span>
					</p>
				</div>
				{!isEmpty && !look.showsLength && <DayFile look={look} calendar={calendar} />}
				{extra}
				{folds.areOffered && !isEmpty && (
					<FoldButton
						lang={lang}
						name={name}
						controls={`${id}-lectures`}
						isClosed={folds.isDayClosed}
						onToggle={folds.toggleDay}
					/>
				)}
			</header>
			<Fold id={`${id}-lectures`} isClosed={folds.isDayClosed}>
				{look.isByHour ? (
					<HourView look={look} calendar={calendar} />
				) : (
					<TrackView look={look} folds={folds} calendar={calendar} />
				)}
			</Fold>
		</section>
	);
}

/** The way of a whole day into a calendar program. */
function DayFile({ look: { lang, eventCode }, calendar }: { look: DayLook; calendar: CategoryCalendar }) {
	return (
		<a className="ag-link" href={dayCalendarPath(eventCode, calendar.code, lang)}>
			<Icon name="calendar" />
			{agendaTexts.addDayToCalendar[lang]}
		</a>
	);
}

function EditionMarks({ lang, code }: { lang: Lang; code: string }) {
	return editionMarks(code).map((mark) => (
		<span className="chip ag-edition-mark" key={mark}>
			<Icon name={mark === "afterHours" ? "clock" : "play"} size={17} />
			{agendaTexts[mark][lang]}
		</span>
	));
}
