import * as z from "zod/mini";
import { longer } from "../../kit/contract/longer.ts";
import { refine } from "../../kit/contract/refine.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { personMessages as messages } from "./person-texts.ts";
import { unprintable } from "./unprintable.ts";

/** Maximum lengths in characters (spec §5). */
const PERSON_LIMITS = { name: 100, nick: 20, phoneNo: 20 } as const;

/** Validates an international number; the phone library implements it. */
type IsPhoneNo = (phoneNo: string) => boolean;

/** Spec §5 "Registration form". */
export function personFields(isPhoneNo: IsPhoneNo, isPhoneNeeded = true) {
	const name = (missing: Text) => z.string().check(refine((text) => nameError(text, missing)));
	return {
		firstName: name(messages.firstName),
		lastName: name(messages.lastName),
		nick: z.string().check(refine((text) => longer(text, PERSON_LIMITS.nick))),
		phoneNo: z
			.string()
			.check(refine((phoneNo) => (phoneNo !== "" || isPhoneNeeded ? phoneError(phoneNo, isPhoneNo) : undefined))),
	};
}

/** The error of a first or last name. */
export function nameError(name: string, missing: Text): Text | undefined {
	return name === "" ? missing : (longer(name, PERSON_LIMITS.name) ?? unprintable(name));
}

/** `isPhoneNeeded` is false for organisers, because their guests have no number. */
export function changedPerson(isPhoneNo: IsPhoneNo, isPhoneNeeded = true) {
	return z.object({ ...personFields(isPhoneNo, isPhoneNeeded), lang: z.enum(["pl", "en"]) });
}

function phoneError(phoneNo: string, isPhoneNo: IsPhoneNo): Text | undefined {
	if (phoneNo === "") return messages.phoneNo;
	return phoneNo.length <= PERSON_LIMITS.phoneNo && isPhoneNo(phoneNo) ? undefined : messages.phoneNoWrong;
}
