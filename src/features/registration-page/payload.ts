import type { WholeBody } from "../../kit/contract/form.ts";
import { notSent } from "../../kit/contract/not-sent.ts";
import { consentsOneByOne } from "../consent/one-by-one.ts";
import type { OfferedOption } from "../options/contract.ts";
import { extrasIn } from "../options/extras.ts";
import { paymentIn } from "../orders/payment-payload.ts";
import type { registerUser, SentRegistration } from "../registration/contract.ts";
import { attendsOnline } from "../registration/rules.ts";
import type { RegistrationForm } from "./form.ts";
import { studiesIn } from "./studies.ts";
import type { TeamTicket } from "./team.ts";
import { typedAnswers } from "./typed-answers.ts";
import { type FormValues, onlineChoice } from "./values.ts";

export type TicketChoice = {
	packageCode: string | null;
	calendarCode: string | null;
	isOnline: boolean | null;
	/** Null if it does not change the chosen package. */
	code: string | null;
	grossGrosz: number;
	/** Null for a person's registration. */
	tickets: TeamTicket[] | null;
	/** The secret of the waiting list offer, if it is for the chosen package. */
	offer: string | null;
	/** Whether the person is logged in. */
	isKnown: boolean;
	attendsOnline: boolean;
	offered: OfferedOption[];
};

function identityIn({ email, password, confirmPassword, firstName, lastName, nick, phoneNo }: FormValues) {
	return { email, password, confirmPassword, firstName, lastName, nick, phoneNo };
}

function placeIn(form: RegistrationForm, values: FormValues, chosen: TicketChoice) {
	const bought = form.packages.find((one) => one.code === chosen.packageCode);
	const seats = bought?.lectures === "none" ? [] : values.seats;
	const { answers, companyName, companyPosition } = values;
	const wantsOnline = onlineChoice(values, chosen.isOnline);
	return {
		companyName,
		companyPosition,
		...studiesIn(values),
		...extrasIn(values, chosen.offered, chosen.attendsOnline),
		packageCode: chosen.packageCode,
		isOnline: bought && wantsOnline !== null ? attendsOnline(bought, wantsOnline) : wantsOnline,
		calendarCode: chosen.calendarCode,
		additionalInputs: JSON.stringify(
			typedAnswers(answers, bought?.inputs ?? []).filter(({ value }) => value.length > 0),
		),
		savedReservations: seats.length > 0 ? seats : undefined,
		offer: chosen.offer || undefined,
	};
}

/** Spec §3. A missing field of the contract is a type error. */
export function payloadOf(form: RegistrationForm, values: FormValues, chosen: TicketChoice): SentRegistration {
	const identity = identityIn(values);
	const place = placeIn(form, values, chosen);
	const whole: WholeBody<typeof registerUser> = {
		...(chosen.isKnown ? notSent(identity) : identity),
		...paymentIn(values, chosen.grossGrosz),
		...(chosen.tickets ? notSent(place) : place),
		tickets: chosen.tickets ?? undefined,
		processAgreement: values.processAgreement,
		eventCode: form.event.code,
		code: chosen.code,
		defaultLanguage: form.lang,
		gdprs: Object.fromEntries(
			consentsOneByOne(form.consents).map(({ objectId }) => [String(objectId), values.gdprs[objectId] === true]),
		),
		isGlobalRegistration: undefined,
	};
	return whole;
}
