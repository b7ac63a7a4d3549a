import { localized } from "../../../../kit/i18n/lang.ts";
import { Line, Path, Svg } from "../../../../kit/pdf/drawing.ts";
import { fittingSize, shortened } from "../../../../kit/pdf/fit.ts";
import { type Content, faces, h, type Style, Text, View } from "../../../../kit/pdf/sheet.ts";
import { timeText } from "../../../../kit/time/zone.ts";
import { lineName } from "../../../options/texts.ts";
import { rowsOf } from "../../../packages/texts.ts";
import { paperTexts as texts } from "../../paper-texts.ts";
import { texts as ticketTexts } from "../../texts.ts";
import type { PrintableTicket } from "../ticket-pdf.ts";
import { frame, GREY, heading, INK, LEFT, placed, RIGHT, small } from "./look.ts";
import { dateOf, filled, hallsOf, isOnsite, orderLines, placeName } from "./words.ts";

/** The part below the second fold, in points. */
const PART = { top: 570, height: 254 };
/** How many halls the plan lists. */
const HALLS = 6;
const HALL = { width: 116, size: 8.6, cut: "strong" } as const;
const HOURS = { width: LEFT.width - HALL.width, size: 8.6, cut: "text" } as const;

export function arrivalOf(printable: PrintableTicket): Content {
	const part = ({ left, width }: { left: number; width: number }) =>
		placed({ left, top: PART.top, width, height: PART.height });
	return [
		h(View, { key: "way", style: part(LEFT) }, ...(isOnsite(printable) ? directionsOf(printable) : stepsOf(printable))),
		h(View, { key: "bought", style: part(RIGHT) }, ...packageContents(printable)),
	];
}

/** Venue, door times, directions, and the halls of the plan. */
function directionsOf(printable: PrintableTicket): Content[] {
	const { lang, venue, ticket } = printable;
	const place = placeName(printable);
	const box = { width: LEFT.width, height: 30, cut: "display", lineHeight: 1.1 } as const;
	const fontSize = fittingSize(place, box, { largest: 25, smallest: 10 });
	const address = venue.address ?? localized(lang, ticket.city, ticket.cityEn);
	return [
		heading(texts.arrival[lang]),
		h(Text, { key: "place", style: { ...faces.display, fontSize, lineHeight: 1.1, maxLines: 2 } }, place),
		h(Text, { key: "address", style: { ...small, ...faces.strong, fontSize: 9.5, maxLines: 2 } }, address),
		doorsOf(printable),
		venue.arrival && h(Text, { key: "arrival", style: { ...small, marginTop: 7, maxLines: 7 } }, venue.arrival[lang]),
		hallTable(printable) ?? entranceFrame(printable),
	];
}

const cell: Style = { ...small, lineHeight: 1.2 };

/** The on-site days with door and programme times. */
function doorsOf(printable: PrintableTicket): Content {
	const { lang, ticket, days } = printable;
	const time = (moment: Date) => timeText(lang, moment, ticket.timeZone);
	const rows = days
		.filter((day) => day.isOnsite)
		.slice(0, 4)
		.map((day) => [
			dateOf(printable, day),
			time(day.doorsAt ?? day.startsAt),
			`${time(day.startsAt)}–${time(day.endsAt)}`,
		]);
	if (rows.length === 0) return null;
	const titles = [texts.day[lang], texts.doorsAt[lang], texts.programme[lang]];
	const large: Style = { ...faces.display, ...faces.figures, fontSize: 14, lineHeight: 1.1 };
	return h(
		View,
		{ key: "doors", style: { marginTop: 8, borderTop: `0.9 solid ${INK}` } },
		h(View, { style: { flexDirection: "row", paddingTop: 3 } }, ...titles.map((one) => tableCell(one, cell))),
		...rows.map((row) =>
			h(
				View,
				{ style: { flexDirection: "row", paddingVertical: 2, borderBottom: `0.6 solid ${GREY.line}` } },
				...row.map((one) => tableCell(one, large)),
			),
		),
	);
}

const tableCell = (text: string, style: Style) => h(Text, { style: { ...style, flex: 1, maxLines: 1 } }, text);

/** Halls of the plan, with times. */
function hallTable(printable: PrintableTicket): Content {
	const halls = hallsOf(printable).slice(0, HALLS);
	if (halls.length < 2) return null;
	return h(
		View,
		{ key: "halls", style: { marginTop: 8 } },
		h(Text, { style: { ...small, ...faces.strong, marginBottom: 2 } }, texts.yourHalls[printable.lang]),
		...halls.map(({ hall, hours }) =>
			h(
				View,
				{ key: hall, style: { flexDirection: "row", borderTop: `0.6 solid ${GREY.line}`, paddingVertical: 1.6 } },
				h(Text, { style: { ...cell, ...faces.strong, width: HALL.width, maxLines: 1 } }, shortened(hall, HALL, 1)),
				h(Text, { style: { ...cell, ...faces.figures, flex: 1, maxLines: 1 } }, shortened(hours, HOURS, 1)),
			),
		),
	);
}

