import { methods } from "../../../../features/documents/texts.ts";
import type { OrderRow } from "../../../../features/order-office/contract.ts";
import { buyerKindNames, type OrderState, stateNames } from "../../../../features/order-office/states.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../../kit/i18n/lang.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { shortDay, shortMoment } from "../../pieces/dates.ts";
import { sumText } from "../../pieces/figures.ts";
import type { GlyphName } from "../../pieces/Glyph.tsx";
import type { ListColumn } from "../../pieces/list/columns.ts";
import { StateMark, type Tone, TwoLines } from "../../pieces/StateMark.tsx";
import { orderTexts as texts } from "./order-texts.ts";

const LOOKS: Record<OrderState, [Tone, GlyphName]> = {
	paying: ["note", "clock"],
	transfer: ["warn", "bank"],
	unconfirmed: ["warn", "mail"],
	approval: ["warn", "person"],
	deferred: ["note", "file"],
	overdue: ["bad", "warning"],
	paid: ["ok", "check"],
	toRefund: ["warn", "refund"],
	partlyRefunded: ["ok", "refund"],
	refunded: ["quiet", "refund"],
	expired: ["quiet", "cross"],
	cancelled: ["quiet", "cross"],
};

export function OrderMark({ lang, state }: { lang: Lang; state: OrderState }) {
	const [tone, icon] = LOOKS[state];
	return (
		<StateMark tone={tone} icon={icon}>
			{stateNames[state][lang]}
		</StateMark>
	);
}

/** The reason of a state: the document, the deadline, or how it was paid. */
function stateReason(lang: Lang, row: OrderRow, zone: string): string {
	const method = methods[row.method][lang];
	if (row.state === "toRefund") return fill(texts.toRefund[lang], moneyText(lang, row.toRefundGrosz));
	if (row.dueOn && (row.state === "deferred" || row.state === "overdue"))
		return fill(texts.invoiceUntil[lang], shortDay(lang, row.dueOn));
	const what = row.state === "transfer" && row.proforma ? row.proforma : method;
	if (row.holdsUntil && (row.state === "transfer" || row.state === "paying"))
		return fill(texts.holdsUntil[lang], { what, until: shortMoment(lang, row.holdsUntil, zone) });
	return [what, row.code].filter(Boolean).join(", ");
}

const buyerLine = (lang: Lang, { buyer }: OrderRow) =>
	[
		buyerKindNames[buyer.kind][lang],
		buyer.nip && fill(texts.nip[lang], buyer.nip),
		buyer.country && buyer.country !== "PL" && buyer.country,
	]
		.filter(Boolean)
		.join(", ");

/** An order's items; its fees are in the sum alone. */
export const itemsText = (lang: Lang, items: OrderRow["items"]) =>
	items
		.filter((one) => one.kind !== "fee")
		.map((one) => `${one.quantity} × ${localized(lang, one.name, one.nameEn)}`)
		.join(", ");

/** "JD6XM7ET" of "MSTS25-JD6XM7ET": all rows are of one event. */
export const withoutEvent = (number: string) => number.replace(/^[A-Z\d]+-(?=.)/, "");

export const orderColumns = (lang: Lang, zone: string): ListColumn<OrderRow>[] => [
	{ id: "number", header: texts.number, width: 100, isLink: true, cell: (row) => withoutEvent(row.number) },
	{
		id: "placed",
		header: texts.placed,
		width: 74,
		sort: { up: "placed", down: "-placed" },
		cell: (row) => <span className="text-muted">{shortMoment(lang, row.createdDate, zone)}</span>,
	},
	{
		id: "buyer",
		header: texts.buyer,
		cell: (row) => <TwoLines top={row.buyer.name} below={buyerLine(lang, row)} />,
	},
	{ id: "items", header: texts.items, width: 150, isHiddenBeside: true, cell: (row) => itemsText(lang, row.items) },
	{
		id: "state",
		header: texts.state,
		width: 200,
		cell: (row) => <TwoLines top={<OrderMark lang={lang} state={row.state} />} below={stateReason(lang, row, zone)} />,
	},
	{
		id: "gross",
		header: texts.gross,
		width: 104,
		isNumber: true,
		sort: { up: "gross", down: "-gross" },
		cell: (row) => sumText(lang, row.grossGrosz),
	},
];
