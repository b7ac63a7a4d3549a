import type { Lang } from "../../../../kit/i18n/lang.ts";
import { shortened } from "../../../../kit/pdf/fit.ts";
import { type Content, faces, h, type Style, Text, View } from "../../../../kit/pdf/sheet.ts";
import { momentText } from "../../../../kit/time/moment.ts";
import { paperTexts as texts } from "../../paper-texts.ts";
import type { PrintableTicket } from "../ticket-pdf.ts";
import { frame, GREY, heading, INK, LEFT, placed, RIGHT, small } from "./look.ts";
import {
	ASIDE,
	blocksHeight,
	flow,
	GRIDS,
	HALL_ROOM,
	HEIGHTS,
	type PlanBlock,
	type PlanColumn,
	type PlanGrid,
	type PlanRow,
	planLayout,
	rowHeight,
	titleRoom,
} from "./plan-layout.ts";
import { dayTitle, emptyRows, filled, planBlocks } from "./words.ts";

/** The part between the folds, in points. */
const PART = { top: 289, height: 262 };
/** Heights of the notes below the plan: how to watch, legend, and the plan's date. */
const BELOW = { watch: 68, asOf: 27, reserved: 13, more: 13 };
/** Title height, spacing, and the minimum height worth using. */
const NOTES = { title: 17, line: 19, least: 58 };
/** Columns of a continuation page. */
const PLAN_PAGE = { top: 52, height: 750, width: 263 };
/** Blank rows of an empty plan, below its advice. */
const EMPTY = { rows: 13, advice: 27, blank: 22 };

/** The plan between the folds, and its continuation pages. */
export function planOf(printable: PrintableTicket): { part: Content; pages: Content[][] } {
	const { lang } = printable;
	const blocks = planBlocks(printable);
	const hasPlan = blocks.some(({ rows }) => rows.some((row) => !row.isBreak));
	if (!hasPlan) return { part: emptyPlan(printable), pages: [] };
	const hasReserved = blocks.some(({ rows }) => rows.some((row) => row.isReserved));
	const below = belowHeight(printable, hasReserved);
	const columns: [PlanColumn, PlanColumn] = [
		{ width: LEFT.width, height: PART.height },
		{ width: RIGHT.width, height: PART.height - below },
	];
	const { grid, filled: shown, rest } = planLayout(blocks, columns);
	const [left = [], right = []] = shown;
	const isWhole = rest.length === 0;
	const free = {
		left: PART.height - blocksHeight(left, grid, columns[0]),
		right: columns[1].height - blocksHeight(right, grid, columns[1]) - (isWhole ? 0 : BELOW.more),
	};
	const named = titled(lang, [...left, ...right]);
	const part = [
		column("plan", LEFT, [
			...drawn(named.slice(0, left.length), grid, LEFT.width),
			notes(texts.notes[lang], free.left),
		]),
		column("beside", RIGHT, [
			...drawn(named.slice(left.length), grid, RIGHT.width),
			!isWhole && h(Text, { key: "more", style: { ...small, ...faces.strong, paddingTop: 2 } }, texts.more[lang]),
			right.length === 0 && linesFor(texts.people[lang], free.right),
			...belowOf(printable, hasReserved),
			right.length > 0 && notes(free.left >= NOTES.least ? texts.people[lang] : texts.notes[lang], free.right),
		]),
	];
	return { part, pages: isWhole ? [] : wholePlan(printable, blocks) };
}

/** The first title names the plan's owner. A block continued after `before` says so. */
function titled(lang: Lang, blocks: readonly PlanBlock[], before?: string): PlanBlock[] {
	return blocks.map((block, place) => {
		const former = blocks[place - 1]?.title ?? before;
		if (former === undefined) return { ...block, title: `${texts.yourPlan[lang]}, ${block.title}` };
		return former === block.title ? { ...block, title: `${block.title}, ${texts.continued[lang]}` } : block;
	});
}

const isWatched = ({ package: { includes }, days }: PrintableTicket) =>
	includes.lectures !== "none" && days.some((day) => !day.isOnsite) && days.some((day) => day.isOnsite);

