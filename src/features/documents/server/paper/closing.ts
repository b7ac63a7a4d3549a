import type { Text as Phrase } from "../../../../kit/i18n/lang.ts";
import { type Content, faces, h, View } from "../../../../kit/pdf/sheet.ts";
import type { DocumentContent } from "../../contract.ts";
import { texts } from "../../texts.ts";
import { label, lines as linesOf } from "./words.ts";

/** Payment details, tax remarks and notes. */
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

/** "27 1140 2004 0000 3002 0135 5387". */
function grouped(account: string): string {
	const digits = account.replace(/^PL/, "");
	return [digits.slice(0, 2), ...(digits.slice(2).match(/.{1,4}/g) ?? [])].join(" ");
}
