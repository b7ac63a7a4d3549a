import type { Buyer } from "../documents/contract.ts";
import type { Payer } from "./payer.ts";

/**
 * Whom a document names. Undefined where the order has no address: a person who asked for no invoice is not asked for
 * one, and a document without it would not be one.
 */
export function buyerOf(payer: Payer): Buyer | undefined {
	const { name, street, postCode, city, country, nip } = payer;
	if (street === "" || city === "") return undefined;
	const address = { street, postCode, city, country };
	if (nip === "") return { kind: "person", name, address };
	if (country === "PL") return { kind: "company-pl", name, address, nip };
	return { kind: "company-foreign", name, address, taxCountry: country, taxNumber: nip };
}