const belowHeight = (printable: PrintableTicket, hasReserved: boolean) =>
	BELOW.asOf + (isWatched(printable) ? BELOW.watch : 0) + (hasReserved ? BELOW.reserved : 0);

/** Notes below the plan. Online-only tickets explain how to watch in the place of directions. */
function belowOf(printable: PrintableTicket, hasReserved: boolean): Content[] {
	const { lang, ticket, printedAt } = printable;
	const moment = momentText(lang, printedAt, ticket.timeZone);
	return [
		isWatched(printable) && watchFrame(printable),
		hasReserved &&
			h(
				View,
				{ key: "reserved", style: { flexDirection: "row", alignItems: "center", marginTop: 3 } },
				mark(),
				h(Text, { style: { ...small, fontSize: 7.7 } }, texts.reserved[lang]),
			),
		h(
			Text,
			{ key: "as-of", style: { ...small, fontSize: 7.7, lineHeight: 1.3, color: GREY.text, marginTop: 3 } },
			filled(lang, texts.asOf, moment),
		),
	];
}

function watchFrame(printable: PrintableTicket): Content {
	const { lang, logInAddress, package: bought } = printable;
	const recordings = bought.includes.recordings === "none" ? null : texts.recordings[lang];
	return h(
		View,
		{ key: "watch", style: { marginTop: 6, marginBottom: 3 } },
		frame(texts.howToWatch[lang], filled(lang, texts.watch, logInAddress), recordings),
	);
}

/** Marks a reserved seat without colour. */
const mark = () => h(View, { style: { width: 4.6, height: 4.6, backgroundColor: INK, marginRight: 4 } });

const column = (key: string, { left, width }: { left: number; width: number }, content: Content[]) =>
	h(View, { key, style: placed({ left, top: PART.top, width, height: PART.height }) }, ...content);

const drawn = (blocks: readonly PlanBlock[], grid: PlanGrid, width: number): Content[] =>
	blocks.map(({ title, rows }, place) =>
		h(
			View,
			{ key: `${place} ${title}` },
			h(
				View,
				{ style: { height: HEIGHTS.title, paddingTop: place === 0 ? 0 : 5, borderBottom: `0.6 solid ${GREY.line}` } },
				heading(title, { fontSize: place === 0 ? 16 : 13.5, marginBottom: 0 }),
			),
			...rows.map((row, index) => rowOf(row, grid, width, String(index))),
		),
	);

function rowOf(
	row: PlanRow,
	grid: PlanGrid,
	width: number,
	key: string,
	height = rowHeight(row, grid, { width }),
): Content {
	const { time, title, hall, isBreak, isReserved } = row;
	const isBlank = title === "";
	const { size, lines } = GRIDS[grid];
	const style: Style = {
		flexDirection: "row",
		borderBottom: `0.6 solid ${GREY.line}`,
		paddingTop: isBlank ? 5 : 2.2,
		height,
		...(isBreak && { backgroundColor: GREY.fill }),
	};
	const words: Style = { ...(isBreak ? faces.text : faces.strong), fontSize: size, lineHeight: 1.14, color: INK };
	const hours: Style = { ...faces.display, ...faces.figures, fontSize: size + 1, lineHeight: 1.02, color: INK };
	return h(
		View,
		{ key, style },
		h(Text, { style: { ...hours, width: ASIDE.time } }, time),
		h(
			Text,
			{ style: { ...words, flex: 1, maxLines: lines, paddingRight: 8 } },
			shortened(title, titleRoom(grid, width), lines),
		),
		!isBlank && hallOf(hall, isReserved, lines),
	);
}

function hallOf(hall: string, isReserved: boolean, lines: number): Content {
	return h(
		View,
		{ style: { flexDirection: "row", justifyContent: "flex-end", width: ASIDE.hall, paddingTop: 0.4 } },
		isReserved && h(View, { style: { paddingTop: 2.2 } }, mark()),
		h(
			Text,
			{
				style: {
					...small,
					fontSize: HALL_ROOM.size,
					lineHeight: 1.15,
					textAlign: "right",
					maxLines: lines,
					maxWidth: ASIDE.hall - 9,
				},
			},
			shortened(hall, HALL_ROOM, lines),
		),
	);
}

