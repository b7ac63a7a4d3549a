import { type Amounts, lineAmounts, sumOf } from "../../kit/money/amounts.ts";
import type { Price } from "../../kit/money/displayed-price.ts";
import type { PaymentMethod } from "./rules.ts";

/** Spec §9: PLN 49 net. */
export const DEFERRED_FEE_NET_GROSZ = 4900;
export const FEE_VAT_RATE = 23;

/** Quantity and unit price in net grosz, before and after a code. */
export type PricedQuantity = {
	quantity: number;
	listNetGrosz: number;
	unitNetGrosz: number;
	/** In percent, for a buyer in Poland. */
	vatRate: number;
	/** True if reverse charge applies, so the rate is 0. */
	isReverseCharged?: boolean;
};

export type PricedItem = PricedQuantity & {
	name: string;
	/** Shown instead of a zero amount: "included". */
	note?: string | undefined;
};

/** The cost of a registration or team order for the summary, in grosz. */
export type Due = Amounts & {
	/** Items at prices before discount. */
	lines: (Price & { name: string; quantity: number; note?: string | undefined })[];
	discount: Price;
	/** The handling fee of a deferred payment; 0 for other methods. */
	fee: Price;
	isReverseCharged: boolean;
};

/** A package for both ways counts as onsite, because a team's tickets can be used either way. */
export function isSoldOnline({ isOnline, isOnsite }: { isOnline: boolean; isOnsite: boolean }): boolean {
	return isOnline && !isOnsite;
}

/** The fee has reverse charge if every item does. */
function feeVatRate(items: readonly PricedQuantity[]): number {
	const paid = items.filter((one) => one.unitNetGrosz > 0);
	return paid.every((one) => one.isReverseCharged === true) ? 0 : FEE_VAT_RATE;
}

function withAmounts<Line extends PricedQuantity>(line: Line): Line & Amounts {
	return { ...line, ...lineAmounts(line.quantity, line.unitNetGrosz, line.vatRate) };
}

/**
 * An order's amounts, for browser and server: one line per item with its own VAT, and the fee of deferred payment. Free
 * orders have no fee.
 */
export function amountsOf<Item extends PricedQuantity>(items: readonly Item[], method: PaymentMethod) {
	const lines = items.map((one) => withAmounts({ ...one, vatRate: one.isReverseCharged ? 0 : one.vatRate }));
	const isPaid = lines.some((line) => line.netGrosz > 0);
	const fee = method === "deferred" && isPaid ? feeOf(feeVatRate(items)) : undefined;
	return { lines, fee, total: sumOf(fee ? [...lines, fee] : lines) };
}

function feeOf(vatRate: number): PricedQuantity & Amounts {
	const unitNetGrosz = DEFERRED_FEE_NET_GROSZ;
	return withAmounts({
		quantity: 1,
		listNetGrosz: unitNetGrosz,
		unitNetGrosz,
		vatRate,
		isReverseCharged: vatRate === 0,
	});
}

/** The summary of items, with the discount of a code. */
export function dueOf(items: readonly PricedItem[], method: PaymentMethod): Due {
	const { lines, fee, total } = amountsOf(items, method);
	const listed = lines.map(({ name, quantity, note, listNetGrosz, vatRate }) => ({
		...lineAmounts(quantity, listNetGrosz, vatRate),
		name,
		quantity,
		note,
	}));
	const [list, sold] = [sumOf(listed), sumOf(lines)];
	return {
		...total,
		lines: listed,
		discount: { netGrosz: list.netGrosz - sold.netGrosz, grossGrosz: list.grossGrosz - sold.grossGrosz },
		fee: fee ?? { netGrosz: 0, grossGrosz: 0 },
		isReverseCharged: items.some((one) => one.isReverseCharged === true && one.unitNetGrosz > 0),
	};
}
