import * as z from "zod/mini";
import { bankAccount, seller as documentSeller, type Seller } from "../documents/contract.ts";

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\r\n]+$/));

export const sellerDetails = z.extend(documentSeller, {
	name: line(400),
	bank: bankAccount,
	/** The organiser's text in every page's footer. */
	footer: z.nullable(z.object({ pl: line(400), en: line(400) })),
	/** The signer of certificates: "Anna Kowalska, prezes zarządu". */
	signer: z.nullable(line(200)),
});
export type SellerDetails = z.output<typeof sellerDetails>;

/** The seller's data on pro-formas, invoices and corrections. */
export function onDocuments({ name, address, nip, registers, email, bank }: SellerDetails): Seller {
	return { name, address, nip, registers, email, bank };
}

/** The bank account for transfers, in groups of four digits. */
export function transferAccountOf({ name, bank }: Pick<Seller, "name" | "bank">) {
	const account = (bank?.account ?? "").replace(/^(PL)?(\d\d)/, "PL$2 ").replace(/(\d{4})(?=\d)/g, "$1 ");
	return { recipient: name, account };
}

/** The data stored with a certificate. */
export type Issuer = Pick<SellerDetails, "name" | "address" | "registers" | "signer">;

export function issuerOf({ name, address, registers, signer }: SellerDetails): Issuer {
	return { name, address, registers, signer };
}
