import { type Amounts, lineAmounts, sumOf } from "../../kit/money/money.ts";
import { DEFERRED_FEE_NET_GROSZ, FEE_VAT_RATE, type PaymentMethod } from "../orders/rules.ts";

/** What a registration costs, as the summary shows it; money in grosz. */
export type Due = Amounts & {
	/** The package's net price without a code. */
	listNetGrosz: number;
	/** What a code takes off it, net. */
	discountNetGrosz: number;
	/** The handling fee of a deferred-payment invoice, net; 0 for other methods. */
	feeNetGrosz: number;
};

/**
 * The amount of a package after a code and with the fee of deferred payment, worked out as the server does: VAT per
 * line. Nothing is added to what is free. `codeNetGrosz` is what the code leaves, undefined without one.
 */
export function dueOf(
	{ netGrosz: listNetGrosz, vatRate }: { netGrosz: number; vatRate: number },
	codeNetGrosz: number | undefined,
	method: PaymentMethod,
): Due {
	const netGrosz = codeNetGrosz ?? listNetGrosz;
	const feeNetGrosz = method === "deferred" && netGrosz > 0 ? DEFERRED_FEE_NET_GROSZ : 0;
	const lines = [lineAmounts(1, netGrosz, vatRate), lineAmounts(1, feeNetGrosz, FEE_VAT_RATE)];
	return { ...sumOf(lines), listNetGrosz, discountNetGrosz: listNetGrosz - netGrosz, feeNetGrosz };
}
