import { type Amounts, lineAmounts, sumOf } from "../../kit/money/money.ts";
import type { Price } from "../../kit/money/price.ts";
import { DEFERRED_FEE_NET_GROSZ, FEE_VAT_RATE, type PaymentMethod } from "./rules.ts";

/** What is bought: so many pieces, at what each costs in net grosz before and after a code. */
export type PricedItem = {
	name: string;
	quantity: number;
	listNetGrosz: number;
	unitNetGrosz: number;
	/** Percent. */
	vatRate: number;
	/** The buyer settles the VAT abroad: the rate is 0. */
	isReverseCharged?: boolean;
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

/** The VAT rate of what is sold: 0 where the buyer settles the VAT in their own country. */
export function vatFor(vatRate: number, isReverseCharged: boolean) {
	return { vatRate: isReverseCharged ? 0 : vatRate, isReverseCharged };
}

/** Whether a package can only be attended online: of a team nobody knows how its tickets will be used otherwise. */
export function isSoldOnline({ isOnline, isOnsite }: { isOnline: boolean; isOnsite: boolean }): boolean {
	return isOnline && !isOnsite;
}

/** The VAT rate of the fee for a deferred payment: it goes with what is sold, where the buyer settles all of that abroad. */
export function feeVatRate(items: readonly { isReverseCharged?: boolean; unitNetGrosz: number }[]): number {
	const paid = items.filter((one) => one.unitNetGrosz > 0);
	return paid.length > 0 && paid.every((one) => one.isReverseCharged === true) ? 0 : FEE_VAT_RATE;
}

/**
 * The amount of some items after a code and with the fee of deferred payment, worked out as the server does: VAT per
 * line. Nothing is added to what is free.
 */
export function dueOf(items: readonly PricedItem[], method: PaymentMethod): Due {
	const lines = items.map((one) => lineAmounts(one.quantity, one.unitNetGrosz, one.vatRate));
	const isPaid = lines.some((line) => line.netGrosz > 0);
	const fee = lineAmounts(1, method === "deferred" && isPaid ? DEFERRED_FEE_NET_GROSZ : 0, feeVatRate(items));
	const listed = items.map(({ name, quantity, note, listNetGrosz, vatRate }) => ({
		...lineAmounts(quantity, listNetGrosz, vatRate),
		name,
		quantity,
		note,
	}));
	const [list, sold] = [sumOf(listed), sumOf(lines)];
	return {
		...sumOf([...lines, fee]),
		lines: listed,
		discount: { netGrosz: list.netGrosz - sold.netGrosz, grossGrosz: list.grossGrosz - sold.grossGrosz },
		fee,
		isReverseCharged: items.some((one) => one.isReverseCharged === true && one.unitNetGrosz > 0),
	};
}
