import * as z from "zod/mini";
import { defineCall, wholeNumber } from "../../kit/contract/call.ts";
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
import { registrationStatus } from "../account/me-contract.ts";
import { normalizedEmail } from "../account/rules.ts";
import { CODE_TRIES } from "../codes/contract.ts";
import { optionSelection } from "../options/contract.ts";
import { packageIncludes } from "../packages/contract.ts";
import { lectureIds } from "../seats/contract.ts";

/** The part of the registration payload that is kept with the registration (spec §3 "Profile"). */
export const registrationProfile = z.object({
	isGraduate: z.optional(z.boolean()),
	schoolId: z.optional(z.nullable(z.int())),
	otherSchool: z.optional(z.string()),
	departmentId: z.optional(z.nullable(z.int())),
	otherDepartment: z.optional(z.string()),
	companyName: z.optional(z.string()),
	companyPosition: z.optional(z.string()),
	additionalInputs: z.optional(z.string()),
});
export type RegistrationProfile = z.output<typeof registrationProfile>;

/** Passwords are taken as they were typed. */
const password = normalizedField((text) => text);
const text = singleLineField();

/**
 * Spec §3 "Registration payload", with the package and the code that step 1 chooses. Absent and null mean empty. What is
 * sent has its normal form from here on; what is required and how long it may be, `ways.ts` judges, in words.
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
	/** Ids of the lectures whose seats are reserved with it; one that cannot be had refuses the registration. */
	savedReservations: z.pipe(
		z.nullish(lectureIds),
		z.transform((ids) => ids ?? []),
	),
	/** Who wants the invoice: a company, where it is not said, or a person, whose invoice has no tax number. */
	payerKind: orNull(z.enum(["person", "company"])),
	payerName: text,
	payerStreet: text,
	payerPostCode: text,
	payerCity: text,
	/** Poland where it is not said. */
	payerCountry: normalizedField((code) => code.trim().toUpperCase() || "PL"),
	payerNip: text,
	payerComments: multiLineField(),
	packageIsFree: ticked,
	wantInvoice: ticked,
	...optionSelection.shape,
	/** Of a registration without an event: `RegisterGlobal` takes it, `registerUser` refuses it. */
	isGlobalRegistration: ticked,
	/** A JSON string: `[{ "objectId": 7, "value": "M" }, { "objectId": 8, "value": ["a", "b"] }]`. */
	additionalInputs: multiLineField(50_000),
	/** Consent id → given or not. */
	gdprs: tickedByName,
	calendarCode: singleLineField(60),
	isOnline: orNull(z.boolean()),
	defaultLanguage: singleLineField(20),
	/** The package of step 1; without it the event's free one. */
	packageCode: singleLineField(40),
	/** An invitation or discount code of step 1. */
	code: singleLineField(60),
	/** "I buy for my team": how many tickets of which packages. Then nobody is registered; codes are issued once it is paid. */
	tickets: orNull(
		z
			.array(z.object({ packageCode: singleLine(40), quantity: wholeNumber.check(z.minimum(1)) }))
			.check(z.maxLength(20)),
	),
	/** The secret of an offer from the waiting list: its place is held for this person. */
	offer: singleLineField(100),
	/** Of a package that costs something. `deferred` is for companies and adds the handling fee. */
	paymentMethod: orNull(z.enum(["card", "transfer", "deferred"])),
	/** The amount that the person was shown; another price is told before anything is charged. */
	expectedGrossGrosz: orNull(wholeNumber),
});
/** As it travels, and as it is read. */
export type SentRegistration = z.input<typeof registrationPayload>;
export type RegistrationPayload = z.output<typeof registrationPayload>;

/** The answers to additional inputs, as the JSON string carries them. */
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

/** An order that was just placed, as its buyer is told once. */
export const placedOrder = z.object({
	number: z.string(),
	/** Opens the order without logging in. */
	secret: z.string(),
	grossGrosz: z.int(),
	/** Until when it holds what was ordered unpaid; null where it is confirmed already. */
	holdsUntil: z.nullable(z.string()),
});

/** Of new people; a school class or a queue at a door shares an address. */
const NEW_PEOPLE = { form: "register", max: 60, windowSeconds: 600, of: "newPerson" } as const;
/** Of answers that an address is taken, or addresses could be tried out by registering them. */
const TAKEN_ANSWERS = { max: 60, windowSeconds: 60, of: "taken" } as const;
/** Of requests that come again with their password, or it could be guessed here. */
const REPLAYS = { form: "replayed-registration", max: 20, windowSeconds: 600, of: "replay", by: "email" } as const;

export const registerUser = defineCall({
	method: "POST",
	path: "/api/account/registerUser",
	logIn: "used",
	takesKey: true,
	limits: [
		NEW_PEOPLE,
		// what is paid later holds places on trust
		{ form: "order-later", max: 10, windowSeconds: 3600, of: "onTrust", isByAccountToo: true },
		// however they are paid: one order holds up to 200 places
		{ form: "order-team", max: 5, windowSeconds: 3600, of: "team", isByAccountToo: true },
		{ ...CODE_TRIES, of: "code" },
		TAKEN_ANSWERS,
		REPLAYS,
	],
	tag: "Registration",
	summary:
		"Registers a person for an event: account, consents, registration and the activation letter, all or nothing. Until the address is confirmed nothing is given that is not paid: no ticket, document or code, and places are held half an hour. With `tickets` it orders for a team instead. Whoever is logged in registers with their account: then identity and password are left out.",
	body: registrationPayload,
	response: z.object({
		isRegistered: z.boolean(),
		eventCode: z.string(),
		packageCode: z.string(),
		isOnline: z.boolean(),
		/** The order to be paid; null where nothing is to be paid. */
		order: z.nullable(placedOrder),
		/** Until when a free place is held before the address is confirmed, ISO 8601 in UTC; null where it is not limited. */
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
		"Makes an account for the foundation without a place at an event; the event only says whose letter and consents they are.",
	body: registrationPayload,
	response: z.object({ isRegistered: z.boolean() }),
});

/** A package of a person, with what it opens. */
const userPackage = z.object({
	registrationId: z.int(),
	eventCode: z.string(),
	code: z.string(),
	name: z.string(),
	status: registrationStatus,
	isOnline: z.boolean(),
	includes: packageIncludes,
	hasExtendedSeats: z.boolean(),
});

export const getUserPackages = defineCall({
	method: "GET",
	path: "/api/user/:id/userPackages",
	logIn: "needed",
	tag: "Account",
	summary: "The packages of a person (`id` as `me` tells it) with what they open; of oneself only.",
	params: z.object({ id: singleLine(60) }),
	response: z.array(userPackage),
});
