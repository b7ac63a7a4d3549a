import { lazy, type ReactNode } from "react";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { CategoryCalendar } from "../../agenda/contract.ts";
import { dayCalendarPath } from "../../agenda/rules.ts";
import { dayCount } from "../notes.ts";
import { editionMarks } from "../rules.ts";
import { agendaTexts, lectureCount } from "../texts.ts";
import type { AgendaCalendar } from "./arrangement.ts";
import type { DayFolds, DayLook } from "./day-look.ts";
import { Fold, FoldButton } from "./Fold.tsx";
import { TrackJump } from "./TrackJump.tsx";
import { TrackView } from "./TrackView.tsx";

/** Loaded on demand; until then the tracks stay, because the order is a deferred value. */
const HourView = lazy(() =>
	import("./HourView.tsx").then(
		(module) => ({ default: module.HourView }),
		() => ({ default: OrderUnavailable }),
	),
);
const RoomGridView = lazy(() =>
	import("./RoomGridView.tsx").then(
		(module) => ({ default: module.RoomGridView }),
		() => ({ default: OrderUnavailable }),
	),
);

function OrderUnavailable({ look }: { look: DayLook; calendar: CategoryCalendar }) {
	return <p className="ag-empty">{agendaTexts.unavailable[look.lang]}</p>;
}

type Props = {
	look: DayLook;
	folds: DayFolds;
	calendar: AgendaCalendar;
	/** The number of the day's lectures that the by-track view has drawn. */
	drawn: number;
	/** More content beside the heading. */
	extra?: ReactNode;
};

// long: one day's markup, whose parts are components already
export function AgendaDay({ look, folds, calendar, drawn, extra }: Props) {
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
						{calendar.omitted ? (
							<a href={`?${new URLSearchParams({ calendar: calendar.code })}#agenda`}>
								{lectureCount(lang, calendar.omitted)}
							</a>
						) : (
							<span>{isEmpty ? agendaTexts.emptyDay[lang] : dayCount(lang, calendar)}</span>
						)}
					</p>
				</div>
				{!isEmpty && !look.showsLength && <DayFile look={look} calendar={calendar} />}
				{look.sort === "sortDefault" && !look.isBig && <TrackJump lang={lang} calendar={calendar} />}
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
				{look.sort === "sortByHour" && <HourView look={look} calendar={calendar} />}
				{look.sort === "sortByRoom" && <RoomGridView look={look} calendar={calendar} />}
				{look.sort === "sortDefault" && <TrackView look={look} folds={folds} calendar={calendar} drawn={drawn} />}
			</Fold>
		</section>
	);
}

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
