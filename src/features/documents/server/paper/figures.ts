import type { Text as Phrase } from "../../../../kit/i18n/lang.ts";
import { type Amounts, amountText } from "../../../../kit/money/amounts.ts";
import { type Content, colours, faces, h, type Style, Text, View } from "../../../../kit/pdf/sheet.ts";
import { discountNetOf } from "../../amounts.ts";
import type { DocumentContent, Line } from "../../contract.ts";
import { correctedLines, isRefund, nameOf } from "../../rules.ts";
import { rateText, texts } from "../../texts.ts";
import { dayText, fact, inLanguages, type Languages, label } from "./words.ts";

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

/** English name, time and place, discount. */
function notesUnder(languages: Languages, line: Line): Content {
	const discount = `${inLanguages(languages, texts.discountNet)}: ${amountText("pl", discountNetOf(line))}`;
	const notes = [
		...(languages === "pl-en" && line.nameEn !== line.name ? [line.nameEn] : []),
		...(line.service ? [line.service.pl] : []),
		...(line.service && languages === "pl-en" && line.service.en !== line.service.pl ? [line.service.en] : []),
		...(line.reducedGrosz ? [discount] : []),
	];
	return notes.map((note) => h(Text, { key: note, style: { fontSize: 8, color: colours.muted } }, note));
}

type NumberedLine = { line: Line; place: number };

function table(languages: Languages, key: string, lines: NumberedLine[], title?: Phrase): Content {
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

/** "1 249,00 zł". */
const money = (grosz: number) => `${amountText("pl", grosz)}\u00a0zł`;

/** The order, payments and earlier advance invoices. */
export function advancesOf({ advances, languages, correction }: DocumentContent): Content {
	if (!advances) return null;
	const { ordered, received, earlier } = advances;
	const came = received.map(({ day, grossGrosz }) => `${dayText(day)}: ${money(grossGrosz)}`);
	const before = earlier.map(({ number, issueDate, ksefNumber, grossGrosz }) =>
		[`${number}, ${dayText(issueDate)}: ${money(grossGrosz)}`, ksefNumber].filter(Boolean).join("\n"),
	);
	const receivedName = came.length > 1 ? texts.advancesReceived : texts.advanceReceived;
	return h(
		View,
		{ key: "advances", wrap: false, style: { marginTop: 14, paddingLeft: 12, flexDirection: "row" } },
		fact(languages, texts.ordered, money(ordered.grossGrosz)),
		came.length > 0 && !correction && fact(languages, receivedName, came.join("\n")),
		before.length > 0 && fact(languages, texts.earlierInvoices, before.join("\n")),
	);
}

function sumRow(key: string, name: Content, sums: Amounts, isStrong = false): Content {
	const face = isStrong ? faces.strong : faces.text;
	const figure = { ...face, ...faces.figures, textAlign: "right" } as const;
	return h(
		View,
		{
			key,
			wrap: false,
			style: {
				flexDirection: "row",
				paddingVertical: 3.5,
				...(isStrong ? {} : { borderBottomWidth: 0.5, borderBottomColor: colours.line }),
			},
		},
		h(View, { style: { flex: 1 } }, typeof name === "string" ? h(Text, { style: face }, name) : name),
		h(Text, { style: { ...figure, width: 76 } }, amountText("pl", sums.netGrosz)),
		h(Text, { style: { ...figure, width: 70 } }, amountText("pl", sums.vatGrosz)),
		h(Text, { style: { ...figure, width: 76 } }, amountText("pl", sums.grossGrosz)),
	);
}

/** Net, VAT and gross per rate and overall; a correction prints both states and their difference. */
export function sumsOf({ languages, totals, correction }: DocumentContent): Content {
	const heads: [Phrase, number][] = [
		[texts.net, 76],
		[texts.vat, 70],
		[texts.gross, 76],
	];
	const name = correction ? inLanguages(languages, texts.difference) : inLanguages(languages, texts.sum);
	return h(
		View,
		{ key: "sums", wrap: false, style: { marginTop: 16, marginLeft: correction ? 130 : 200 } },
		h(
			View,
			{
				style: {
					flexDirection: "row",
					alignItems: "flex-end",
					paddingBottom: 3,
					borderBottomWidth: 1,
					borderBottomColor: colours.text,
				},
			},
			h(View, { style: { flex: 1 } }, label(languages, correction ? texts.sum : texts.perRate)),
			heads.map(([phrase, width]) =>
				h(View, { key: phrase.pl, style: { width } }, label(languages, phrase, { textAlign: "right" })),
			),
		),
		correction && sumRow("before", inLanguages(languages, texts.before), correction.totalsBefore),
		correction && sumRow("after", inLanguages(languages, texts.after), correction.totalsAfter),
		totals.rates
			.filter((rate) => !correction || rate.netGrosz !== 0 || rate.vatGrosz !== 0)
			.map((rate) =>
				sumRow(String(rate.vatRate), `${correction ? `${texts.difference.pl}, ` : ""}${rateText(rate.vatRate)}`, rate),
			),
		sumRow("all", name, totals, true),
	);
}

function stateOf(document: DocumentContent): string {
	const { kind, totals, payment, languages, correction } = document;
	const size = Math.abs(totals.grossGrosz);
	const isPaid = payment.state === "paid";
	if (correction && totals.grossGrosz < 0 && !isRefund(document)) {
		return `${inLanguages(languages, texts.leftToPay)}: ${money(correction.totalsAfter.grossGrosz)}`;
	}
	if (totals.grossGrosz < 0) {
		const returned = isPaid ? texts.returned : texts.amountToReturn;
		return `${inLanguages(languages, returned)}: ${money(size)}`;
	}
	const open = kind === "correction" ? texts.amountToPayMore : texts.toPay;
	const paid = `${inLanguages(languages, texts.paid)}: ${money(size)}`;
	return isPaid
		? `${paid} · ${inLanguages(languages, open)}: ${money(0)}`
		: `${inLanguages(languages, open)}: ${money(size)}`;
}

export function amountOf(document: DocumentContent): Content {
	const { languages, totals, words } = document;
	const name = nameOf(document);
	const own = name === "advance" ? texts.amountReceived : texts.amountDue;
	const legal = name === "correction" ? texts.amountCorrected : own;
	return h(
		View,
		{
			key: "amount",
			wrap: false,
			style: { marginTop: 18, padding: 14, borderRadius: 8, backgroundColor: colours.wash },
		},
		h(
			View,
			{ style: { flexDirection: "row", justifyContent: "space-between", alignItems: "flex-end" } },
			h(
				View,
				{ style: { flex: 1 } },
				h(Text, { style: { ...faces.strong, fontSize: 10 } }, inLanguages(languages, legal)),
				h(Text, { style: { color: colours.muted } }, stateOf(document)),
			),
			h(Text, { style: { ...faces.display, ...faces.figures, fontSize: 28, lineHeight: 1 } }, money(totals.grossGrosz)),
		),
		h(Text, { style: { marginTop: 8 } }, `${texts.inWords.pl}: ${words.pl}`),
		languages === "pl-en" &&
			h(Text, { style: { color: colours.muted, fontSize: 8 } }, `${texts.inWords.en}: ${words.en}`),
	);
}
