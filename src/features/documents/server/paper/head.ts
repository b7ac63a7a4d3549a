import { countryName } from "../../../../kit/address/country-names.ts";
import { type Content, colours, faces, h, Text, View } from "../../../../kit/pdf/sheet.ts";
import { euVatPrefix } from "../../../../kit/tax/tax-number.ts";
import type { Buyer, DocumentContent, Seller } from "../../contract.ts";
import { isRefund, nameOf } from "../../rules.ts";
import { methods, texts, titles } from "../../texts.ts";
import type { Printable } from "../document-file.ts";
import { dayText, fact, inLanguages, type Languages, label } from "./words.ts";

export function titleOf({ document, ksef }: Printable): Content {
	const { seller, number, languages } = document;
	const name = nameOf(document);
	return h(
		View,
		{ key: "title", style: { flexDirection: "row", justifyContent: "space-between", alignItems: "flex-start" } },
		h(Text, { style: { ...faces.display, fontSize: 15, lineHeight: 1.15, width: 210 } }, seller.name),
		h(
			View,
			{ style: { alignItems: "flex-end", width: 280 } },
			h(Text, { style: { ...faces.display, fontSize: 30, lineHeight: 1.15 } }, titles[name].pl),
			languages === "pl-en" && h(Text, { style: { color: colours.muted, fontSize: 11 } }, titles[name].en),
			h(
				Text,
				{ style: { ...faces.display, fontSize: 17, color: colours.accent, marginTop: 4, lineHeight: 1.2 } },
				number,
			),
			ksef &&
				h(
					Text,
					{ style: { fontSize: 7.5, marginTop: 3 } },
					`${inLanguages(languages, texts.ksefNumber)}: ${ksef.ksefNumber}`,
				),
		),
	);
}

/** A pro-forma says that it is no invoice. */
export function noticeOf({ kind, languages }: DocumentContent): Content {
	if (kind !== "proforma") return null;
	return h(
		View,
		{ key: "notice", style: { marginTop: 14, padding: 10, borderRadius: 6, backgroundColor: colours.warnSoft } },
		h(Text, { style: { ...faces.strong, color: colours.warn } }, texts.proformaNotice.pl),
		languages === "pl-en" &&
			h(Text, { style: { color: colours.warn, fontSize: 8, marginTop: 2 } }, texts.proformaNotice.en),
	);
}

export function factsOf(document: DocumentContent): Content {
	const { languages, issueDate, saleDate, payment } = document;
	const givesBack = isRefund(document);
	const term =
		payment.state === "paid"
			? { name: givesBack ? texts.repaidOn : texts.paidOn, day: payment.paidOn }
			: { name: givesBack ? texts.repayUntil : texts.dueDate, day: payment.dueOn };
	return h(
		View,
		{
			key: "facts",
			style: {
				marginTop: 16,
				paddingVertical: 10,
				paddingLeft: 12,
				borderRadius: 6,
				backgroundColor: colours.wash,
				flexDirection: "row",
			},
		},
		fact(languages, texts.issueDate, dayText(issueDate)),
		saleDate && fact(languages, texts.saleDate, dayText(saleDate)),
		fact(languages, texts.method, methods[payment.method].pl, methods[payment.method].en),
		fact(languages, term.name, dayText(term.day)),
	);
}

export function correctionOf({ correction, languages }: DocumentContent): Content {
	if (!correction) return null;
	const invoice = `${correction.number} ${inLanguages(languages, texts.ofDay)} ${dayText(correction.issueDate)}`;
	return h(
		View,
		{ key: "correction", style: { marginTop: 12, paddingLeft: 12, flexDirection: "row" } },
		fact(languages, texts.correctedInvoice, correction.ksefNumber ? `${invoice}\n${correction.ksefNumber}` : invoice),
		fact(languages, texts.reason, correction.reason),
	);
}

/** `isForUnion` adds the country to a Polish number, for businesses in the EU. */
function numberOf(languages: Languages, party: Seller | Buyer, isForUnion: boolean): string | null {
	if ("nip" in party) return `${inLanguages(languages, texts.nip)}: ${isForUnion ? "PL" : ""}${party.nip}`;
	if (party.kind === "company-foreign") {
		return `${inLanguages(languages, texts.taxNumber)}: ${party.taxCountry} ${party.taxNumber}`;
	}
	return null;
}

function partyOf(
	{ languages, isForUnion }: { languages: Languages; isForUnion: boolean },
	name: { pl: string; en: string },
	party: Seller | Buyer,
): Content {
	const { street, postCode, city, country } = party.address;
	const number = numberOf(languages, party, isForUnion);
	return h(
		View,
		{ key: name.en, style: { flex: 1, paddingRight: 16 } },
		label(languages, name),
		h(Text, { style: { ...faces.strong, fontSize: 11, lineHeight: 1.45, marginTop: 3, marginBottom: 2 } }, party.name),
		h(Text, null, street),
		h(Text, null, `${postCode} ${city}`.trim()),
		country !== "PL" && h(Text, null, countryOf(languages, country)),
		number && h(Text, { style: { ...faces.strong, marginTop: 3 } }, number),
	);
}

function countryOf(languages: Languages, code: string): string {
	return inLanguages(languages, { pl: countryName("pl", code), en: countryName("en", code) });
}

export function partiesOf({ languages, seller, buyer }: DocumentContent): Content {
	const isForUnion = buyer.kind === "company-foreign" && euVatPrefix(buyer.taxCountry) !== undefined;
	const partyOptions = { languages, isForUnion };
	return h(
		View,
		{ key: "parties", wrap: false, style: { flexDirection: "row", marginTop: 18, paddingLeft: 12 } },
		partyOf(partyOptions, texts.seller, seller),
		partyOf(partyOptions, texts.buyer, buyer),
	);
}
