import { invariant } from "../../kit/invariant/invariant.ts";
import { nipOf } from "../../kit/tax/tax-number.ts";
import { polishAccount } from "./rules.ts";
import { type SellerDetails, transferAccountOf } from "./seller.ts";
import { registersIn, type SellerValues, sellerForm } from "./seller-form.ts";

type StoredSeller = { details: SellerDetails; sender: string | null };

/** The seller of values without errors. */
export function sellerIn(values: SellerValues): StoredSeller {
	const { name, street, postCode, city, country, registers, email, bank, sender, signer, footerPl, footerEn } = values;
	return {
		details: {
			name,
			address: { street, postCode, city, country },
			nip: invariant(nipOf(values.nip), "the tax number"),
			registers: registersIn(registers),
			email: email || null,
			bank: { account: invariant(polishAccount(values.account), "the account"), name: bank },
			footer: footerPl === "" ? null : { pl: footerPl, en: footerEn },
			signer: signer || null,
		},
		sender: sender || null,
	};
}

/** The values of the form; empty without a seller. */
export function valuesOf(stored: StoredSeller | undefined): SellerValues {
	if (!stored) return { ...sellerForm.empty, country: "PL" };
	const { details, sender } = stored;
	const { name, nip, address, registers, email, bank, footer, signer } = details;
	return {
		name,
		nip,
		street: address.street,
		postCode: address.postCode,
		city: address.city,
		country: address.country,
		registers: registers.join("\n"),
		email: email ?? "",
		account: transferAccountOf(details).account,
		bank: bank.name,
		sender: sender ?? "",
		signer: signer ?? "",
		footerPl: footer?.pl ?? "",
		footerEn: footer?.en ?? "",
	};
}
