import type { Lang } from "../../kit/i18n/lang.ts";
import type { ConsentKind } from "../consent/contract.ts";
import type { OfferedOption } from "../options/contract.ts";
import type { PaymentMethod } from "../orders/rules.ts";
import type { AdditionalInput, PackageIncludes } from "../packages/contract.ts";
import type { InputAnswers, RegistrationPayload } from "./contract.ts";
import { type ExtraValues, extrasIn, noExtras } from "./extras.ts";
import type { Question } from "./rules.ts";
import { type Studies, studiesIn } from "./school.ts";
import type { TeamTicket } from "./team.ts";

type OrganiserOption = Omit<OfferedOption, "isIncluded">;

/** A package as the form shows it, in one language. */
export type OfferedPackage = {
	code: string;
	name: string;
	forWhom: string;
	/** In the running round; 0 is free. */
	netGrosz: number;
	/** Percent. */
	vatRate: number;
	/** The net price after the next change; null where it stays. */
	nextNetGrosz: number | null;
	isRecommended: boolean;
	isOnline: boolean;
	isOnsite: boolean;
	/** The lectures that it opens, and whether their additional seats. */
	lectures: PackageIncludes["lectures"];
	hasExtendedSeats: boolean;
	/** What is included, in short. */
	included: string[];
	/** Days on which it is of use: "Czwartek 06.06", at the place or only online. */
	days: { name: string; isOnsite: boolean }[];
	inputs: AdditionalInput[];
	/** Asked by the browser: how many are left when they are few, 0 where a waiting list is kept; null while many, or unknown. */
	placesLeft: number | null;
	/** What the organiser offers with it, and what of that its price pays for. */
	options: OrganiserOption[];
	includes: Pick<PackageIncludes, "lunch" | "afterparty">;
};

export type FormConsent = {
	objectId: number;
	kind: ConsentKind;
	isRequired: boolean;
	name: string;
	short: string;
	/** Paragraphs separated by a blank line. */
	long: string;
};

/** Everything that the registration form of an event shows, in one language: the same for every visitor. */
export type RegistrationForm = {
	lang: Lang;
	/** Where the event's pages begin. */
	base: string;
	event: {
		code: string;
		name: string;
		isMeeting: boolean;
		allowRegistration: boolean;
		place: string;
		timeZone: string;
	};
	/** Those on sale. */
	packages: OfferedPackage[];
	freePackageCode: string | null;
	/** When the prices change: "5 maja"; null where they stay. */
	riseDay: string | null;
	/** The day or edition that `calendar=` chose; of a meetup, the next edition. */
	calendar: {
		code: string;
		name: string;
		note: string;
		isOnsite: boolean;
		isOnline: boolean;
		isWithoutOnline: boolean;
	} | null;
	consents: FormConsent[];
};

/** What a person has typed and chosen. Answers and consents are keyed by `q` and `c` with the id. */
export type FormValues = ExtraValues & {
	/** Whom it is bought for. */
	buying: "me" | "team";
	/** Empty until one is chosen: then the event's free one counts. */
	packageCode: string;
	/** Of a team: how many tickets, by package. */
	quantities: Record<string, number>;
	code: string;
	paymentMethod: PaymentMethod;
	/** A company buys. */
	wantInvoice: boolean;
	payerNip: string;
	payerName: string;
	payerStreet: string;
	payerPostCode: string;
	payerCity: string;
	payerCountry: string;
	payerComments: string;
	email: string;
	password: string;
	confirmPassword: string;
	firstName: string;
	lastName: string;
	nick: string;
	/** The full international number. */
	phoneNo: string;
	companyName: string;
	companyPosition: string;
	studies: Studies;
	/** The id of a university of the list, `other`, or empty; so the department's. */
	schoolId: string;
	otherSchool: string;
	departmentId: string;
	otherDepartment: string;
	attendance: "" | "onsite" | "online";
	answers: Record<string, string | string[] | boolean>;
	/** Ids of the lectures whose seats are reserved at once. */
	seats: number[];
	gdprs: Record<string, boolean>;
	processAgreement: boolean;
};

/** The form before anything is typed. */
export const emptyValues: FormValues = {
	...noExtras,
	buying: "me",
	packageCode: "",
	quantities: {},
	code: "",
	paymentMethod: "card",
	wantInvoice: false,
	payerNip: "",
	payerName: "",
	payerStreet: "",
	payerPostCode: "",
	payerCity: "",
	payerCountry: "PL",
	payerComments: "",
	email: "",
	password: "",
	confirmPassword: "",
	firstName: "",
	lastName: "",
	nick: "",
	phoneNo: "",
	companyName: "",
	companyPosition: "",
	studies: "",
	schoolId: "",
	otherSchool: "",
	departmentId: "",
	otherDepartment: "",
	attendance: "",
	answers: {},
	seats: [],
	gdprs: {},
	processAgreement: false,
};

/** What step 1 and the address have chosen. */
export type Chosen = {
	packageCode: string | null;
	calendarCode: string | null;
	isOnline: boolean | null;
	/** Null where it changes nothing of the chosen package. */
	code: string | null;
	/** What the person is shown; 0 is free. */
	grossGrosz: number;
	/** What a team buys; null where a person registers. */
	tickets: TeamTicket[] | null;
	/** The secret of the place that is held for this person, if the chosen package is the one. */
	offer: string | null;
	/** Whoever is logged in has told who they are. */
	isKnown: boolean;
	/** Whether the person takes part without coming, and what is then offered besides the package. */
	attendsOnline: boolean;
	offered: OfferedOption[];
};

