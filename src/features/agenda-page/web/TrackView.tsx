import { type CSSProperties, memo, Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { CalendarBreak, CategoryCalendar, Lecture, Track } from "../../agenda/contract.ts";
import { type BreakRow, type LectureRow, timeSlots } from "../../agenda/rules.ts";
import { moreLectures } from "../texts.ts";
import { evenColumns, firstPlaces, onlyColumn, type Place, placesOf, restOf, shapeOf } from "./arrangement.ts";
import type { DayFolds, DayLook } from "./day-look.ts";
import { Fold } from "./Fold.tsx";
import { LectureCard } from "./LectureCard.tsx";
import { Pause } from "./Pause.tsx";
import { TrackHead, trackName } from "./TrackHead.tsx";
import { trackPlace } from "./TrackJump.tsx";
import { TrackScroller } from "./TrackScroller.tsx";

type Rows = (LectureRow<Lecture> | BreakRow<CalendarBreak>)[];
type Parts = {
	look: DayLook;
	folds: DayFolds;
	calendar: CategoryCalendar;
	/** The number of lectures that are drawn, track after track. */
	drawn: number;
	rows: Rows;
};

/** Shows a day by track: columns on wide screens, one list on phones. */
export function TrackView(props: Omit<Parts, "rows">) {
	const { tracks, breaks } = props.calendar;
	const rows = useMemo(() => timeSlots(tracks, breaks), [tracks, breaks]);
	const shape = props.look.isBig ? "cards" : shapeOf(rows, tracks.length);
	if (shape === "grid") return <GridShape {...props} rows={rows} />;
	const columns = { "--even-4": evenColumns(tracks.length, 4), "--even-3": evenColumns(tracks.length, 3) };
	return (
		<div className={`ag-${shape}`} data-compact={props.look.isCompact || undefined} style={columns as CSSProperties}>
			<TrackParts {...props} rows={rows} fillsLines={false} />
		</div>
	);
}

/** One row per hour across the tracks. The only lecture of a row fills it; breaks have rows of their own. */
function GridShape(props: Parts) {
	const { look, folds, calendar, rows } = props;
	const { tracks } = calendar;
	const isOpen = (track: Track) => !folds.isTrackClosed(track);
	// If all tracks are closed, their heads share the width; a single closed one leaves it to the others.
	const areAllClosed = !tracks.some(isOpen);
	const open = areAllClosed ? tracks.length : tracks.filter(isOpen).length;
	const template = tracks.map((track) => (isOpen(track) || areAllClosed ? "var(--column)" : "var(--thin)")).join(" ");
	const heads = tracks.map((track) => (
		<TrackHead key={track.objectId} look={look} folds={folds} track={track} controls={partId(calendar, track)} />
	));
	const lines = rows.map(
		(row, index) =>
			row.kind === "break" && (
				<Pause key={row.startDate} look={look} pause={row.pause} className="ag-line" row={index + 1} isHidden />
			),
	);
	return (
		<TrackScroller
			lang={look.lang}
			open={open}
			closed={tracks.length - open}
			rows={areAllClosed ? 0 : rows.length}
			template={template}
			heads={heads}
		>
			<div
				className="ag-grid"
				style={{ gridTemplateColumns: template, gridTemplateRows: `repeat(${rows.length}, auto)` }}
			>
				<TrackParts {...props} fillsLines={tracks.every(isOpen)} />
				{!areAllClosed && lines}
			</div>
		</TrackScroller>
	);
}

const partId = (calendar: CategoryCalendar, track: Track) => `day-${calendar.objectId}-track-${track.objectId}`;

/** Hydrates each track separately, so that the browser can respond to input in between. */
function TrackParts({ fillsLines, drawn, ...parts }: Parts & { fillsLines: boolean }) {
	let left = drawn;
	return parts.calendar.tracks.map((track, column) => {
		const own = left;
		left -= track.lectures.length;
		return (
			<Suspense key={track.objectId}>
				<TrackPart
					{...parts}
					drawn={Math.max(0, Math.min(own, track.lectures.length))}
					column={column}
					track={track}
					fillsLines={fillsLines}
				/>
			</Suspense>
		);
	});
}

type PartProps = Parts & { column: number; track: Track; fillsLines: boolean };

/** A track's head (hidden if the grid shows the heads) and its lectures with breaks. */
const TrackPart = memo(function TrackPart(props: PartProps) {
	const { look, folds, calendar, column, track, drawn } = props;
	const id = partId(calendar, track);
	const isClosed = folds.isTrackClosed(track);
	// A track that is not drawn yet is an empty target of links.
	const isDrawn = drawn > 0 || track.lectures.length === 0;
	const hasHead = isDrawn && (calendar.tracks.length > 1 || track.name !== "");
	const style = { "--track": track.color, "--at": column, "--lectures": track.lectures.length };
	return (
		<section
			id={trackPlace(calendar, track)}
			className="ag-track"
			data-closed={isClosed || undefined}
			aria-labelledby={hasHead ? `${id}-name` : undefined}
			style={style as CSSProperties}
		>
			{hasHead && <TrackHead look={look} folds={folds} track={track} controls={id} id={`${id}-name`} />}
			{isDrawn && isClosed && (
				<p className="ag-pole" aria-hidden="true">
					{trackName(look, track)}
				</p>
			)}
			{isDrawn && (
				<Fold id={id} isClosed={isClosed}>
					<TrackLectures {...props} />
				</Fold>
			)}
		</section>
	);
});

/** Phones show the rest of a long track on demand. */
function TrackLectures({ look, folds, rows, column, fillsLines, drawn }: PartProps) {
	const places = placesOf(rows, column);
	const rest = look.isBig || !folds.areOffered ? undefined : restOf(places);
	const [isWhole, setWhole] = useState(false);
	const list = useRef<HTMLUListElement>(null);
	// The next lecture takes the focus of the pressed button.
	useEffect(() => void (isWhole && list.current?.querySelector<HTMLElement>(".ag-rest a")?.focus()), [isWhole]);
	return (
		<>
			<ul ref={list} data-whole={isWhole || undefined}>
				<Places
					look={look}
					rows={rows}
					places={firstPlaces(places, drawn)}
					fillsLines={fillsLines}
					restFrom={rest?.from}
				/>
			</ul>
			{rest && !isWhole && (
				<button type="button" className="btn btn-soft ag-more" onClick={() => setWhole(true)}>
					{moreLectures(look.lang, rest.count)}
				</button>
			)}
		</>
	);
}

type PlacesProps = {
	look: DayLook;
	rows: Rows;
	places: Place<Lecture, CalendarBreak>[];
	fillsLines: boolean;
	/** Phones show the lectures after this place on demand. */
	restFrom: number | undefined;
};

function Places({ look, rows, places, fillsLines, restFrom = Number.POSITIVE_INFINITY }: PlacesProps) {
	const isAlone = (row: number) => fillsLines && onlyColumn(rows[row - 1] as LectureRow<Lecture>) !== undefined;
	return places.map((place, index) => {
		const rest = index < restFrom ? "" : " ag-rest";
		return "pause" in place ? (
			<Pause key={place.row} as="li" look={look} pause={place.pause} className={`ag-pause${rest}`} row={place.row} />
		) : (
			<li
				key={place.row}
				className={`ag-place${isAlone(place.row) ? " ag-place-whole" : ""}${rest}`}
				style={{ "--row": place.row } as CSSProperties}
			>
				{place.lectures.map((one) => (
					<LectureCard key={one.objectId} lecture={one} look={look} />
				))}
			</li>
		);
	});
}
