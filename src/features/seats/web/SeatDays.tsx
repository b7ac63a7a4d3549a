import type { ReactNode } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import { type Lang, localized, wordsIn } from "../../../kit/i18n/lang.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { seatDays } from "../choice.ts";
import type { OfferedLecture } from "../contract.ts";
import { seatTexts as texts } from "../texts.ts";

export function SeatDays({
	lang,
	timeZone,
	lectures,
	row,
}: {
	lang: Lang;
	timeZone: string;
	lectures: readonly OfferedLecture[];
	row: (lecture: OfferedLecture) => ReactNode;
}) {
	return seatDays(lectures).map((day) => (
		<div className="seat-day" key={day.code}>
			<h3 className="seat-day-name">{localized(lang, day.name, day.nameEn)}</h3>
			<ol>
				{day.slots.map((slot) => (
					<li className="seat-slot" key={slot.startDate}>
						<p className="seat-hour tabular">{timeText(lang, new Date(slot.startDate), timeZone)}</p>
						<ul className="seat-rows">
							{slot.lectures.map((lecture) => (
								<li key={lecture.lectureId}>{row(lecture)}</li>
							))}
						</ul>
					</li>
				))}
			</ol>
		</div>
	));
}

const seatWords = (lang: Lang, { language, subject, subjectPl, subjectEn }: OfferedLecture) =>
	wordsIn(lang, language, subject, subjectPl, subjectEn);

export function SeatName({ lang, timeZone, lecture }: { lang: Lang; timeZone: string; lecture: OfferedLecture }) {
	const end = timeText(lang, new Date(lecture.endDate), timeZone);
	const { text, ...marked } = seatWords(lang, lecture);
	return (
		<span className="seat-name">
			<b {...marked}>{text}</b>
			<span className="seat-where">{[fill(texts.until[lang], end), lecture.place].filter(Boolean).join(" · ")}</span>
		</span>
	);
}

const ICONS = {
	own: "check",
	ownExtended: "chair",
	free: "chair",
	last: "warning",
	none: "cross",
	over: "clock",
} as const;

export function SeatMark({ lang, kind }: { lang: Lang; kind: keyof typeof ICONS }) {
	return (
		<span className="seat-mark" data-kind={kind}>
			<Icon name={ICONS[kind]} size={18} />
			{texts[kind][lang]}
		</span>
	);
}

export const MARKS = { 0: "free", 1: "last", 2: "none" } as const;
