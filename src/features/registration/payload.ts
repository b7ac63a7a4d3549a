import { consentsOneByOne } from "../consent/one-by-one.ts";
import type { OfferedOption } from "../options/contract.ts";
import type { AdditionalInput } from "../packages/contract.ts";
import type { InputAnswers, SentRegistration } from "./contract.ts";
import { extrasIn } from "./extras.ts";
import type { RegistrationForm } from "./form.ts";
import { paymentIn } from "./payment-payload.ts";
import { attendsOnline } from "./rules.ts";
import { studiesIn } from "./school.ts";
import type { TeamTicket } from "./team.ts";
import { type FormValues, onlineChoice } from "./values.ts";

/** Choices of step 1 and the address. */
export type Chosen = {
	packageCode: string | null;
	calendarCode: string | null;
	isOnline: boolean | null;
	/** Null where it does not change the chosen package. */
	code: string | null;
	/** Price shown; 0 is free. */
	grossGrosz: number;
	/** Null where a person registers. */
	tickets: TeamTicket[] | null;
	/** The secret of the waiting list offer, if it is for the chosen package. */
	offer: string | null;
	/** Logged in, so personal details are known. */
	isKnown: boolean;
	attendsOnline: boolean;
	offered: OfferedOption[];
};

function answersIn(answers: FormValues["answers"], inputs: AdditionalInput[]): InputAnswers {
	return inputs.flatMap(({ objectId }) => {
		const answer = answers[`q${objectId}`];
		const value = typeof answer === "boolean" ? (answer ? "true" : "") : (answer ?? "");
		return value.length > 0 ? [{ objectId, value }] : [];
	});
}

const IDENTITY_FIELDS = ["email", "password", "confirmPassword", "firstName", "lastName", "nick", "phoneNo"] as const;

/** The attendance fields of the payload; empty for a team's order. */
function attendanceIn(form: RegistrationForm, values: FormValues, chosen: Chosen): Partial<SentRegistration> {
	if (chosen.tickets) return { tickets: chosen.tickets };
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
		additionalInputs: JSON.stringify(answersIn(answers, bought?.inputs ?? [])),
		...(seats.length > 0 && { savedReservations: seats }),
		...(chosen.offer && { offer: chosen.offer }),
	};
}

/** Builds the payload of spec §3 from the form's values. */
export function payloadOf(form: RegistrationForm, values: FormValues, chosen: Chosen): SentRegistration {
	const identity = chosen.isKnown ? [] : IDENTITY_FIELDS.map((field) => [field, values[field]]);
	return {
		...(Object.fromEntries(identity) as Partial<SentRegistration>),
		...paymentIn(values, chosen.grossGrosz),
		...attendanceIn(form, values, chosen),
		processAgreement: values.processAgreement,
		eventCode: form.event.code,
		code: chosen.code,
		defaultLanguage: form.lang,
		gdprs: Object.fromEntries(
			consentsOneByOne(form.consents).map(({ objectId }) => [String(objectId), values.gdprs[`c${objectId}`] === true]),
		),
	};
}
