import { defineForm } from "../../kit/contract/form.ts";
import { parsed } from "../../kit/contract/refine.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { requiredConsents } from "../consent/one-by-one.ts";
import { includedKinds } from "../options/rules.ts";
import { registrationPayload } from "../registration/contract.ts";
import { messages } from "../registration/messages.ts";
import { knownPerson, newPerson, placeSchema, teamSchema, type WhoPart } from "../registration/schemas.ts";
import { type OfferedPackage, questionsIn, type RegistrationForm } from "./form.ts";
import { formErrors } from "./form-field.ts";
import { payloadOf, type TicketChoice } from "./payload.ts";
import { type FormValues, registrationFields } from "./values.ts";

type MadeChoice = TicketChoice & { chosen: OfferedPackage | undefined };

/** The facts that a registration is validated against in the browser. */
type Context = {
	form: RegistrationForm;
	choiceOf(values: FormValues): MadeChoice;
	isPhoneNo(phoneNo: string): boolean;
	/** Whether the address cannot be registered. */
	isRefused(email: string): boolean;
	/** The server's refusal of a new password, if it was asked. */
	weakPassword(values: FormValues): Text | undefined;
};

/** The registration of a person or a team. `payloadOf` builds its request, and the server's schemas validate it. */
export const registrationForm = defineForm({
	fields: registrationFields,
	errors: (values, { form, choiceOf, isPhoneNo, isRefused, weakPassword }: Context) => {
		const choice = choiceOf(values);
		const { value: payload, errors: malformed } = parsed(registrationPayload, payloadOf(form, values, choice));
		const who = choice.isKnown ? knownPerson : newPerson({ isPhoneNo });
		const found = formErrors<FormValues>(payload ? parsed(schemaOf(form, who, choice), payload).errors : malformed);
		const isTaken = !choice.isKnown && isRefused(values.email);
		const weak = choice.isKnown ? undefined : weakPassword(values);
		return {
			...found,
			email: found.email ?? (isTaken ? messages.emailTaken : undefined),
			password: found.password ?? weak,
		};
	},
});

function schemaOf(form: RegistrationForm, who: WhoPart, choice: MadeChoice) {
	const { chosen, offered, attendsOnline: isOnline, tickets, grossGrosz } = choice;
	const context = { isFree: grossGrosz === 0, requiredConsents: requiredConsents(form.consents) };
	if (tickets) return teamSchema(who, context);
	return placeSchema(who, {
		...context,
		hasLimits: form.calendar !== null,
		chosen,
		questions: questionsIn(chosen?.inputs ?? []),
		offer: { offered, isOnline, included: chosen ? includedKinds(chosen.includes) : [] },
	});
}
