import { type Amounts, lineAmounts, sumOf } from "../../kit/money/money.ts";
import { DEFERRED_FEE_NET_GROSZ, FEE_VAT_RATE, type PaymentMethod } from "../orders/rules.ts";

/** What is bought: so many pieces, at what each costs in net grosz before and after a code. */
export type PricedItem = {
	name: string;
	quantity: number;
	listNetGrosz: number;
	unitNetGrosz: number;
	/** Percent. */
	vatRate: number;
	/** What stands in place of an amount that is nothing: "included". */
	note?: string | undefined;
};

/** What a registration or an order for a team costs, as the summary shows it; money in grosz. */
export type Due = Amounts & {
	/** What is bought, at net prices without a code. */
	lines: { name: string; quantity: number; netGrosz: number; note?: string | undefined }[];
	/** What a code takes off them, net. */
	discountNetGrosz: number;
	/** The handling fee of a deferred-payment invoice, net; 0 for other methods. */
	feeNetGrosz: number;
};

/**
 * The amount of some items after a code and with the fee of deferred payment, worked out as the server does: VAT per
 * line. Nothing is added to what is free.
 */
export function dueOf(items: readonly PricedItem[], method: PaymentMethod): Due {
	const lines = items.map((one) => lineAmounts(one.quantity, one.unitNetGrosz, one.vatRate));
	const isPaid = lines.some((line) => line.netGrosz > 0);
	const feeNetGrosz = method === "deferred" && isPaid ? DEFERRED_FEE_NET_GROSZ : 0;
	return {
		...sumOf([...lines, lineAmounts(1, feeNetGrosz, FEE_VAT_RATE)]),
		lines: items.map(({ name, quantity, listNetGrosz, note }) => ({
			...{ name, quantity, note },
			netGrosz: quantity * listNetGrosz,
		})),
		discountNetGrosz: items.reduce((sum, one) => sum + one.quantity * (one.listNetGrosz - one.unitNetGrosz), 0),
		feeNetGrosz,
	};
}
