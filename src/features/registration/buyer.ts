import { foreignTaxNumberOf, nipOf } from "../../kit/tax/tax-number.ts";
import type { RegistrationPayload } from "./contract.ts";

/** What tells who buys, in a payload. */
export type BuyerFields = Pick<
	RegistrationPayload,
	"wantInvoice" | "paymentMethod" | "payerKind" | "payerNip" | "payerCountry"
>;

/** A company buys (spec §2 "I buy for a company"): it asks for an invoice on its tax number, or for a deferred one. */
export function isCompanyPurchase({ payerKind, wantInvoice, paymentMethod, payerNip }: BuyerFields): boolean {
	if (payerKind === "person") return false;
	return wantInvoice || paymentMethod === "deferred" || payerNip !== "";
}

/**
 * Whether a business abroad buys, whose tax number is one by its form: it settles the VAT of what it takes part in
 * online (art. 28b of the VAT act).
 */
export function isBusinessAbroad(fields: BuyerFields): boolean {
	return isCompanyPurchase(fields) && fields.payerCountry !== "PL" && taxNumber(fields) !== undefined;
}

/** The tax number as it is kept; undefined where it is none of its country. */
export function taxNumber({ payerCountry, payerNip }: BuyerFields): string | undefined {
	return payerCountry === "PL" ? nipOf(payerNip) : foreignTaxNumberOf(payerCountry, payerNip)?.taxNumber;
}
