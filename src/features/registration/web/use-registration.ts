import { useEffect, useRef } from "react";
import { get, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { parsed } from "../../../kit/contract/refine.ts";
import { type PhoneJudge, usePhoneLibrary } from "../../../kit/ui/use-phone-library.ts";
import { normalizedCode } from "../../codes/rules.ts";
import { requiredConsents } from "../../consent/one-by-one.ts";
import { includedKinds } from "../../options/rules.ts";
import { registrationPayload } from "../contract.ts";
import { packageByCode, questionsIn, type RegistrationForm } from "../form.ts";
import { messages } from "../messages.ts";
import { payloadOf } from "../payload.ts";
import { knownPerson, newPerson, placeSchema, teamSchema, type WhoPart } from "../schemas.ts";
import { emptyValues, type FormValues } from "../values.ts";
import { addressWith } from "./address-bar.ts";
import { storeDraft, storedDraft } from "./draft.ts";
import { shownErrors } from "./shown-errors.ts";
import { isRefused, TAKEN, useEmailCheck } from "./use-email-check.ts";
import { useHeld } from "./use-held.ts";
import { type Choice, type Standing, useOffer } from "./use-offer.ts";
import { usePerson } from "./use-person.ts";
import { useReleased } from "./use-released.ts";
import { type Right, useSending } from "./use-sending.ts";
import { useStep } from "./use-step.ts";
import { useWaitingList } from "./use-waiting-list.ts";

/** Address's choices, rendered on the server. */
function addressValues({ address, packages }: RegistrationForm): Partial<FormValues> {
	const requested = packageByCode(packages, address.packageCode);
	return { ...(requested && { packageCode: requested.code }), ...(address.code && { code: address.code }) };
}

/**
 * Restores the draft beside the address's choices, and stores changes. The address keeps its code only while the field
 * does, so that a removed code stays removed after a reload.
 */
function useDraft(shown: RegistrationForm, { reset, watch }: Pick<UseFormReturn<FormValues>, "reset" | "watch">): void {
	const { code: eventCode } = shown.event;
	const inAddress = shown.address.code;
	useEffect(() => {
		const draft = storedDraft(eventCode);
		if (draft) reset({ ...emptyValues, ...draft, ...addressValues(shown) }, { keepDefaultValues: true });
		let isNamed = inAddress !== null;
		const watching = watch((values) => {
			storeDraft(eventCode, values as FormValues);
			if (!isNamed || normalizedCode(values.code ?? "") === normalizedCode(inAddress ?? "")) return;
			isNamed = false;
			history.replaceState(history.state, "", addressWith({ code: null }) + location.hash);
		});
		return () => watching.unsubscribe();
	}, [eventCode, reset, watch]);
}

type Judged = {
	form: RegistrationForm;
	choiceOf: (values: FormValues) => Choice;
	isPhoneNo: PhoneJudge;
	emails: ReturnType<typeof useEmailCheck>;
	released: () => Promise<void>;
};

/** Parses the form by the server's schemas, and checks the address's availability. */
function resolverOf({ form, choiceOf, isPhoneNo, emails, released }: Judged): Resolver<FormValues, unknown, Right> {
	const somebodyNew = newPerson({ isPhoneNo });
	return async (values) => {
		await released();
		const choice = choiceOf(values);
		const sent = payloadOf(form, values, choice);
		const { value: payload, errors: unread } = parsed(registrationPayload, sent);
		if (!payload) return { values: {}, errors: shownErrors(unread, form.lang) };
		const who = choice.isKnown ? knownPerson : somebodyNew;
		const { errors = {} } = parsed(wayOf(form, who, choice), payload);
		const found = shownErrors(errors, form.lang);
		if (!choice.isKnown && !found.email && isRefused(emails.known(values.email))) {
			found.email = { type: TAKEN, message: messages.emailTaken[form.lang] };
		}
		return Object.keys(found).length > 0
			? { values: {}, errors: found }
			: { values: { sent, typed: values.email, email: payload.email }, errors: {} };
	};
}

/** The schema of the chosen kind of registration. */
function wayOf(form: RegistrationForm, who: WhoPart, choice: Choice) {
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

/** Looks up a typed code, and refreshes prices; also options once they are shown. */
function useAsking(
	shown: RegistrationForm,
	{ getValues }: Pick<UseFormReturn<FormValues>, "getValues">,
	{ askCode, askPrices, askOptions }: ReturnType<typeof useOffer>,
	showsOptions: boolean,
): void {
	useEffect(() => {
		const code = getValues("code");
		if (normalizedCode(code) !== shown.knownCode?.code) void askCode(code);
		void askPrices().catch(() => {});
	}, []);
	useEffect(() => {
		if (showsOptions) void askOptions().catch(() => {}); // on failure the server's answer to the submission tells
	}, [showsOptions]);
}

/** Whether the typed code, if any, may be sent; looks it up first where needed. */
async function isCodeAccepted(values: FormValues, offer: ReturnType<typeof useOffer>, { effect }: Choice) {
	const checkedCode = effect.state === "unchecked" ? await offer.askCode(values.code) : offer.known;
	const { state } = offer.effectOf(values, checkedCode);
	return state !== "refused" && state !== "unanswered";
}

const isNothingChosen = ({ tickets, chosen }: Choice) => (tickets ? tickets.length === 0 : !chosen);

/** The message of a field, addressed by its path: "inputs.3". */
function errorOf({ formState }: UseFormReturn<FormValues, unknown, Right>, name: string): string | undefined {
	return (get(formState.errors, name) as { message?: string } | undefined)?.message;
}

export type Registration = ReturnType<typeof useRegistration>;

/** Registration form's state: choice, validation, draft, submission and outcome. */
// long: ties the form's smaller hooks together, each of which needs others
export function useRegistration(shown: RegistrationForm, onNoPlaces: () => Promise<void>) {
	const { address } = shown;
	const phone = usePhoneLibrary();
	const emails = useEmailCheck(shown.event.code, shown.lang);
	const person = usePerson(shown.lang, address.isHinted);
	const offer = useOffer(shown);
	const { form } = offer;
	const standing = useRef<Standing>({ isKnown: false, isOnline: null, held: null });
	const choiceOf = (values: FormValues) => offer.choiceOf(values, standing.current);
	const fields = useForm<FormValues, unknown, Right>({
		defaultValues: { ...emptyValues, ...addressValues(shown) },
		mode: "onTouched",
		resolver: resolverOf({ form, choiceOf, isPhoneNo: phone.isPhoneNo, emails, released: useReleased() }),
		shouldFocusError: false,
	});
	const steps = useStep(form);
	const waitingOffer = useHeld(shown, fields);
	standing.current = { isKnown: person.known !== undefined, isOnline: address.isOnline, held: waitingOffer.held };
	useDraft(shown, fields);
	const { isMeeting } = form.event;
	useAsking(shown, fields, offer, isMeeting || steps.step === "extras");
	const choice = choiceOf(fields.watch());
	const waiting = useWaitingList({ form, fields, known: person.known, onPlaces: offer.askPrices });
	const sending = useSending({
		form,
		fields,
		emails,
		person,
		held: waitingOffer,
		offer,
		steps,
		choiceOf,
		onNoPlaces,
		whenReady: phone.started,
	});
	const isWaitingOnly = choice.isFull && sending.round === 0 && waitingOffer.state.name !== "asking";
	// without a chosen and available package there are no details to fill in
	const isFirst = isNothingChosen(choice) || isWaitingOnly;
	useEffect(() => {
		if (isFirst && steps.step !== "package" && !sending.registered) steps.goFirst();
	}, [isFirst]);
	return {
		form,
		fields,
		offer,
		address,
		emails,
		person,
		held: waitingOffer,
		waiting,
		...steps,
		choice,
		/** Whether payment has its own step after the details; a meetup has one page. */
		goesOn: steps.step === "data" && !isMeeting && choice.grossGrosz > 0,
		judgeCode: () => isCodeAccepted(fields.getValues(), offer, choice),
		...sending,
		errorOf: (name: string) => errorOf(fields, name),
		onPhoneStart: phone.onStart,
	};
}