/** Instructions for the entrance, unless the plan lists several halls. */
const entranceFrame = ({ lang }: PrintableTicket): Content =>
	h(
		View,
		{ key: "entrance", style: { marginTop: 10 } },
		frame(ticketTexts.entrance[lang], ticketTexts.entranceHelp[lang]),
	);

/** Numbered steps of watching online. */
function stepsOf({ lang, logInAddress, package: bought }: PrintableTicket): Content[] {
	const steps = texts.steps.map((step) => filled(lang, step, logInAddress));
	const all = bought.includes.recordings === "none" ? steps : [...steps, texts.recordings[lang]];
	return [
		heading(texts.howToWatch[lang]),
		...all.map((step, place) =>
			h(
				View,
				{
					key: step,
					style: {
						flexDirection: "row",
						alignItems: "center",
						minHeight: 38,
						borderTop: `0.6 solid ${GREY.line}`,
						paddingVertical: 3,
					},
				},
				h(Text, { style: { ...faces.display, fontSize: 25, lineHeight: 1.1, width: 34 } }, String(place + 1)),
				h(Text, { style: { ...small, ...(place === 0 && faces.strong), fontSize: 9.5, flex: 1, maxLines: 3 } }, step),
			),
		),
	];
}

function packageContents(printable: PrintableTicket): Content[] {
	const { lang, ticket, package: bought, help, organiser } = printable;
	const extras = ticket.options.map(({ kind, choice }) => lineName(kind, choice)[lang]);
	const included = rowsOf(bought).flatMap((row) => (row.isIncluded ? [row.text[lang]] : []));
	const lines = [...new Set([...included, ...extras])];
	const title = filled(lang, texts.included, ticket.packageName);
	const fontSize = fittingSize(
		title,
		{ width: RIGHT.width, height: 19, cut: "display", lineHeight: 1.15 },
		{ largest: 16, smallest: 9 },
	);
	const isTight = lines.length > 7;
	const fine: Style = { ...small, fontSize: 7.7, lineHeight: 1.3, color: GREY.text };
	return [
		heading(title, { fontSize }),
		...lines.map((line) => includedLine(line, isTight)),
		help &&
			h(
				View,
				{ key: "help", style: { marginTop: 7 } },
				frame((isOnsite(printable) ? texts.help : texts.helpOnline)[lang], `${help.name}, ${help.phone}`, help.email),
			),
		h(
			View,
			{ key: "fine", style: { marginTop: 6 } },
			...orderLines(printable).map((line) => h(Text, { key: line, style: { ...fine, color: INK } }, line)),
			organiser &&
				h(
					Text,
					{ style: { ...fine, maxLines: 2 } },
					`${filled(lang, texts.organiser, organiser.name)}, ${organiser.address}.`,
				),
			h(Text, { style: fine }, texts.personal[lang]),
		),
	];
}

function includedLine(text: string, isTight: boolean): Content {
	const size = isTight ? 8 : 9;
	return h(
		View,
		{ key: text, style: { flexDirection: "row", alignItems: "center", height: isTight ? 12 : 15 } },
		h(
			Svg,
			{ width: 9, height: 8, viewBox: "0 0 9 8", style: { marginRight: 6 } },
			h(Path, { d: "M0.8 4.2L3.2 6.6L8.2 1", fill: "none", stroke: INK, strokeWidth: 1.2 }),
		),
		h(Text, { style: { ...small, fontSize: size, flex: 1, maxLines: 1 } }, text),
	);
}

/** A labelled fold across the sheet. */
export function foldOf(top: number, text: string): Content {
	const width = 595;
	return h(
		View,
		{ key: `fold ${top}`, style: placed({ left: 0, top: top - 8, width, height: 18 }) },
		h(
			Svg,
			{ width, height: 14, viewBox: `0 0 ${width} 14`, style: { position: "absolute", top: 0, left: 0 } },
			h(Line, { x1: 0, y1: 7, x2: width, y2: 7, stroke: GREY.text, strokeWidth: 0.7, strokeDasharray: "4 3" }),
		),
		h(
			View,
			{ style: { flexDirection: "row", justifyContent: "center" } },
			h(
				Text,
				{
					style: {
						...small,
						fontSize: 7.7,
						lineHeight: 1,
						paddingTop: 3.6,
						backgroundColor: "#ffffff",
						paddingHorizontal: 7,
						color: GREY.text,
					},
				},
				text,
			),
		),
	);
}
