import { hashOf } from "../../../kit/hash/hash.ts";
import { normalizedEmail } from "../../account/rules.ts";

/** An e-mail address as Meta and LinkedIn match it, normalised and hashed. */
export function hashedEmail(email: string): string {
	return hashOf(normalizedEmail(email));
}

/** An e-mail address as Google matches it. Gmail addresses lose dots and plus suffix. */
export function hashedEmailForGoogle(email: string): string {
	const [name = "", domain = ""] = normalizedEmail(email).split("@");
	const isGmail = domain === "gmail.com" || domain === "googlemail.com";
	return hashOf(`${isGmail ? name.replace(/\+.*$/, "").replaceAll(".", "") : name}@${domain}`);
}

/** The digits of an international number with country code, or undefined. */
function internationalDigits(phoneNo: string): string | undefined {
	const digits = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(phoneNo)?.[1]?.replace(/\D/g, "");
	return digits && digits.length >= 7 ? digits.replace(/^0+/, "") : undefined;
}

/** A phone number as Meta matches it: digits with country code, hashed. Undefined without a country code. */
export function hashedPhone(phoneNo: string | null): string | undefined {
	const digits = internationalDigits(phoneNo ?? "");
	return digits && hashOf(digits);
}

/** E.164 with plus, hashed. Undefined without a country code. */
export function hashedPhoneForGoogle(phoneNo: string | null): string | undefined {
	const digits = internationalDigits(phoneNo ?? "");
	return digits && hashOf(`+${digits}`);
}
