import { type CSSProperties, useMemo } from "react";
import { localized } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { CalendarBreak, CategoryCalendar, Lecture, Track } from "../contract.ts";
import { hourRows } from "../rules.ts";
import { lectureCount, untilText } from "../texts.ts";
import { hourColumns } from "./arrangement.ts";
import type { DayLook } from "./day-look.ts";
import { LectureCard, timeSpan } from "./LectureCard.tsx";

/** A day by hour: the hour on the left, what begins then beside it; every card names its track. */
export function HourView({ look, calendar }: { look: DayLook; calendar: CategoryCalendar }) {
	const trackOf = useMemo(
		() => new Map(calendar.tracks.flatMap((track) => track.lectures.map((one) => [one.objectId, track]))),
		[calendar.tracks],
	);
	const rows = hourRows(
		calendar.tracks.flatMap((track) => track.lectures),
		calendar.breaks,
	);
	return (
		<ol className="ag-hours" style={{ "--hour-columns": hourColumns(rows) } as CSSProperties}>
			{rows.map((row) => (
				<li key={`${row.kind}${row.startDate}`} className={row.kind === "break" ? "ag-hour ag-hour-pause" : "ag-hour"}>
					<Hour look={look} row={row} trackOf={trackOf} />
				</li>
			))}
		</ol>
	);
}

type Row = ReturnType<typeof hourRows<Lecture, CalendarBreak>>[number];

function Hour({ look, row, trackOf }: { look: DayLook; row: Row; trackOf: ReadonlyMap<number, Track> }) {
	const { lang } = look;
	const [start, end] = timeSpan(look, row);
	return (
		<>
			<p className="ag-hour-at">
				<b>{start}</b>
				<span>{untilText(lang, end)}</span>
				{row.kind === "lectures" && <span>{lectureCount(lang, row.lectures.length)}</span>}
			</p>
			{row.kind === "break" ? (
				<p className="ag-hour-name">
					<Icon name="clock" />
					{localized(lang, row.pause.name, row.pause.nameEn)}
				</p>
			) : (
				<ul>
					{row.lectures.map((one) => (
						<li key={one.objectId} style={{ "--track": trackOf.get(one.objectId)?.color } as CSSProperties}>
							<LectureCard lecture={one} look={look} track={trackOf.get(one.objectId)} />
						</li>
					))}
				</ul>
			)}
		</>
	);
}
