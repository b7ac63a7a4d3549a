import type { Text as Phrase } from "../../../../kit/i18n/lang.ts";
import { amountText } from "../../../../kit/money/money.ts";
import { type Content, colours, faces, h, type Style, Text, View } from "../../../../kit/pdf/sheet.ts";
import { discountNetOf } from "../../amounts.ts";
import type { DocumentContent, Line } from "../../contract.ts";
import { correctedLines } from "../../rules.ts";
import { rateText, texts } from "../../texts.ts";
import { inLanguages, type Languages, label } from "./words.ts";

type Column = { name: Phrase; width?: number; isText?: boolean; of(line: Line, place: number): string };

const COLUMNS: Column[] = [
	{ name: texts.position, width: 20, isText: true, of: (_, place) => String(place) },
	{ name: texts.name, isText: true, of: (line) => line.name },
	{ name: texts.quantity, width: 46, of: (line) => `${line.quantity} ${line.unit}` },
	{ name: texts.unitNet, width: 54, of: (line) => amountText("pl", line.unitNetGrosz) },
	{ name: texts.net, width: 60, of: (line) => amountText("pl", line.netGrosz) },
	{ name: texts.rate, width: 34, of: (line) => rateText(line.vatRate) },
	{ name: texts.vat, width: 54, of: (line) => amountText("pl", line.vatGrosz) },
	{ name: texts.gross, width: 62, of: (line) => amountText("pl", line.grossGrosz) },
];

const cell = ({ width, isText }: Column): Style => ({
	...(width ? { width } : { flex: 1 }),
	...(isText ? { paddingRight: 6 } : { textAlign: "right" }),
});

const head = (languages: Languages): Content =>
	h(
		View,
		{
			fixed: true,
			key: "head",
			style: {
				flexDirection: "row",
				alignItems: "flex-end",
				paddingBottom: 4,
				borderBottomWidth: 1,
				borderBottomColor: colours.text,
			},
		},
		COLUMNS.map((column) =>
			h(
				View,
				{ key: column.name.pl, style: cell(column) },
				label(languages, column.name, column.isText ? {} : { textAlign: "right" }),
			),
		),
	);

function row(languages: Languages, line: Line, place: number): Content {
	return h(
		View,
		{
			key: place,
			wrap: false,
			style: { flexDirection: "row", paddingVertical: 5, borderBottomWidth: 0.5, borderBottomColor: colours.line },
		},
		COLUMNS.map((column) =>
			h(
				View,
				{ key: column.name.pl, style: cell(column) },
				h(
					Text,
					{ style: column.name === texts.gross ? { ...faces.strong, ...faces.figures } : faces.figures },
					column.of(line, place),
				),
				column.name === texts.name && notesUnder(languages, line),
			),
		),
	);
}

/** Small under a line's name: its English one, and what was taken off its price. */
function notesUnder(languages: Languages, line: Line): Content {
	const discount = `${inLanguages(languages, texts.discountNet)}: ${amountText("pl", discountNetOf(line))}`;
	const notes = [
		...(languages === "pl-en" && line.nameEn !== line.name ? [line.nameEn] : []),
		...(line.reducedGrosz ? [discount] : []),
	];
	return notes.map((note) => h(Text, { key: note, style: { fontSize: 8, color: colours.muted } }, note));
}

type Placed = { line: Line; place: number };

function table(languages: Languages, key: string, lines: Placed[], title?: Phrase): Content {
	return h(
		View,
		{ key, style: { marginTop: title ? 12 : 20 } },
		title &&
			h(
				Text,
				{ style: { ...faces.display, fontSize: 12, marginBottom: 5 }, minPresenceAhead: 60 },
				languages === "pl" ? title.pl : `${title.pl} / ${title.en}`,
			),
		head(languages),
		lines.map(({ line, place }) => row(languages, line, place)),
	);
}

/** The lines; of a correction, those that it changes, before and after. */
export function linesOf({ languages, lines, correction }: DocumentContent): Content {
	if (!correction)
		return table(
			languages,
			"lines",
			lines.map((line, index) => ({ line, place: index + 1 })),
		);
	const changed = correctedLines(correction.before, lines);
	return [
		table(
			languages,
			"before",
			changed.map(({ before, place }) => ({ line: before, place })),
			texts.before,
		),
		table(
			languages,
			"after",
			changed.map(({ after, place }) => ({ line: after, place })),
			texts.after,
		),
	];
}
