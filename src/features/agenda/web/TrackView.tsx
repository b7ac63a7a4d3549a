import { type CSSProperties, useMemo } from "react";
import { localized, tidy } from "../../../kit/i18n/lang.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { CalendarBreak, CategoryCalendar, Lecture, Track } from "../contract.ts";
import { type BreakRow, type LectureRow, timeSlots } from "../rules.ts";
import type { DayFolds, DayLook } from "./AgendaDay.tsx";
import { aloneIn, evenColumns, placesOf, shapeOf } from "./arrangement.ts";
import { Fold } from "./Fold.tsx";
import { LectureCard } from "./LectureCard.tsx";
import { TrackHead, trackName } from "./TrackHead.tsx";
import { TrackScroller } from "./TrackScroller.tsx";

export type TrackRows = (LectureRow<Lecture> | BreakRow<CalendarBreak>)[];
type Parts = { look: DayLook; folds: DayFolds; calendar: CategoryCalendar; rows: TrackRows };

/** A day by track: columns on wide screens, track after track on phones. */
export function TrackView({ look, folds, calendar }: { look: DayLook; folds: DayFolds; calendar: CategoryCalendar }) {
	const rows = useMemo(() => timeSlots(calendar.tracks, calendar.breaks), [calendar.tracks, calendar.breaks]);
	const { tracks } = calendar;
	const shape = look.isBig ? "cards" : shapeOf(rows, tracks.length);
	const parts = { look, folds, calendar, rows };
	if (shape === "grid") return <GridShape {...parts} />;
	const columns = {
		"--even-4": evenColumns(tracks.length, 4),
		"--even-3": evenColumns(tracks.length, 3),
	} as CSSProperties;
	return (
		<div className={`ag-${shape}`} style={columns}>
			{tracks.map((track, column) => (
				<TrackPart key={track.objectId} {...parts} column={column} track={track} />
			))}
		</div>
	);
}

/** The same hour on one line across the tracks; a lecture alone on its line fills it, and pauses are lines of their own. */
function GridShape({ look, folds, calendar, rows }: Parts) {
	const { tracks } = calendar;
	const isWhole = tracks.every((track) => !folds.isTrackClosed(track));
	// Where all tracks are closed their heads stand side by side; a single closed one gives its width to the others.
	const areAllClosed = tracks.every(folds.isTrackClosed);
	const template = tracks
		.map((track) => (folds.isTrackClosed(track) && !areAllClosed ? "var(--thin)" : "var(--column)"))
		.join(" ");
	const heads = tracks.map((track) => (
		<TrackHead key={track.objectId} look={look} folds={folds} track={track} controls={partId(calendar, track)} />
	));
	return (
		<TrackScroller lang={look.lang} count={tracks.length} template={template} heads={heads} isQuiet={areAllClosed}>
			<div
				className="ag-grid"
				style={{ gridTemplateColumns: template, gridTemplateRows: `repeat(${rows.length}, auto)` }}
			>
				{tracks.map((track, column) => (
					<TrackPart
						key={track.objectId}
						look={look}
						folds={folds}
						calendar={calendar}
						rows={rows}
						column={column}
						track={track}
						fillsLines={isWhole}
					/>
				))}
				{!areAllClosed &&
					rows.map(
						(row, index) =>
							row.kind === "break" && (
								<Pause key={row.startDate} look={look} pause={row.pause} className="ag-line" row={index + 1} isHidden />
							),
					)}
			</div>
		</TrackScroller>
	);
}

const partId = (calendar: CategoryCalendar, track: Track) => `day-${calendar.objectId}-track-${track.objectId}`;

/** One track: its head (hidden where the grid shows the heads in a line) and its lectures with the pauses between them. */
function TrackPart({
	look,
	folds,
	calendar,
	rows,
	column,
	track,
	fillsLines = false,
}: Parts & { column: number; track: Track; fillsLines?: boolean }) {
	const id = partId(calendar, track);
	const isClosed = folds.isTrackClosed(track);
	const hasHead = calendar.tracks.length > 1 || track.name !== "";
	return (
		<section
			className="ag-track"
			aria-labelledby={hasHead ? `${id}-name` : undefined}
			style={{ "--track": track.color, "--at": column } as CSSProperties}
		>
			{hasHead && <TrackHead look={look} folds={folds} track={track} controls={id} id={`${id}-name`} />}
			{isClosed && (
				<p className="ag-pole" aria-hidden="true">
					{trackName(look, track)}
				</p>
			)}
			<Fold id={id} isClosed={isClosed}>
				<ul>
					{placesOf(rows, column).map((place) =>
						"pause" in place ? (
							<Pause
								key={`pause${place.row}`}
								as="li"
								look={look}
								pause={place.pause}
								className="ag-pause"
								row={place.row}
							/>
						) : (
							<li
								key={place.row}
								className={
									fillsLines && aloneIn(rows[place.row - 1] as LectureRow<Lecture>) !== undefined
										? "ag-place ag-place-whole"
										: "ag-place"
								}
								style={{ gridRow: place.row }}
							>
								{place.lectures.map((one) => (
									<LectureCard key={one.objectId} lecture={one} look={look} />
								))}
							</li>
						),
					)}
				</ul>
			</Fold>
		</section>
	);
}

/** A pause: the clock, from when to when, its name, and a dashed line. */
function Pause({
	look,
	pause,
	className,
	row,
	isHidden,
	as: Element = "div",
}: {
	look: DayLook;
	pause: CalendarBreak;
	className: string;
	row: number;
	/** The lists of the tracks say the same. */
	isHidden?: boolean;
	as?: "div" | "li";
}) {
	const time = (instant: string) => timeText(look.lang, new Date(instant), look.timeZone);
	return (
		<Element className={className} style={{ gridRow: row }} aria-hidden={isHidden}>
			<span>
				<Icon name="clock" size={18} />
				<span>
					{time(pause.startDate)}–{time(pause.endDate)} {tidy(localized(look.lang, pause.name, pause.nameEn))}
				</span>
			</span>
		</Element>
	);
}
