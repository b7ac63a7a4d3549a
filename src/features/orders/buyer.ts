import type { Buyer } from "../documents/contract.ts";
import type { Payer } from "./payer.ts";

/** Undefined without an address, when the buyer asked for no invoice. */
export function buyerOf(payer: Payer): Buyer | undefined {
	const { name, street, postCode, city, country, nip } = payer;
	if (street === "" || city === "") return undefined;
	const address = { street, postCode, city, country };
	if (nip === "") return { kind: "person", name, address };
	if (country === "PL") return { kind: "company-pl", name, address, nip };
	return { kind: "company-foreign", name, address, taxCountry: country, taxNumber: nip };
}
