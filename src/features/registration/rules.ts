import type { Text } from "../../kit/i18n/lang.ts";
import { confirmError, passwordError } from "../account/password.ts";
import { EMAIL_MAX, isEmail, keptEmail } from "../account/rules.ts";
import { type InputAnswers, inputAnswers, type RegistrationPayload } from "./contract.ts";
import { messages, tooLong, unprintable } from "./messages.ts";

/** Spec §5: lengths of the registration form, in characters. */
export const LIMITS = {
	name: 100,
	nick: 20,
	email: EMAIL_MAX,
	phoneNo: 20,
	other: 200,
} as const;

/** Kinds of additional inputs (spec §3). */
export const INPUT_TYPE = { text: 0, select: 1, checkbox: 2, radio: 3 } as const;

/** A question as the rules see it. `options` are the Polish values, which are what travels. */
export type Question = { objectId: number; type: number; isRequired: boolean; options: string[] };

/** What the judgement of a payload depends on besides the payload. */
export type RegistrationFacts = {
	/** Whether a calendar is chosen whose limits are known: then on site or online must be chosen. */
	hasLimits: boolean;
	questions: Question[];
	/** Whoever is logged in has told who they are before. */
	isKnown?: boolean;
	/** Ids of the other consents that must be given: of TBF's fixed three, the one for taking part. */
	requiredConsents: number[];
	/** The phone library's judgement of an international number. */
	isPhoneNo(phoneNo: string): boolean;
	/** The server's judgement of a password that is right by its form, for whom these texts name. */
	weakPassword?(password: string, about: (string | null | undefined)[]): Text | undefined;
};

/** Who somebody says to be: a part of the registration payload. */
export type IdentityPayload = Pick<
	RegistrationPayload,
	"email" | "password" | "confirmPassword" | "firstName" | "lastName" | "nick" | "phoneNo"
>;

/** Messages by the name of the field: a payload's field, `additionalInputs.7`, `gdprs.3`. */
export type FieldErrors = Record<string, Text[]>;

/** Spec §5: spaces are stripped from the phone before sending. */
export function strippedPhone(phoneNo: string): string {
	return phoneNo.replace(/\s+/g, "");
}

/** Judges a registration by spec §5; the same on both ends. Gives messages by field, empty when all is well. */
export function validateRegistration(payload: RegistrationPayload, facts: RegistrationFacts): FieldErrors {
	const errors: FieldErrors = {};
	const say = (field: string, ...texts: (Text | undefined)[]) => {
		const first = texts.find((text) => text !== undefined);
		if (first) errors[field] = [first];
	};
	if (!facts.isKnown) Object.assign(errors, identityErrors(payload, facts));
	for (const field of ["companyName", "companyPosition", "otherSchool", "otherDepartment"] as const) {
		say(field, longer(payload[field], LIMITS.other));
	}
	if (facts.hasLimits && typeof payload.isOnline !== "boolean") say("isOnline", messages.attendance);
	Object.assign(errors, answerErrors(payload.additionalInputs, facts.questions));
	// The terms, and for all but TBF the processing agreement: one box, which travels as `processAgreement`.
	if (!payload.processAgreement) say("processAgreement", messages.agreement);
	for (const id of facts.requiredConsents) if (!payload.gdprs?.[id]) say(`gdprs.${id}`, messages.agreement);
	return errors;
}

/** Judges who somebody says to be, and the password. */
function identityErrors(payload: IdentityPayload, { isPhoneNo, weakPassword }: RegistrationFacts): FieldErrors {
	const { email, firstName, lastName, password } = payload;
	const found: Record<string, Text | undefined> = {
		email: emailError(email ?? ""),
		password: passwordError(password ?? "") ?? weakPassword?.(password!, [email, firstName, lastName]),
		confirmPassword: confirmError(password ?? "", payload.confirmPassword ?? ""),
		firstName: missing(firstName, messages.firstName) ?? longer(firstName, LIMITS.name) ?? unprintable(firstName),
		lastName: missing(lastName, messages.lastName) ?? longer(lastName, LIMITS.name) ?? unprintable(lastName),
		nick: longer(payload.nick, LIMITS.nick),
		phoneNo: phoneError(payload.phoneNo ?? "", isPhoneNo),
	};
	return Object.fromEntries(Object.entries(found).flatMap(([field, error]) => (error ? [[field, [error]]] : [])));
}

function missing(value: string | null | undefined, message: Text): Text | undefined {
	return (value ?? "").trim() === "" ? message : undefined;
}

