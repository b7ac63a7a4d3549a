import { type Amounts, lineAmounts, sumOf } from "../../kit/money/money.ts";
import type { Price } from "../../kit/money/price.ts";
import type { PaymentMethod } from "./rules.ts";

/** Spec §9: the handling fee for a deferred-payment invoice is PLN 49; net, as every price of the list. */
export const DEFERRED_FEE_NET_GROSZ = 4900;
/** Percent. */
export const FEE_VAT_RATE = 23;

/** What is bought: so many pieces, at what each costs in net grosz before and after a code. */
export type Bought = {
	quantity: number;
	listNetGrosz: number;
	unitNetGrosz: number;
	/** Percent, of a buyer in Poland. */
	vatRate: number;
	/** The buyer settles the VAT in their own country: the rate is 0. */
	isReverseCharged?: boolean;
};

/** What is bought, as the summary names it. */
export type PricedItem = Bought & {
	name: string;
	/** What stands in place of an amount that is nothing: "included". */
	note?: string | undefined;
};

/** What a registration or an order for a team costs, as the summary shows it; money in grosz. */
export type Due = Amounts & {
	/** What is bought, at prices without a code. */
	lines: (Price & { name: string; quantity: number; note?: string | undefined })[];
	/** What a code takes off them. */
	discount: Price;
	/** The handling fee of a deferred-payment invoice; 0 for other methods. */
	fee: Price;
	/** The buyer settles the VAT of some of it abroad. */
	isReverseCharged: boolean;
};

/** Whether a package can only be attended online: of a team nobody knows how its tickets will be used otherwise. */
export function isSoldOnline({ isOnline, isOnsite }: { isOnline: boolean; isOnsite: boolean }): boolean {
	return isOnline && !isOnsite;
}

/** The VAT rate of the fee: it goes with what is sold, where the buyer settles all of that abroad. */
function feeVatRate(items: readonly Bought[]): number {
	const paid = items.filter((one) => one.unitNetGrosz > 0);
	return paid.every((one) => one.isReverseCharged === true) ? 0 : FEE_VAT_RATE;
}

function withAmounts<Line extends Bought>(line: Line): Line & Amounts {
	return { ...line, ...lineAmounts(line.quantity, line.unitNetGrosz, line.vatRate) };
}

/**
 * What an order of some items costs, for the browser that shows it and the server that writes it: a line of each, VAT
 * per line, and the fee of deferred payment. Nothing is added to what is free.
 */
export function amountsOf<Item extends Bought>(items: readonly Item[], method: PaymentMethod) {
	const lines = items.map((one) => withAmounts({ ...one, vatRate: one.isReverseCharged ? 0 : one.vatRate }));
	const isPaid = lines.some((line) => line.netGrosz > 0);
	const fee = method === "deferred" && isPaid ? feeOf(feeVatRate(items)) : undefined;
	return { lines, fee, total: sumOf(fee ? [...lines, fee] : lines) };
}

function feeOf(vatRate: number): Bought & Amounts {
	const unitNetGrosz = DEFERRED_FEE_NET_GROSZ;
	return withAmounts({
		quantity: 1,
		listNetGrosz: unitNetGrosz,
		unitNetGrosz,
		vatRate,
		isReverseCharged: vatRate === 0,
	});
}

/** What some items cost, with what a code takes off them, as the summary shows it. */
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
