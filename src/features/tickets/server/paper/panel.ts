import { G, Line, Link, Path, Rect, Svg } from "../../../../kit/pdf/drawing.ts";
import { brokenLines, fittingSize, nameLineHeight, shortened, textWidth } from "../../../../kit/pdf/fit.ts";
import { type Content, faces, h, type Style, Text, View } from "../../../../kit/pdf/sheet.ts";
import type { Engraving } from "../../../../kit/svg/engraving.ts";
import { dayFacts } from "../../day-facts.ts";
import { paperTexts } from "../../paper-texts.ts";
import { texts } from "../../texts.ts";
import type { PrintableTicket } from "../ticket-pdf.ts";
import { GREY, INK, MARGIN, placed, small } from "./look.ts";
import { eventName, isOnsite } from "./words.ts";

/** The ticket at the top of the sheet, in points. `stub` is its left edge, `facts` the line above the facts. */
const PANEL = { top: 20, width: 547, height: 249, stub: 365, radius: 11, notch: 8, facts: 187 };
/** The side of the code with its quiet zone. */
export const PLATE = 174;
/** The quiet zone around a QR code, in modules. */
const QUIET = 4;
const PADDING = 18;
/** The name's space above that line: beside the scene, or below it if the font would be too small. */
const NAME = { height: 112, beside: 226, below: 328, large: 32, gap: 9 };
/** The scene's right edge, minimum scale, and its empty share on the left. */
const SCENE = { right: 351, top: 2, least: 0.3, empty: 0.22 };

/** Scene, holder, date and place, and the QR code on the stub. */
export function panelOf(printable: PrintableTicket): Content {
	const box = { left: MARGIN, top: PANEL.top, width: PANEL.width, height: PANEL.height };
	return h(
		View,
		{ key: "panel", style: placed(box) },
		groundOf(printable),
		headOf(printable),
		factsOf(printable),
		stubOf(printable),
	);
}

/** The outline with notches, the dashed line, and the scene. */
function groundOf(printable: PrintableTicket): Content {
	const { engraving } = printable;
	const { event, name } = wordsOf(printable);
	const { width, height, stub, radius: r, notch: n, facts } = PANEL;
	const corner = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
	const outline = [
		`M${r} 1H${stub - n}A${n} ${n} 0 0 0 ${stub + n} 1H${width - r - 1}${corner(width - 1, r + 1)}V${height - r - 1}`,
		`${corner(width - r - 1, height - 1)}H${stub + n}A${n} ${n} 0 0 0 ${stub - n} ${height - 1}H${r}`,
		`${corner(1, height - r - 1)}V${r + 1}${corner(r, 1)}Z`,
	].join("");
	return h(
		Svg,
		{ width, height, viewBox: `0 0 ${width} ${height}`, style: { position: "absolute", top: 0, left: 0 } },
		engraving && sceneOf(engraving, [MARK, event, ...name]),
		// no stroke crosses the text
		...[event, ...name].map(({ top, height: high, width: wide }) =>
			h(Rect, { key: `clear ${top}`, x: PADDING, y: top, width: wide + 5, height: high, fill: "#ffffff" }),
		),
		h(Line, { x1: PADDING, y1: facts, x2: stub - 14, y2: facts, stroke: INK, strokeWidth: 0.9 }),
		h(Line, {
			x1: stub,
			y1: n + 4,
			x2: stub,
			y2: height - n - 4,
			stroke: INK,
			strokeWidth: 1.1,
			strokeDasharray: "3 2",
		}),
		h(Path, { d: outline, fill: "none", stroke: INK, strokeWidth: 1.4 }),
	);
}

const MARK = { text: "", size: 13, top: 15, height: 18, width: 66 };

type Words = { text: string; size: number; top: number; height: number; width: number };

