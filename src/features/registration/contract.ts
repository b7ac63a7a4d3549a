import * as z from "zod/mini";
import { defineCall, rowId, wholeNumber } from "../../kit/contract/call.ts";
import {
	multiLineField,
	normalizedField,
	orNull,
	singleLineField,
	ticked,
	tickedByName,
} from "../../kit/contract/form-fields.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { normalizedPhone } from "../../kit/phone/normalized-phone.ts";
import { normalizedEmail } from "../account/rules.ts";
import { CODE_TRIES } from "../codes/contract.ts";
import { optionSelection } from "../options/contract.ts";
import { paymentInput, placedOrder } from "../orders/payment-contract.ts";

/** Passwords are not trimmed or normalised. */
const password = normalizedField((text) => text);
const text = singleLineField();

/**
 * Spec §3, with the package and code of step 1. Absent and null mean empty. Parsing normalises; `schemas.ts` validates
 * required fields and lengths.
 */
export const registrationPayload = z.object({
	eventCode: singleLine(40),
	email: normalizedField(normalizedEmail),
	password,
	confirmPassword: password,
	firstName: text,
	lastName: text,
	nick: text,
	phoneNo: normalizedField(normalizedPhone),
	processAgreement: ticked,
	isGraduate: orNull(z.boolean()),
	schoolId: orNull(wholeNumber),
	otherSchool: text,
	departmentId: orNull(wholeNumber),
	otherDepartment: text,
	companyName: text,
	companyPosition: text,
	/** Ids of lectures to reserve seats at. One unavailable lecture refuses the whole registration. */
	savedReservations: z.pipe(
		z.nullish(z.array(rowId).check(z.maxLength(200))),
		z.transform((ids) => ids ?? []),
	),
	...paymentInput.shape,
	packageIsFree: ticked,
	...optionSelection.shape,
	/** An account without an event. `RegisterGlobal` accepts it; `registerUser` refuses it. */
	isGlobalRegistration: ticked,
	/** JSON: `[{ "objectId": 7, "value": "M" }, { "objectId": 8, "value": ["a", "b"] }]`. */
	additionalInputs: multiLineField(50_000),
	/** Consent id → given. */
	gdprs: tickedByName,
	calendarCode: singleLineField(60),
	isOnline: orNull(z.boolean()),
	defaultLanguage: singleLineField(20),
	/** By default the event's free package. */
	packageCode: singleLineField(40),
	/** An invitation or discount code of step 1. */
	code: singleLineField(60),
	/** "I buy for my team": quantities by package. It registers nobody; codes are issued after payment. */
	tickets: orNull(
		z
			.array(z.object({ packageCode: singleLine(40), quantity: wholeNumber.check(z.minimum(1)) }))
			.check(z.maxLength(20)),
	),
	/** The secret of a waiting list offer, which holds a place for this person. */
	offer: singleLineField(100),
});
export type SentRegistration = z.input<typeof registrationPayload>;
export type RegistrationPayload = z.output<typeof registrationPayload>;

/** The answers in the JSON string of `additionalInputs`. */
export const inputAnswers = z
	.array(
		z.object({
			objectId: z.int(),
			value: z.union([
				z.string().check(z.maxLength(2000)),
				z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(100)),
			]),
		}),
	)
	.check(z.maxLength(200));
export type InputAnswers = z.output<typeof inputAnswers>;

/** A school class or a queue at an entrance shares one IP address. */
const NEW_PEOPLE = { form: "register", max: 60, windowSeconds: 600, of: "newPerson" } as const;
/** Limits probing: "email taken" reveals accounts. */
const TAKEN_ANSWERS = { max: 60, windowSeconds: 60, of: "taken" } as const;
/** Limits retries, because they carry a password that could be guessed. */
const REPLAYS = { form: "replayed-registration", max: 20, windowSeconds: 600, of: "replay", by: "email" } as const;

export const registerUser = defineCall({
	method: "POST",
	path: "/api/account/registerUser",
	logIn: "used",
	takesKey: true,
	limits: [
		NEW_PEOPLE,
		// orders paid later reserve places on trust
		{ form: "order-later", max: 10, windowSeconds: 3600, of: "onTrust", isByAccountToo: true },
		// for any payment method, because one order reserves up to 200 places
		{ form: "order-team", max: 5, windowSeconds: 3600, of: "team", isByAccountToo: true },
		{ ...CODE_TRIES, of: "code" },
		TAKEN_ANSWERS,
		REPLAYS,
	],
	tag: "Registration",
	summary:
		"Registers a person for an event. Account, consents, registration and activation e-mail are created together or not at all. Until the address is confirmed, nothing unpaid is issued: no ticket, document or code. Places are reserved for half an hour. With `tickets` the call orders for a team instead. A logged-in caller registers with their account, without identity fields and password.",
	body: registrationPayload,
	response: z.object({
		isRegistered: z.boolean(),
		eventCode: z.string(),
		packageCode: z.string(),
		isOnline: z.boolean(),
		/** Null if nothing is due. */
		order: z.nullable(placedOrder),
		/** How long a free place is held before the address is confirmed, ISO 8601 in UTC; null for no limit. */
		placeHeldUntil: z.nullable(z.string()),
	}),
});

export const registerForFoundation = defineCall({
	method: "POST",
	path: "/api/account/RegisterGlobal",
	takesKey: true,
	limits: [NEW_PEOPLE, TAKEN_ANSWERS, REPLAYS],
	tag: "Registration",
	summary:
		"Creates an account with the foundation without a place at an event. The event only determines the e-mail's branding and the consents.",
	body: registrationPayload,
	response: z.object({ isRegistered: z.boolean() }),
});
