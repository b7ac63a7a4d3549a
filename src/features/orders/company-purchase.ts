import { foreignTaxNumberOf, nipOf } from "../../kit/tax/tax-number.ts";
import type { PaymentInput } from "./payment-contract.ts";

export type BuyerFields = Pick<
	PaymentInput,
	"wantInvoice" | "paymentMethod" | "payerKind" | "payerNip" | "payerCountry"
>;

/** Spec §2 "I buy for a company": with a company invoice or a deferred payment. */
export function isCompanyPurchase({ payerKind, wantInvoice, paymentMethod, payerNip }: BuyerFields): boolean {
	if (payerKind === "person") return false;
	return wantInvoice || paymentMethod === "deferred" || payerNip !== "";
}

/**
 * Whether the buyer is a foreign business with a valid tax number. It settles the VAT of online attendance itself (art.
 * 28b of the VAT act).
 */
export function isBusinessAbroad(fields: BuyerFields): boolean {
	return isCompanyPurchase(fields) && fields.payerCountry !== "PL" && taxNumber(fields) !== undefined;
}

/** The normalised tax number; undefined if it is invalid in its country. */
export function taxNumber({ payerCountry, payerNip }: BuyerFields): string | undefined {
	return payerCountry === "PL" ? nipOf(payerNip) : foreignTaxNumberOf(payerCountry, payerNip)?.taxNumber;
}