const ruled = (count: number): Content[] =>
	Array.from({ length: Math.max(0, count) }, (_, line) =>
		h(View, { key: `line ${line}`, style: { height: NOTES.line, borderBottom: `0.6 solid ${GREY.line}` } }),
	);

const linesFor = (title: string, height: number): Content =>
	h(
		View,
		{ key: "lines", style: { height } },
		heading(title, { marginBottom: 0 }),
		...ruled(Math.floor((height - 26) / NOTES.line)),
	);

/** Ruled lines, as many as fit. */
function notes(title: string, height: number): Content {
	if (height < NOTES.least) return null;
	return h(
		View,
		{ key: "notes", style: { marginTop: 8 } },
		h(Text, { style: { ...small, ...faces.strong, height: NOTES.title - 4 } }, title),
		...ruled(Math.floor((height - NOTES.title - 8) / NOTES.line)),
	);
}

/** Advice, blank hours of the longest day with its breaks, and note lines. */
function emptyPlan(printable: PrintableTicket): Content {
	const { lang, days, package: bought } = printable;
	const hasLectures = bought.includes.lectures !== "none";
	const [day] = days.filter((one) => one.isOnsite).concat(days);
	const name = (hasLectures ? texts.yourPlan : texts.expo)[lang];
	const title = day ? `${name}, ${dayTitle(printable, day)}` : name;
	const room = PART.height - HEIGHTS.title - EMPTY.advice;
	const rows = hasLectures && day ? emptyRows(printable, day, EMPTY.rows) : [];
	const breaks = rows.filter((row) => row.isBreak).length * GRIDS.wide.row;
	const blank = Math.min(EMPTY.blank, (room - breaks) / (rows.length - rows.filter((row) => row.isBreak).length));
	const advice: Style = { ...small, height: EMPTY.advice, paddingTop: 3, maxLines: 2 };
	const watch = isWatched(printable) ? BELOW.watch + 4 : 0;
	const people = Math.floor((PART.height - watch) / 2);
	return [
		column("plan", LEFT, [
			...drawn([{ title, rows: [] }], "wide", LEFT.width),
			h(Text, { key: "advice", style: advice }, (hasLectures ? texts.noPlan : texts.noLectures)[lang]),
			...rows.map((row, index) => rowOf(row, "wide", LEFT.width, String(index), row.isBreak ? GRIDS.wide.row : blank)),
			...(rows.length === 0 ? ruled(Math.floor(room / NOTES.line)) : []),
		]),
		column("beside", RIGHT, [
			linesFor(texts.people[lang], people),
			watch > 0 && watchFrame(printable),
			notes(texts.notes[lang], PART.height - people - watch),
		]),
	];
}

/** The whole plan on separate two-column pages. Remaining space becomes note lines. */
function wholePlan({ lang }: PrintableTicket, blocks: readonly PlanBlock[]): Content[][] {
	const columns: PlanColumn[] = [PLAN_PAGE, PLAN_PAGE];
	const pages: Content[][] = [];
	let before: string | undefined;
	for (let left = [...blocks]; left.length > 0; ) {
		const { filled: shown, rest } = flow(left, columns, "wide");
		const page = shown.map((some, place) => {
			const named = titled(lang, some, before);
			before = some.at(-1)?.title ?? before;
			const box = { ...PLAN_PAGE, left: place === 0 ? LEFT.left : RIGHT.left + RIGHT.width - PLAN_PAGE.width };
			const free = PLAN_PAGE.height - blocksHeight(some, "wide", PLAN_PAGE);
			const key = String(place);
			return h(
				View,
				{ key, style: placed(box) },
				...drawn(named, "wide", PLAN_PAGE.width),
				notes(texts.notes[lang], free),
			);
		});
		pages.push(page);
		left = rest;
	}
	return pages;
}