/** Event and holder, above the line of facts. */
function wordsOf(printable: PrintableTicket): { event: Words; name: Words[] } {
	const { holder } = printable.ticket;
	const lineHeight = nameLineHeight(holder);
	const box = { height: NAME.height, cut: "display", lineHeight } as const;
	const sizes = { largest: 50, smallest: 9 };
	const beside = fittingSize(holder, { ...box, width: NAME.beside }, sizes);
	const width = beside >= NAME.large ? NAME.beside : NAME.below;
	const size = Math.max(beside, fittingSize(holder, { ...box, width }, sizes));
	const lines = brokenLines(holder, { width, size, cut: "display" });
	const height = size * lineHeight;
	const top = PANEL.facts - NAME.gap - lines.length * height - (lineHeight > 1 ? 0 : size * 0.12);
	const name = lines.map((text, at) => ({
		text,
		size,
		height,
		top: top + at * height,
		width: textWidth(text, "display") * size - (text.length * size) / 60,
	}));
	return { event: eventWords(printable, top), name };
}

function eventWords(printable: PrintableTicket, nameTop: number): Words {
	const name = eventName(printable);
	const size = Math.max(8.2, Math.min(12.5, 200 / textWidth(name, "strong")));
	const text = shortened(name, { width: NAME.below, size, cut: "strong" }, 1);
	return { text, size, height: size * 1.3, top: nameTop - size * 1.3 - 4, width: textWidth(text, "strong") * size };
}

/** The largest box for the scene beside or above the text; null if none fits. */
function sceneBox({ width, height }: Engraving, words: readonly Words[]) {
	const floors = [PANEL.facts, ...words.map((one) => one.top)];
	const boxes = floors.map((bottom) => {
		const shares = words
			.filter((one) => one.top < bottom - 1)
			// right of the text, or below it
			.map((one) =>
				Math.max(
					(SCENE.right - PADDING - one.width - 6) / (width * (1 - SCENE.empty)),
					(bottom - one.top - one.height) / height,
				),
			);
		return { bottom, share: Math.min(1, (bottom - SCENE.top) / height, ...shares) };
	});
	const best = boxes.reduce((one, other) => (other.share > one.share ? other : one));
	return best.share < SCENE.least ? null : best;
}

function sceneOf(engraving: Engraving, words: readonly Words[]): Content {
	const box = sceneBox(engraving, words);
	if (!box) return null;
	const x = SCENE.right - engraving.width * box.share;
	const y = box.bottom - engraving.height * box.share;
	return h(
		G,
		{ transform: `translate(${x} ${y}) scale(${box.share})` },
		...engraving.strokes.map(({ width, path }) =>
			h(Path, { key: String(width), d: path, fill: "none", stroke: INK, strokeWidth: width }),
		),
	);
}

function headOf(printable: PrintableTicket): Content {
	const { event, name } = wordsOf(printable);
	const lineHeight = nameLineHeight(printable.ticket.holder);
	const at = (top: number): Style => ({ position: "absolute", left: PADDING, top, width: NAME.below + 12 });
	return [
		h(View, { key: "mark", style: at(15) }, markOf()),
		h(
			Text,
			{ key: "event", style: { ...at(event.top), ...faces.strong, fontSize: event.size, lineHeight: 1.2 } },
			event.text,
		),
		...name.map(({ text, size, top }, key) =>
			h(
				Text,
				{
					key: String(key),
					style: {
						...at(top),
						...faces.display,
						fontSize: size,
						lineHeight,
						letterSpacing: -size / 60,
						paddingBottom: size / 4,
					},
				},
				text,
			),
		),
	];
}

function markOf(): Content {
	const shapes = ["M8 5.5h4.6L22.3 30.5H4.5Z", "M28 5.5h-4.6L13.7 30.5H31.5Z"];
	return h(
		View,
		{ style: { flexDirection: "row", alignItems: "center", height: 17 } },
		h(
			Svg,
			{ width: 17, height: 17, viewBox: "0 0 36 36", style: { marginRight: 6 } },
			h(Rect, { x: 1, y: 1, width: 34, height: 34, rx: 9, fill: "#ffffff", stroke: INK, strokeWidth: 2 }),
			h(Path, { d: shapes[0] ?? "", fill: INK }),
			h(Path, { d: shapes[1] ?? "", fill: "#ffffff", stroke: INK, strokeWidth: 2 }),
		),
		h(Text, { style: { ...faces.display, fontSize: 13, lineHeight: 1.2 } }, "estrada"),
	);
}