/** A package by its code in any letter case. */
export function packageByCode(packages: OfferedPackage[], code: string | null): OfferedPackage | undefined {
	return packages.find((one) => one.code.toUpperCase() === code?.trim().toUpperCase());
}

/** The package that is registered for: the one asked for, otherwise the event's free one, otherwise the first. */
export function chosenPackage(
	{ packages, freePackageCode }: Pick<RegistrationForm, "packages" | "freePackageCode">,
	asked: string | null,
): OfferedPackage | undefined {
	const isFree = (one: OfferedPackage) => one.netGrosz === 0;
	return (
		packageByCode(packages, asked) ?? packageByCode(packages, freePackageCode) ?? packages.find(isFree) ?? packages[0]
	);
}

/** The questions of a package as the rules see them. */
export function questionsIn(inputs: AdditionalInput[]): Question[] {
	return inputs.map(({ objectId, type, isRequired, options }) => ({
		objectId,
		type,
		isRequired,
		options: optionsOf(options).map((option) => option.value),
	}));
}

/** The options of an additional input: the Polish value travels, the English one is shown in English. */
export function optionsOf(json: string): { value: string; valueEn: string }[] {
	try {
		const read: unknown = JSON.parse(json || "[]");
		return Array.isArray(read) ? (read as { value: string; valueEn: string }[]) : [];
	} catch {
		return [];
	}
}

function answersIn(answers: FormValues["answers"], inputs: AdditionalInput[]): InputAnswers {
	return inputs.flatMap(({ objectId }) => {
		const given = answers[`q${objectId}`];
		const value = typeof given === "boolean" ? (given ? "true" : "") : (given ?? "");
		return value.length > 0 ? [{ objectId, value }] : [];
	});
}

const PAYER_FIELDS = [
	"payerNip",
	"payerName",
	"payerStreet",
	"payerPostCode",
	"payerCity",
	"payerCountry",
	"payerComments",
] as const;

/** How what costs something is paid, and by whom; nothing of it travels with what is free. */
function paymentIn(values: FormValues, grossGrosz: number): Partial<RegistrationPayload> {
	if (grossGrosz === 0) return { packageIsFree: true };
	const { wantInvoice } = values;
	const payer = PAYER_FIELDS.map((field) => [field, wantInvoice ? values[field] : null]);
	return {
		packageIsFree: false,
		paymentMethod: values.paymentMethod,
		expectedGrossGrosz: grossGrosz,
		wantInvoice,
		...Object.fromEntries(payer),
	};
}

const IDENTITY_FIELDS = ["email", "password", "confirmPassword", "firstName", "lastName", "nick", "phoneNo"] as const;

/** What a place at the event is for; an order for a team has none. */
function attendanceIn(form: RegistrationForm, values: FormValues, chosen: Chosen): Partial<RegistrationPayload> {
	if (chosen.tickets) return { tickets: chosen.tickets };
	const bought = form.packages.find((one) => one.code === chosen.packageCode);
	const seats = bought?.lectures === "none" ? [] : values.seats;
	const { attendance, answers, companyName, companyPosition } = values;
	return {
		...{ companyName, companyPosition },
		...studiesIn(values),
		...extrasIn(values, chosen.offered, chosen.attendsOnline),
		packageCode: chosen.packageCode,
		isOnline: attendance === "" ? chosen.isOnline : attendance === "online",
		calendarCode: chosen.calendarCode,
		additionalInputs: JSON.stringify(answersIn(answers, bought?.inputs ?? [])),
		...(seats.length > 0 && { savedReservations: seats }),
		...(chosen.offer && { offer: chosen.offer }),
	};
}

/** The payload of spec §3 from what the form holds. */
export function payloadOf(form: RegistrationForm, values: FormValues, chosen: Chosen): RegistrationPayload {
	const identity = chosen.isKnown ? [] : IDENTITY_FIELDS.map((field) => [field, values[field]]);
	return {
		...(Object.fromEntries(identity) as Partial<RegistrationPayload>),
		...paymentIn(values, chosen.grossGrosz),
		...attendanceIn(form, values, chosen),
		processAgreement: values.processAgreement,
		eventCode: form.event.code,
		code: chosen.code,
		defaultLanguage: form.lang,
		gdprs: Object.fromEntries(
			form.consents
				.filter((consent) => consent.kind !== "processing")
				.map((consent) => [String(consent.objectId), values.gdprs[`c${consent.objectId}`] === true]),
		),
	};
}

/** The form's name for a field of the payload: `gdprs.3` → `gdprs.c3`, `additionalInputs.7` → `answers.q7`, `isOnline` → `attendance`, `savedReservations` → `seats`. */
export function formField(field: string): string {
	if (field === "isOnline") return "attendance";
	if (field === "savedReservations") return "seats";
	return field.replace(/^gdprs\./, "gdprs.c").replace(/^additionalInputs\./, "answers.q");
}

/** What of a kept draft can be filled in again; never passwords, whatever it holds. */
export function draftOf(text: string | null): Partial<FormValues> | undefined {
	if (!text) return undefined;
	try {
		const { password: _, confirmPassword: __, ...kept } = JSON.parse(text) as Partial<FormValues>;
		return kept;
	} catch {
		return undefined;
	}
}

/** The draft that may be kept on this device. */
export function draftText(values: FormValues): string {
	const { password: _, confirmPassword: __, ...kept } = values;
	return JSON.stringify(kept);
}
