import * as z from "zod/mini";
import { judged, judgedTogether } from "../../kit/contract/judged.ts";
import { longer } from "../../kit/contract/longer.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { confirmError, passwordError } from "../account/password.ts";
import { emailError } from "../account/rules.ts";
import { messages, unprintable } from "./messages.ts";
import { LIMITS } from "./rules.ts";

/** Who judges what cannot be told from the words alone. */
export type Judges = {
	/** The phone library's judgement of an international number. */
	isPhoneNo(phoneNo: string): boolean;
	/** The server's judgement of a password that is right by its form, for whom these texts name. */
	weakPassword?(password: string, about: string[]): Text | undefined;
};

/** The part of a form by which somebody new tells who they are (spec §5 "Registration form"). */
export function newPerson({ isPhoneNo, weakPassword }: Judges) {
	const name = (missing: Text) =>
		z.string().check(judged((text) => (text === "" ? missing : (longer(text, LIMITS.name) ?? unprintable(text)))));
	const email = { missing: messages.email, wrong: messages.emailFormat };
	const fields = z.object({
		email: z.string().check(judged((address) => emailError(address, email))),
		password: z.string().check(judged(passwordError)),
		confirmPassword: z.string(),
		firstName: name(messages.firstName),
		lastName: name(messages.lastName),
		nick: z.string().check(judged((text) => longer(text, LIMITS.nick))),
		phoneNo: z.string().check(judged((phoneNo) => phoneError(phoneNo, isPhoneNo))),
	});
	const passwords = judgedTogether<z.output<typeof fields>>((who) => {
		const { email, password, confirmPassword, firstName, lastName } = who;
		const weak = passwordError(password) ? undefined : weakPassword?.(password, [email, firstName, lastName]);
		const unlike = confirmError(password, confirmPassword);
		return { ...(weak && { password: [weak] }), ...(unlike && { confirmPassword: [unlike] }) };
	});
	return z.pipe(
		fields.check(passwords),
		z.transform(({ confirmPassword: _, ...who }) => ({ who })),
	);
}

/** The fields by which somebody tells who they are. */
type WhoFields = Record<
	"email" | "password" | "confirmPassword" | "firstName" | "lastName" | "nick" | "phoneNo",
	string
>;

/** Who registers: the part of somebody new, or of whoever is logged in. */
export type WhoPart = z.ZodMiniType<{ who: NewPerson | null }, WhoFields>;

/** Somebody new, whose words are right. */
export type NewPerson = z.output<ReturnType<typeof newPerson>>["who"];

/** The part of a form of whoever is logged in: they have told who they are before. */
export const knownPerson = z.transform((_fields: WhoFields) => ({ who: null }));

function phoneError(phoneNo: string, isPhoneNo: Judges["isPhoneNo"]): Text | undefined {
	if (phoneNo === "") return messages.phoneNo;
	return phoneNo.length <= LIMITS.phoneNo && isPhoneNo(phoneNo) ? undefined : messages.phoneNoWrong;
}
