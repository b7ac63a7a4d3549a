import { hashOf } from "../../../kit/hash/hash.ts";
import { normalizedEmail } from "../../account/rules.ts";

/** An address as Meta and LinkedIn match it: in its normal form, hashed. */
export function hashedEmail(email: string): string {
	return hashOf(normalizedEmail(email));
}

/** An address as Google matches it: of Gmail also without the dots and what follows a plus before the @. */
export function hashedEmailForGoogle(email: string): string {
	const [name = "", domain = ""] = normalizedEmail(email).split("@");
	const isGmail = domain === "gmail.com" || domain === "googlemail.com";
	return hashOf(`${isGmail ? name.replace(/\+.*$/, "").replaceAll(".", "") : name}@${domain}`);
}

/** The digits of an international number from its country code on; undefined for one without. */
function internationalDigits(phoneNo: string): string | undefined {
	const digits = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(phoneNo)?.[1]?.replace(/\D/g, "");
	return digits && digits.length >= 7 ? digits.replace(/^0+/, "") : undefined;
}

/** A number as Meta matches it: digits with the country code, hashed; undefined without a country code. */
export function hashedPhone(phoneNo: string | null): string | undefined {
	const digits = internationalDigits(phoneNo ?? "");
	return digits && hashOf(digits);
}

/** A number as Google matches it: E.164, with its plus, hashed; undefined without a country code. */
export function hashedPhoneForGoogle(phoneNo: string | null): string | undefined {
	const digits = internationalDigits(phoneNo ?? "");
	return digits && hashOf(`+${digits}`);
}