function longer(value: string | null | undefined, limit: number): Text | undefined {
	return [...(value ?? "").trim()].length > limit ? tooLong(limit) : undefined;
}

/** The message for an address, without asking whether it is taken. */
export function emailError(email: string): Text | undefined {
	const kept = keptEmail(email);
	if (kept === "") return messages.email;
	return isEmail(kept) ? undefined : messages.emailFormat;
}

function phoneError(phoneNo: string, isPhoneNo: (phoneNo: string) => boolean): Text | undefined {
	const stripped = strippedPhone(phoneNo);
	if (stripped === "") return messages.phoneNo;
	return stripped.length <= LIMITS.phoneNo && isPhoneNo(stripped) ? undefined : messages.phoneNoWrong;
}

/** The answers in a payload's JSON string; undefined when it is not such a string. */
export function answersOf(json: string | null | undefined): InputAnswers | undefined {
	if (!json) return [];
	try {
		const read = inputAnswers.safeParse(JSON.parse(json));
		return read.success ? read.data : undefined;
	} catch {
		return undefined;
	}
}

function answerErrors(json: string | null | undefined, questions: Question[]): FieldErrors {
	const answers = answersOf(json);
	if (!answers) return { additionalInputs: [messages.answersBroken] };
	const errors: FieldErrors = {};
	for (const question of questions) {
		const value = answers.find((answer) => answer.objectId === question.objectId)?.value ?? "";
		const error = answerError(
			question,
			[value].flat().filter((one) => one.trim() !== ""),
		);
		if (error) errors[`additionalInputs.${question.objectId}`] = [error];
	}
	return errors;
}

function answerError({ type, isRequired, options }: Question, values: string[]): Text | undefined {
	const isGroup = type === INPUT_TYPE.checkbox && options.length > 0;
	if (values.length === 0) return isRequired ? (isGroup ? messages.oneOption : messages.required) : undefined;
	if (values.length > 1 && !isGroup) return messages.notAnOption;
	const isFree = type === INPUT_TYPE.text || (type === INPUT_TYPE.checkbox && !isGroup);
	return isFree || values.every((value) => options.includes(value)) ? undefined : messages.notAnOption;
}

/**
 * The days that a ticket names: the chosen calendar, otherwise the first online day of a package with an online part and
 * the first day on site of one that lets in.
 */
export function ticketDays<C extends { isOnline: boolean; isOnsite: boolean }>(
	{ isOnline, isOnsite }: { isOnline: boolean; isOnsite: boolean },
	calendars: C[],
	chosen?: C,
): C[] {
	if (chosen) return [chosen];
	const online = isOnline ? calendars.find((day) => day.isOnline && !day.isOnsite) : undefined;
	const onsite = isOnsite ? calendars.find((day) => day.isOnsite) : undefined;
	return [online, onsite].filter((day) => day !== undefined);
}

/** The most tickets of one order for a team. */
export const TEAM_TICKETS_MAX = 200;

/** Judges what a team orders: each package once, at most `TEAM_TICKETS_MAX` tickets in all. */
export function ticketsError(tickets: NonNullable<RegistrationPayload["tickets"]>): Text | undefined {
	const total = tickets.reduce((sum, one) => sum + one.quantity, 0);
	if (total === 0) return messages.noTickets;
	if (total > TEAM_TICKETS_MAX) return messages.tooManyTickets;
	return new Set(tickets.map((one) => one.packageCode.toUpperCase())).size < tickets.length
		? messages.ticketsTwice
		: undefined;
}

/** Whether somebody attends a package online: as wished where there are both ways, otherwise in its only way. */
export function attendsOnline(
	{ isOnline, isOnsite }: { isOnline: boolean; isOnsite: boolean },
	wish: boolean,
): boolean {
	return isOnline && isOnsite ? wish : isOnline;
}

export type Limits = { isOnsiteAvailable: boolean; isOnlineAvailable: boolean };

/**
 * How a person attends under a calendar's limits (spec §4): the wish, or the other way when there are no places for it
 * (`isSwitched`); undefined when there are none at all.
 */
export function attendance(
	wish: boolean | undefined,
	limits: Limits,
): { isOnline: boolean | undefined; isSwitched: boolean } | undefined {
	if (!limits.isOnsiteAvailable && !limits.isOnlineAvailable) return undefined;
	if (!limits.isOnsiteAvailable) return { isOnline: true, isSwitched: wish !== true };
	if (!limits.isOnlineAvailable) return { isOnline: false, isSwitched: wish === true };
	return { isOnline: wish, isSwitched: false };
}
