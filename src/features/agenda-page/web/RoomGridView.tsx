import { type CSSProperties, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { localized, wordsIn } from "../../../kit/i18n/lang.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { siteNow } from "../../../kit/ui/site-now.ts";
import type { CategoryCalendar, Lecture } from "../../agenda/contract.ts";
import { namesOf } from "../../agenda/names.ts";
import { documentPath } from "../../event/addresses.ts";
import {
	type Direction,
	type GridCell,
	type GridRoom,
	minuteHeight,
	neighbour,
	type RoomGrid,
	roomGrid,
} from "../room-grid.ts";
import { agendaTexts } from "../texts.ts";
import type { DayLook } from "./day-look.ts";
import { timeSpan } from "./LectureCard.tsx";
import { usePieces } from "./use-pieces.ts";
import "./room-grid.css";

const HOUR_MINUTES = 60;
/** The current time's line is this far from the upper edge. */
const NOW_BELOW_PX = 160;
const MINUTE_MS = 60_000;
/** The grid is rendered in pieces of this many halls. */
const HALLS_IN_PIECE = 3;
const KEYS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

type Props = { look: DayLook; calendar: CategoryCalendar };

/** A grid of halls and time. Screen readers get a list per hall; arrow keys move to neighbouring lectures. */
// long: one grid's markup, whose parts are components already
export function RoomGridView({ look, calendar }: Props) {
	const { tracks } = calendar;
	const grid = useMemo(() => roomGrid(tracks.flatMap((track) => track.lectures)), [tracks]);
	const colours = useMemo(
		() => new Map(tracks.flatMap((track) => track.lectures.map((one) => [one.objectId, track.color]))),
		[tracks],
	);
	const drawn = usePieces("", { piece: HALLS_IN_PIECE, limit: grid?.rooms.length ?? 0, startsWhole: false });
	const help = useId();
	const region = useRef<HTMLElement>(null);
	// On its day the grid opens at the current time.
	useEffect(() => {
		const now = region.current?.querySelector<HTMLElement>(".rg-now");
		if (now) region.current?.scrollTo({ top: now.offsetTop - NOW_BELOW_PX, behavior: "instant" });
	}, []);
	if (!grid) return null;
	const style = {
		"--minute": `${minuteHeight(grid)}px`,
		"--minutes": grid.minutes,
		"--rooms": grid.rooms.reduce((sum, one) => sum + one.lanes, 0),
	};
	return (
		<>
			<p className="sr-only" id={help}>
				{agendaTexts.gridHelp[look.lang]}
			</p>
			<section
				className="rg"
				ref={region}
				aria-label={agendaTexts.gridLabel[look.lang]}
				aria-describedby={help}
				// it scrolls by itself
				// biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach scrollable content
				tabIndex={0}
				style={style as CSSProperties}
				onKeyDown={(event) => followArrow(event, grid)}
			>
				<Axis look={look} grid={grid} />
				<Bands look={look} grid={grid} calendar={calendar} />
				{grid.rooms.map((room, index) => (
					<Room
						key={room.name}
						look={look}
						room={index < drawn ? room : { ...room, cells: [] }}
						index={index}
						colours={colours}
					/>
				))}
			</section>
		</>
	);
}

/** Moves the focus to the neighbouring lecture. */
function followArrow(event: KeyboardEvent, grid: RoomGrid<Lecture>): void {
	const direction = KEYS[event.key];
	const at = (event.target as Element).closest<HTMLElement>("[data-cell]")?.dataset;
	if (!direction || !at || event.altKey || event.ctrlKey || event.metaKey) return;
	event.preventDefault();
	const to = neighbour(grid, { room: Number(at["room"]), cell: Number(at["cell"]) }, direction);
	if (!to) return;
	const place = `[data-room="${to.room}"][data-cell="${to.cell}"]`;
	event.currentTarget.querySelector<HTMLElement>(`${place} a`)?.focus();
}

const span = (from: number, to: number) => ({ "--from": from, "--length": to - from }) as CSSProperties;

type AxisProps = { look: DayLook; grid: RoomGrid<Lecture> };

/** The hour axis, hidden from screen readers. */
function Axis({ look, grid }: AxisProps) {
	const hours = Array.from({ length: grid.minutes / HOUR_MINUTES }, (_, index) => index * HOUR_MINUTES);
	return (
		<div className="rg-axis" aria-hidden="true">
			{hours.map((from) => (
				<span key={from} style={span(from, from + HOUR_MINUTES)}>
					{timeText(look.lang, new Date(grid.start.getTime() + from * MINUTE_MS), look.timeZone)}
				</span>
			))}
		</div>
	);
}

/** The breaks and the current time's line across all rooms. */
function Bands({ look, grid, calendar }: AxisProps & Props) {
	const [now] = useState(siteNow);
	const minutesTo = (instant: Date) => (instant.getTime() - grid.start.getTime()) / MINUTE_MS;
	const at = minutesTo(now);
	return (
		<ul className="rg-bands">
			{calendar.breaks.map((pause) => {
				const from = Math.max(0, minutesTo(new Date(pause.startDate)));
				const to = Math.min(grid.minutes, minutesTo(new Date(pause.endDate)));
				return (
					<li key={pause.startDate} style={span(from, to)}>
						{timeSpan(look, pause).join("–")} {localized(look.lang, pause.name, pause.nameEn)}
					</li>
				);
			})}
			{at > 0 && at < grid.minutes && <li className="rg-now" aria-hidden="true" style={span(at, at)} />}
		</ul>
	);
}

type RoomProps = { look: DayLook; room: GridRoom<Lecture>; index: number; colours: ReadonlyMap<number, string> };

function Room({ look, room, index, colours }: RoomProps) {
	const id = useId();
	return (
		<section className="rg-room" aria-labelledby={id} style={{ "--lanes": room.lanes } as CSSProperties}>
			<h4 id={id}>{room.name || agendaTexts.withoutRoom[look.lang]}</h4>
			<ol>
				{room.cells.map((cell, at) => (
					<Cell key={cell.lecture.objectId} look={look} cell={cell} at={at} index={index} colours={colours} />
				))}
			</ol>
		</section>
	);
}

type CellProps = Omit<RoomProps, "room"> & { cell: GridCell<Lecture>; at: number };

function Cell({ look, cell, at, index, colours }: CellProps) {
	const { lecture, from, to, lane } = cell;
	const { language, subject, subjectPl, subjectEn, lecturers, exhibitor } = lecture;
	const words = wordsIn(look.lang, language, subject, subjectPl, subjectEn);
	const who = namesOf(lecturers) || exhibitor?.name;
	const style = { ...span(from, to), "--lane": lane, "--track": colours.get(lecture.objectId) } as CSSProperties;
	return (
		<li style={style} data-room={index} data-cell={at} data-hot={lecture.isHot || undefined}>
			<a href={documentPath(look.base, "lectures", lecture.objectId)} title={words.text}>
				<b>{timeSpan(look, lecture)[0]}</b> <span lang={words.lang}>{words.text}</span>
				{who && <small>{who}</small>}
			</a>
		</li>
	);
}