/** Package and days below the line, each with its label. */
function factsOf(printable: PrintableTicket): Content {
	const { ticket, lang } = printable;
	const label = lang === "en" ? `${paperTexts.package.en} · ${paperTexts.package.pl}` : paperTexts.package.pl;
	const facts = [{ label, value: ticket.packageName }, ...dayFacts(printable.lang, ticket, printable.days)];
	const width = PANEL.stub - PADDING - 14;
	const wanted = facts.reduce((sum, one) => sum + widthOf(one, 14.5), 0) + (facts.length - 1) * 16;
	const size = Math.max(8.5, Math.min(14.5, (14.5 * width) / wanted));
	return h(
		View,
		{
			style: {
				...placed({ left: PADDING, top: PANEL.facts + 7, width, height: PANEL.height - PANEL.facts - 12 }),
				flexDirection: "row",
				columnGap: 16,
			},
		},
		...facts.map(({ label: above, value }, key) =>
			h(
				View,
				{ key: String(key), style: { flexShrink: 1 } },
				h(Text, { style: { ...small, fontSize: Math.min(8.2, size), maxLines: 1 } }, above),
				h(Text, { style: { ...faces.display, fontSize: size, lineHeight: 1.15, marginTop: 2, maxLines: 2 } }, value),
			),
		),
	);
}

const widthOf = ({ label, value }: { label: string; value: string }, size: number) =>
	Math.max(textWidth(label, "text") * 8.2, textWidth(value, "display") * size);

function stubOf(printable: PrintableTicket): Content {
	const { ticket, lang, pageUrl } = printable;
	const code = ticket.qr ? codeOf(ticket.qr) : null;
	const help = isOnsite(printable) ? paperTexts.showCode : paperTexts.showCodeOnline;
	const centred: Style = { ...small, textAlign: "center", paddingHorizontal: 12 };
	return h(
		View,
		{
			style: {
				...placed({ left: PANEL.stub + 1, top: 4, width: PANEL.width - PANEL.stub - 2, height: PANEL.height - 8 }),
				alignItems: "center",
			},
		},
		code && pageUrl
			? h(Link, { src: pageUrl, style: { textDecoration: "none" } }, code)
			: (code ?? invalidOf(printable)),
		h(Text, { style: { ...faces.display, ...faces.figures, fontSize: 19, lineHeight: 1 } }, ticket.number),
		h(Text, { style: { ...centred, marginTop: 5 } }, help[lang]),
		lang === "en" && h(Text, { style: { ...centred, fontSize: 7, lineHeight: 1.2, color: GREY.text } }, help.pl),
	);
}

/** The QR code with its quiet zone. */
function codeOf({ size, path }: { size: number; path: string }): Content {
	const side = size + 2 * QUIET;
	return h(
		Svg,
		{ width: PLATE, height: PLATE, viewBox: `${-QUIET} ${-QUIET} ${side} ${side}` },
		h(Path, { d: path, fill: INK }),
	);
}

/** The text that replaces the QR code. */
function invalidOf({ ticket, lang }: PrintableTicket): Content {
	const [title, text] =
		ticket.status === "cancelled" ? [texts.cancelledTitle, texts.cancelled] : [texts.reservedTitle, texts.reserved];
	return h(
		View,
		{
			style: {
				width: PLATE - 16,
				height: PLATE - 16,
				margin: 8,
				padding: 14,
				border: `1 solid ${INK}`,
				borderRadius: 8,
			},
		},
		h(Text, { style: { ...faces.display, fontSize: 18, lineHeight: 1.1 } }, title[lang]),
		h(Text, { style: { marginTop: 8 } }, text[lang]),
	);
}
