import * as z from "zod/mini";
import { longer } from "../../kit/contract/longer.ts";
import { combineParts, type FormPart, intersect, refine, superRefine } from "../../kit/contract/refine.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { confirmError, passwordError } from "../account/password.ts";
import { personFields } from "../account/person-fields.ts";
import { emailError } from "../account/rules.ts";
import { additionsPart, optionsPart } from "../options/form-parts.ts";
import type { OptionOffer } from "../options/rules.ts";
import { paymentPart } from "../orders/payer-form.ts";
import type { RegistrationProfile } from "../ticket-holders/profile.ts";
import type { Question } from "./answer-rules.ts";
import { answersPart } from "./answers.ts";
import type { RegistrationPayload } from "./contract.ts";
import { messages } from "./messages.ts";
import { REGISTRATION_LIMITS } from "./rules.ts";

type OrderContext = {
	/** Whether nothing is due. */
	isFree: boolean;
	/** Ids of further required consents. Of TBF's fixed three, one is required. */
	requiredConsents: number[];
};

export type PlaceContext = OrderContext & {
	/** Whether a calendar with limits is chosen; then onsite or online must be chosen. */
	hasLimits: boolean;
	/** Undefined without a chosen package. */
	chosen: { isOnline: boolean; isOnsite: boolean } | undefined;
	questions: Question[];
	offer: OptionOffer;
	/** The server's errors about university and department, by field. */
	schoolErrors?: Record<string, Text[]>;
};

/** Validates a place at an event (spec §5). */
export function placeSchema(who: WhoPart, facts: PlaceContext) {
	const parts = combineParts(
		attendancePart(facts),
		consentsPart(facts.requiredConsents),
		schoolPart(facts.schoolErrors),
		answersPart(facts.questions),
		optionsPart(facts.offer),
		paymentPart(facts.isFree),
		claimsPart,
	);
	return intersect(who, profile, parts);
}

export type PlaceForm = z.output<ReturnType<typeof placeSchema>>;

export function teamSchema(who: WhoPart, { isFree, requiredConsents }: OrderContext) {
	return intersect(who, profile, combineParts(consentsPart(requiredConsents), paymentPart(isFree)));
}

export type TeamForm = z.output<ReturnType<typeof teamSchema>>;

/** Validates an account without a place at an event. */
export function accountSchema(
	who: ReturnType<typeof newPerson>,
	{ requiredConsents }: Pick<OrderContext, "requiredConsents">,
) {
	return intersect(who, profile, combineParts(consentsPart(requiredConsents), answersPart([])));
}

export function additionSchema(isFree: boolean, offer: Required<OptionOffer>) {
	return combineParts(paymentPart(isFree), additionsPart(offer));
}

export type AdditionForm = z.output<ReturnType<typeof additionSchema>>;

/** Validators that need more than the text. */
export type Validators = {
	/** Whether an international number is possible, by the phone library. */
	isPhoneNo(phoneNo: string): boolean;
	/** The server's check of a well-formed password. `about` has texts about its person. */
	weakPassword?(password: string, about: string[]): Text | undefined;
};

/** Validates a new person (spec §5 "Registration form"). */
export function newPerson({ isPhoneNo, weakPassword }: Validators) {
	const email = { missing: messages.email, wrong: messages.emailFormat };
	const fields = z.object({
		email: z.string().check(refine((address) => emailError(address, email))),
		password: z.string().check(refine(passwordError)),
		confirmPassword: z.string(),
		...personFields(isPhoneNo),
	});
	const passwords = superRefine<z.output<typeof fields>>((who) => {
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

type WhoFields = Record<
	"email" | "password" | "confirmPassword" | "firstName" | "lastName" | "nick" | "phoneNo",
	string
>;

/** The part about the person: new or logged in. */
export type WhoPart = z.ZodMiniType<{ who: NewPerson | null }, WhoFields>;

export type NewPerson = z.output<ReturnType<typeof newPerson>>["who"];

/** A logged-in person has no such fields. */
export const knownPerson = z.transform((_fields: WhoFields) => ({ who: null }));

const other = z.string().check(refine((text) => longer(text, REGISTRATION_LIMITS.other)));

/** The profile is stored with the registration. */
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

type Part<F extends keyof RegistrationPayload, O> = FormPart<Pick<RegistrationPayload, F>, O>;

function schoolPart(errors: Record<string, Text[]> = {}): Part<"schoolId" | "departmentId", object> {
	return { errors: () => errors, value: () => ({}) };
}

function attendancePart({ hasLimits, chosen }: PlaceContext): Part<"isOnline", object> {
	return {
		errors: ({ isOnline }) => {
			if (hasLimits && isOnline === null) return { isOnline: [messages.attendance] };
			const attends = chosen && (isOnline ?? !chosen.isOnsite);
			if (attends === true && !invariant(chosen, "the chosen package").isOnline)
				return { isOnline: [messages.onsiteOnly] };
			if (attends === false && !invariant(chosen, "the chosen package").isOnsite)
				return { isOnline: [messages.onlineOnly] };
			return {};
		},
		value: () => ({}),
	};
}

/** Seats of lectures, and the secret of a waiting list offer or an empty text. */
const claimsPart: Part<"savedReservations" | "offer", { seats: number[]; offerSecret: string }> = {
	errors: () => ({}),
	value: ({ savedReservations, offer }) => ({ seats: savedReservations, offerSecret: offer }),
};

/** The terms and the processing agreement share one box, sent as `processAgreement`. TBF has only the terms. */
function consentsPart(required: number[]): Part<"processAgreement" | "gdprs", Pick<RegistrationPayload, "gdprs">> {
	return {
		errors: ({ processAgreement, gdprs }) => ({
			...(!processAgreement && { processAgreement: [messages.agreement] }),
			...Object.fromEntries(required.filter((id) => !gdprs[id]).map((id) => [`gdprs.${id}`, [messages.agreement]])),
		}),
		value: ({ gdprs }) => ({ gdprs }),
	};
}
