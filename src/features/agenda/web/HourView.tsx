import { type CSSProperties, useMemo } from "react";
import { localized, tidy } from "../../../kit/i18n/lang.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { CategoryCalendar } from "../contract.ts";
import { hourRows } from "../rules.ts";
import { lectureCount, untilText } from "../texts.ts";
import type { DayLook } from "./AgendaDay.tsx";
import { hourColumns } from "./arrangement.ts";
import { LectureCard } from "./LectureCard.tsx";

/** A day by hour: the hour on the left, what begins then beside it; every card names its track. */
export function HourView({ look, calendar }: { look: DayLook; calendar: CategoryCalendar }) {
	const { lang, timeZone } = look;
	const trackOf = useMemo(
		() => new Map(calendar.tracks.flatMap((track) => track.lectures.map((one) => [one.objectId, track]))),
		[calendar.tracks],
	);
	const rows = hourRows(
		calendar.tracks.flatMap((track) => track.lectures),
		calendar.breaks,
	);
	const time = (instant: string) => timeText(lang, new Date(instant), timeZone);
	return (
		<ol className="ag-hours" style={{ "--hour-columns": hourColumns(rows) } as CSSProperties}>
			{rows.map((row) => (
				<li key={`${row.kind}${row.startDate}`} className={row.kind === "break" ? "ag-hour ag-hour-pause" : "ag-hour"}>
					<p className="ag-hour-at">
						<b>{time(row.startDate)}</b>
						<span>{untilText(lang, time(row.endDate))}</span>
						{row.kind === "lectures" && <span>{lectureCount(lang, row.lectures.length)}</span>}
					</p>
					{row.kind === "break" ? (
						<p className="ag-hour-name">
							<Icon name="clock" />
							{tidy(localized(lang, row.pause.name, row.pause.nameEn))}
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
				</li>
			))}
		</ol>
	);
}
