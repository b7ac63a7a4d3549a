import { a4, type Element, h, View } from "../../../../kit/pdf/sheet.ts";
import { nameOf } from "../../rules.ts";
import { texts, titles } from "../../texts.ts";
import type { Printable } from "../document-file.ts";
import { closingOf } from "./closing.ts";
import { advancesOf, amountOf, linesOf, sumsOf } from "./figures.ts";
import { correctionOf, factsOf, noticeOf, partiesOf, titleOf } from "./head.ts";
import { inLanguages } from "./words.ts";

/** Draws a document. Only the process that prints loads it. */
export function sheet(printable: Printable): Element {
	const { document } = printable;
	const { number, languages, seller, issuedAt } = document;
	const title = `${titles[nameOf(document)].pl} ${number}`;
	const issuer = [seller.name, `NIP ${seller.nip}`, ...seller.registers, seller.email].filter(Boolean).join(" · ");
	return a4(
		{ title, author: seller.name, language: "pl", createdAt: new Date(issuedAt) },
		{
			head: title,
			foot: issuer,
			numbers: ({ pageNumber, totalPages }) => `${inLanguages(languages, texts.page)} ${pageNumber} / ${totalPages}`,
		},
		[
			titleOf(printable),
			noticeOf(document),
			factsOf(document),
			correctionOf(document),
			partiesOf(document),
			linesOf(document),
			advancesOf(document),
			// Kept on one page.
			h(View, { key: "figures", wrap: false }, sumsOf(document), amountOf(document)),
			closingOf(document),
		],
	);
}
