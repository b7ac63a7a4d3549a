import { type CSSProperties, useEffect, useMemo, useRef, useState } from "react";
import { localized } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import type { CalendarBreak, CategoryCalendar, Lecture, Track } from "../../agenda/contract.ts";
import { hourRows } from "../../agenda/rules.ts";
import { agendaTexts, earlierLectures, lectureCount, untilText } from "../texts.ts";
import { hourColumns, isLarge, rowsByHour, rowsOver } from "./arrangement.ts";
import type { DayLook } from "./day-look.ts";
import { LectureCard, timeSpan } from "./LectureCard.tsx";

type Row = ReturnType<typeof hourRows<Lecture, CalendarBreak>>[number];
type RowsProps = { look: DayLook; rows: Row[]; trackOf: ReadonlyMap<number, Track> };

/** A day by hour. It opens at the current hour: a large day shows one hour at a time, others hide past hours. */
export function HourView({ look, calendar }: { look: DayLook; calendar: CategoryCalendar }) {
	const { tracks, breaks } = calendar;
	const trackOf = useMemo(
		() => new Map(tracks.flatMap((track) => track.lectures.map((one) => [one.objectId, track]))),
		[tracks],
	);
	const rows = useMemo(
		() =>
			hourRows(
				tracks.flatMap((track) => track.lectures),
				breaks,
			),
		[tracks, breaks],
	);
	const [now] = useState(siteNow);
	const over = rowsOver(rows, now);
	return isLarge(trackOf.size) ? (
		<OneHour look={look} rows={rows} trackOf={trackOf} opened={rows[over]} />
	) : (
		<WithoutEarlier look={look} rows={rows} trackOf={trackOf} over={over} />
	);
}

/** Hours as buttons, and the lectures that begin in the chosen one. */
function OneHour({ look, rows, trackOf, opened }: RowsProps & { opened: Row | undefined }) {
	const hours = useMemo(() => rowsByHour(rows), [rows]);
	const [chosen, choose] = useState(() => hours.find((one) => opened && one.rows.includes(opened))?.hour);
	const visibleHour = hours.find((one) => one.hour === chosen) ?? hours[0];
	const choice = useRef<HTMLFieldSetElement>(null);
	// On phones the chosen hour may be out of view.
	useEffect(() => {
		const list = invariant(choice.current, "the hours");
		const pressed = list.querySelector<HTMLElement>("[aria-pressed=true]");
		if (pressed) list.scrollLeft = pressed.offsetLeft - (list.clientWidth - pressed.offsetWidth) / 2;
	}, []);
	return (
		<>
			<fieldset ref={choice} className="segment ag-days ag-hour-choice" aria-label={agendaTexts.hoursLabel[look.lang]}>
				{hours.map(({ hour }) => (
					<button type="button" key={hour} aria-pressed={hour === visibleHour?.hour} onClick={() => choose(hour)}>
						{timeText(look.lang, new Date(hour), look.timeZone)}
					</button>
				))}
			</fieldset>
			<Rows look={look} rows={visibleHour?.rows ?? []} trackOf={trackOf} />
		</>
	);
}

/** A button shows past hours. */
function WithoutEarlier({ over, ...props }: RowsProps & { over: number }) {
	const [isWhole, setWhole] = useState(false);
	const earlier = props.rows
		.slice(0, over)
		.reduce((sum, row) => sum + ("lectures" in row ? row.lectures.length : 0), 0);
	if (isWhole || earlier === 0) return <Rows {...props} />;
	return (
		<>
			<button type="button" className="ag-link" onClick={() => setWhole(true)}>
				<Icon name="up" />
				{earlierLectures(props.look.lang, earlier)}
			</button>
			<Rows {...props} rows={props.rows.slice(over)} />
		</>
	);
}

/** Hours on the left, lectures beside them; each card names its track. */
function Rows({ look, rows, trackOf }: RowsProps) {
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
