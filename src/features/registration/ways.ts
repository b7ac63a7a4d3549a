import * as z from "zod/mini";
import { judged, judgedTogether, part, together } from "../../kit/contract/judged.ts";
import { longer } from "../../kit/contract/longer.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { must } from "../../kit/must/must.ts";
import { confirmError, passwordError } from "../account/password.ts";
import { emailError } from "../account/rules.ts";
import { additionsPart, optionsPart } from "../options/form-parts.ts";
import type { OptionOffer } from "../options/rules.ts";
import { answersPart, type Question } from "./answers.ts";
import type { RegistrationPayload, RegistrationProfile } from "./contract.ts";
import { messages } from "./messages.ts";
import { paymentPart } from "./payer.ts";
import { personFields } from "./person-fields.ts";
import { LIMITS } from "./rules.ts";
import { type KnownSchool, schoolErrors } from "./school-rules.ts";

/** What every way is judged by. */
type WayRecord = {
	/** Whether nothing is to be paid. */
	isFree: boolean;
	/** Ids of the other consents that must be given: of TBF's fixed three, the one for taking part. */
	requiredConsents: number[];
};

/** What a registration of one's own is judged by. */
export type PlaceRecord = WayRecord & {
	/** Whether a calendar is chosen whose limits are known: then on site or online must be chosen. */
	hasLimits: boolean;
	/** The ways in which one attends the package; none where none is chosen. */
	chosen: { isOnline: boolean; isOnsite: boolean } | undefined;
	questions: Question[];
	offer: OptionOffer;
	/** What the server knows of the university that is named. */
	school?: KnownSchool;
};

/** A place of one's own (spec §5). */
export function placeWay(who: WhoPart, facts: PlaceRecord) {
	return together(
		paymentPart(facts.isFree),
		who,
		profile,
		attendancePart(facts),
		answersPart(facts.questions),
		consentsPart(facts.requiredConsents),
		optionsPart(facts.offer),
		schoolPart(facts.school),
	);
}

/** A registration of one's own, whose words are right. */
export type PlaceForm = z.output<ReturnType<typeof placeWay>>;

/** Tickets for a team. */
export function teamWay(who: WhoPart, { isFree, requiredConsents }: WayRecord) {
	return together(paymentPart(isFree), who, profile, consentsPart(requiredConsents));
}

/** An order for a team, whose words are right. */
export type TeamForm = z.output<ReturnType<typeof teamWay>>;

/** An account for the foundation, without a place at an event. */
export function accountWay(
	who: ReturnType<typeof newPerson>,
	{ requiredConsents }: Pick<WayRecord, "requiredConsents">,
) {
	return together(who, profile, answersPart([]), consentsPart(requiredConsents));
}

/** What is added to a registration later. */
export function additionWay(isFree: boolean, offer: Required<OptionOffer>) {
	return together(paymentPart(isFree), additionsPart(offer));
}

/** What is added, and how it is paid, whose words are right. */
export type AdditionForm = z.output<ReturnType<typeof additionWay>>;

/** Who judges what cannot be told from the words alone. */
export type Judges = {
	/** The phone library's judgement of an international number. */
	isPhoneNo(phoneNo: string): boolean;
	/** The server's judgement of a password that is right by its form, for whom these texts name. */
	weakPassword?(password: string, about: string[]): Text | undefined;
};

/** The part of a form by which somebody new tells who they are (spec §5 "Registration form"). */
export function newPerson({ isPhoneNo, weakPassword }: Judges) {
	const email = { missing: messages.email, wrong: messages.emailFormat };
	const fields = z.object({
		email: z.string().check(judged((address) => emailError(address, email))),
		password: z.string().check(judged(passwordError)),
		confirmPassword: z.string(),
		...personFields(isPhoneNo),
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

const other = z.string().check(judged((text) => longer(text, LIMITS.other)));

/** What is kept with the registration of who registers. */
const profile = z.pipe(
	z.object({
		companyName: other,
		companyPosition: other,
		otherSchool: other,
		otherDepartment: other,
		isGraduate: z.nullable(z.boolean()),
		schoolId: z.nullable(z.int()),
		departmentId: z.nullable(z.int()),
	}),
	z.transform((fields): { profile: Omit<RegistrationProfile, "additionalInputs"> } => ({
		profile: Object.fromEntries(
			Object.entries(fields).filter(([, value]) => value !== null && value !== "" && value !== 0),
		),
	})),
);

function schoolPart(known: KnownSchool | undefined) {
	return part(
		(fields: Pick<RegistrationPayload, "schoolId" | "departmentId">) => (known ? schoolErrors(fields, known) : {}),
		() => ({}),
	);
}

function attendancePart({ hasLimits, chosen }: Pick<PlaceRecord, "hasLimits" | "chosen">) {
	return part(
		({ isOnline }: Pick<RegistrationPayload, "isOnline">) => {
			if (hasLimits && isOnline === null) return { isOnline: [messages.attendance] };
			const attends = chosen && (isOnline ?? !chosen.isOnsite);
			if (attends === true && !must(chosen, "the chosen package").isOnline) return { isOnline: [messages.onsiteOnly] };
			if (attends === false && !must(chosen, "the chosen package").isOnsite) return { isOnline: [messages.onlineOnly] };
			return {};
		},
		() => ({}),
	);
}

/** The terms, and for all but TBF the processing agreement, are one box, which travels as `processAgreement`. */
function consentsPart(required: number[]) {
	return part(
		({ processAgreement, gdprs }: Pick<RegistrationPayload, "processAgreement" | "gdprs">) => ({
			...(!processAgreement && { processAgreement: [messages.agreement] }),
			...Object.fromEntries(required.filter((id) => !gdprs[id]).map((id) => [`gdprs.${id}`, [messages.agreement]])),
		}),
		({ gdprs }) => ({ gdprs }),
	);
}
