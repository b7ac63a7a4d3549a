import { localized } from "../../../../kit/i18n/lang.ts";
import { Link, Path, Rect, Svg } from "../../../../kit/pdf/drawing.ts";
import { a4, type Content, colours, type Element, faces, h, Text, View } from "../../../../kit/pdf/sheet.ts";
import { lineName } from "../../../options/texts.ts";
import { texts } from "../../texts.ts";
import type { PrintableTicket } from "../ticket-pdf.ts";
import { INK, lightText, mutedText, noteText, PLATE, stageOf, TICKET } from "./stage.ts";
import { dayLine, daysOf, phrase, small } from "./words.ts";

/** The modules of quiet that a reader needs around a code. */
const QUIET = 4;

/** A ticket on paper. Loaded by the printing process only. */
export function sheet(printable: PrintableTicket): Element {
	const { ticket, lang, issuedAt, organiser } = printable;
	const event = localized(lang, ticket.eventName, ticket.eventNameEn);
	const title = `${texts.ticket[lang]} ${ticket.number} – ${event}`;
	return a4(
		{ title, author: organiser ?? event, language: lang, createdAt: new Date(issuedAt) },
		{ head: title, foot: organiser ? `${organiser} · ${event}` : event, numbers: () => ticket.number },
		[
			h(
				View,
				{ key: "ticket", style: { ...{ width: TICKET.width, height: TICKET.height, marginTop: 8 } } },
				stageOf(ticket.beams),
				h(View, { style: { flexDirection: "row", height: TICKET.height } }, mainOf(printable), stubOf(printable)),
			),
			notesOf(printable),
		],
	);
}

function mainOf({ ticket, lang }: PrintableTicket): Content {
	const label = { ...small, color: mutedText };
	const fact = { ...faces.strong, fontSize: 11.5, lineHeight: 1.3, color: lightText };
	return h(
		View,
		{ style: { width: TICKET.stub, padding: 28, paddingTop: 30, paddingRight: 22, justifyContent: "space-between" } },
		h(
			View,
			null,
			h(Text, { style: { fontSize: 12, color: mutedText } }, localized(lang, ticket.eventName, ticket.eventNameEn)),
			h(
				Text,
				{ style: { ...faces.display, fontSize: 36, lineHeight: 1.05, marginTop: 2, color: lightText } },
				ticket.packageName,
			),
		),
		h(
			View,
			null,
			phrase(lang, texts.holder, label, { ...label, fontSize: 6.5 }),
			h(Text, { style: { ...fact, fontSize: 14, marginTop: 1 } }, ticket.holder),
			h(View, { style: { height: 10 } }),
			phrase(lang, texts.days, label, { ...label, fontSize: 6.5 }),
			...daysOf(lang, ticket).map((day, key) =>
				h(Text, { key: String(key), style: { ...fact, marginTop: 2 } }, dayLine(day)),
			),
		),
	);
}

function stubOf(printable: PrintableTicket): Content {
	const { ticket, lang, pageUrl } = printable;
	const code = ticket.qr ? codeOf(ticket.qr) : null;
	return h(
		View,
		{ style: { width: TICKET.width - TICKET.stub, paddingTop: 26, alignItems: "center" } },
		code && pageUrl
			? h(Link, { src: pageUrl, style: { textDecoration: "none" } }, code)
			: (code ?? invalidOf(printable)),
		h(
			Text,
			{ style: { ...faces.display, ...faces.figures, fontSize: 19, lineHeight: 1.2, marginTop: 12, color: lightText } },
			ticket.number,
		),
		h(Text, { style: { ...small, color: mutedText } }, texts.number[lang]),
	);
}

/** The code on its white plate, quiet zone included. */
function codeOf({ size, path }: { size: number; path: string }): Content {
	const side = size + 2 * QUIET;
	return h(
		Svg,
		{ width: PLATE, height: PLATE, viewBox: `${-QUIET} ${-QUIET} ${side} ${side}` },
		h(Rect, { x: -QUIET, y: -QUIET, width: side, height: side, rx: 3, ry: 3, fill: "#ffffff" }),
		h(Path, { d: path, fill: INK }),
	);
}

/** What stands in the code's place on a ticket that is not valid. */
function invalidOf({ ticket, lang }: PrintableTicket): Content {
	const [title, text] =
		ticket.status === "cancelled" ? [texts.cancelledTitle, texts.cancelled] : [texts.reservedTitle, texts.reserved];
	return h(
		View,
		{ style: { width: PLATE, height: PLATE, padding: 16, borderRadius: 10, backgroundColor: colours.warnSoft } },
		h(Text, { style: { ...faces.display, fontSize: 18, lineHeight: 1.1, color: colours.warn } }, title[lang]),
		h(Text, { style: { marginTop: 8, color: colours.warn } }, text[lang]),
	);
}

// long: a tree of three columns, without JSX on the server
function notesOf({ ticket, lang, pageUrl }: PrintableTicket): Content {
	const isOnsite = ticket.days.length > 0 ? ticket.days.some((day) => day.isOnsite) : !ticket.isOnline;
	const heading = { ...faces.display, fontSize: 14, lineHeight: 1.2, marginBottom: 4 };
	const also = { ...small, color: noteText };
	const column = (key: string, ...content: Content[]) =>
		h(View, { key, style: { flex: 1, paddingRight: 22 } }, ...content);
	return h(
		View,
		{ key: "notes", style: { flexDirection: "row", marginTop: 30 } },
		column(
			"entrance",
			phrase(lang, texts.entrance, heading, also),
			phrase(lang, isOnsite ? texts.entranceHelp : texts.entranceOnline, {}, { ...also, marginTop: 4 }),
			pageUrl &&
				h(
					Link,
					{ src: pageUrl, style: { ...faces.strong, color: colours.accent, marginTop: 6 } },
					texts.openPage[lang],
				),
		),
		column(
			"days",
			phrase(lang, texts.days, heading, also),
			...daysOf(lang, ticket).map(({ name, when, where }, key) =>
				h(
					View,
					{ key: String(key), style: { marginBottom: 6 } },
					name !== "" && h(Text, { style: faces.strong }, name),
					h(Text, null, when),
					h(Text, { style: { color: noteText } }, where),
				),
			),
			ticket.options.length > 0 &&
				h(
					View,
					{ style: { marginTop: 4 } },
					phrase(lang, texts.extras, faces.strong, also),
					...ticket.options.map(({ kind, choice }) =>
						phrase(lang, lineName(kind, choice), {}, { ...also, color: noteText }),
					),
				),
		),
		column(
			"personal",
			phrase(lang, texts.personal, heading, also),
			phrase(lang, texts.personalHelp, {}, { ...also, marginTop: 4 }),
		),
	);
}
