import type { Text as Phrase } from "../../../../kit/i18n/lang.ts";
import { amountText } from "../../../../kit/money/money.ts";
import { type Content, colours, faces, h, Text, View } from "../../../../kit/pdf/sheet.ts";
import type { DocumentContent, Totals } from "../../contract.ts";
import { isGivingBack, nameOf } from "../../rules.ts";
import { rateText, texts } from "../../texts.ts";
import { inLanguages, label, lines as linesOf } from "./words.ts";

type Sums = Pick<Totals, "netGrosz" | "vatGrosz" | "grossGrosz">;

/** "1 249,00 zł". */
export const money = (grosz: number) => `${amountText("pl", grosz)}\u00a0zł`;

function sumRow(key: string, name: Content, sums: Sums, isStrong = false): Content {
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

/** Net, VAT and gross per rate and together; of a correction, both states and their difference. */
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

/** What is left to do about the amount. */
function stateOf(document: DocumentContent): string {
	const { kind, totals, payment, languages, correction } = document;
	const size = Math.abs(totals.grossGrosz);
	const isPaid = payment.state === "paid";
	if (correction && totals.grossGrosz < 0 && !isGivingBack(document)) {
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

/** The amount, large, and in words. */
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

/** Where to pay, what is said of the tax, and notes. */
export function closingOf({ languages, payment, seller, totals, number, lines, notes }: DocumentContent): Content {
	const asksForTransfer =
		payment.state === "due" && ["transfer", "deferred"].includes(payment.method) && totals.grossGrosz > 0;
	const rows: [Phrase, string | null][] = [
		[texts.account, asksForTransfer && seller.bank ? `${grouped(seller.bank.account)}\n${seller.bank.name}` : null],
		[texts.transferTitle, asksForTransfer && seller.bank ? (payment.title ?? number) : null],
		[texts.reverseCharge, lines.some((line) => line.vatRate === "np") ? "art. 28b ustawy o VAT" : null],
		[texts.notes, notes],
	];
	if (rows.every(([, value]) => !value)) return null;
	return h(
		View,
		{ key: "closing", style: { marginTop: 14, paddingLeft: 14 } },
		rows.map(
			([name, value]) =>
				value &&
				h(
					View,
					{ key: name.pl, wrap: false, style: { flexDirection: "row", marginBottom: 6 } },
					h(View, { style: { width: 110 } }, label(languages, name)),
					h(View, { style: { flex: 1 } }, linesOf(value, faces.figures)),
				),
		),
	);
}

/** "61 1090 1014 0000 0712 1981 2874", as an account is read. */
function grouped(account: string): string {
	const digits = account.replace(/^PL/, "");
	return [digits.slice(0, 2), ...(digits.slice(2).match(/.{1,4}/g) ?? [])].join(" ");
}
