import { type RefObject, useEffect, useRef } from "react";
import { type FieldErrors, get, type Resolver, set, type UseFormReturn, useForm } from "react-hook-form";
import type { PhoneJudge } from "../../../kit/ui/phone-field.tsx";
import { keptCode } from "../../codes/rules.ts";
import { requiredConsents } from "../../consent/asked.ts";
import { includedKinds, optionErrors } from "../../options/rules.ts";
import { packageByCode, questionsIn, type RegistrationForm } from "../form.ts";
import { messages } from "../messages.ts";
import { payerErrors } from "../payer.ts";
import { formField, payloadOf } from "../payload.ts";
import { type RegistrationFacts, validateRegistration } from "../rules.ts";
import { emptyValues, type FormValues } from "../values.ts";
import { addressWith } from "./address-bar.ts";
import { keepDraft, keptDraft } from "./draft.ts";
import { isRefused, useEmailCheck } from "./use-email-check.ts";
import { useHeld } from "./use-held.ts";
import { type Choice, type Standing, useOffer } from "./use-offer.ts";
import { usePerson } from "./use-person.ts";
import { useReleased } from "./use-released.ts";
import { useSending } from "./use-sending.ts";
import { useStep } from "./use-step.ts";
import { useWaitingList } from "./use-waiting-list.ts";

/** What the address chooses; it stands in the form from the first byte on. */
function addressValues({ address, packages }: RegistrationForm): Partial<FormValues> {
	const asked = packageByCode(packages, address.packageCode);
	return { ...(asked && { packageCode: asked.code }), ...(address.code && { code: address.code }) };
}

/**
 * Fills the form with what was typed before, beside what the address chooses, and keeps what is typed. The address names
 * its code for as long as it stands in the field, so that taking it away outlives a reload.
 */
function useDraft(shown: RegistrationForm, { reset, watch }: UseFormReturn<FormValues>): void {
	const { code: eventCode } = shown.event;
	const inAddress = shown.address.code;
	useEffect(() => {
		const draft = keptDraft(eventCode);
		if (draft) reset({ ...emptyValues, ...draft, ...addressValues(shown) }, { keepDefaultValues: true });
		let isNamed = inAddress !== null;
		const watching = watch((values) => {
			keepDraft(eventCode, values as FormValues);
			if (!isNamed || keptCode(values.code ?? "") === keptCode(inAddress!)) return;
			isNamed = false;
			history.replaceState(history.state, "", addressWith({ code: null }) + location.hash);
		});
		return () => watching.unsubscribe();
	}, [eventCode, reset, watch]);
}

type Judged = {
	form: RegistrationForm;
	choiceOf: (values: FormValues) => Choice;
	judge: RefObject<PhoneJudge | undefined>;
	emails: ReturnType<typeof useEmailCheck>;
	released: () => Promise<void>;
};

/** Judges the form by the same rules as the server, and by what is known of the address. */
function resolverOf({ form, choiceOf, judge, emails, released }: Judged): Resolver<FormValues> {
	return async (values) => {
		await released();
		const choice = choiceOf(values);
		const facts: RegistrationFacts = {
			hasLimits: form.calendar !== null && !choice.tickets,
			questions: choice.tickets ? [] : questionsIn(choice.chosen?.inputs ?? []),
			isKnown: choice.isKnown,
			requiredConsents: requiredConsents(form.consents),
			isPhoneNo: (phoneNo) => judge.current?.(phoneNo) ?? true,
		};
		const payload = payloadOf(form, values, choice);
		const { offered, attendsOnline: isOnline, chosen } = choice;
		const found = {
			...validateRegistration(payload, facts),
			...optionErrors(payload, { offered, isOnline, included: chosen ? includedKinds(chosen.includes) : [] }),
			...(choice.grossGrosz > 0 && payerErrors(payload)),
		};
		if (!choice.isKnown && !found["email"] && isRefused(emails.known(values.email))) {
			found["email"] = [messages.emailTaken];
		}
		const errors: FieldErrors<FormValues> = {};
		for (const [field, [text]] of Object.entries(found)) {
			set(errors, formField(field), { type: "rule", message: text![form.lang] });
		}
		return Object.keys(found).length > 0 ? { values: {}, errors } : { values, errors: {} };
	};
}

/** Asks what a typed code changes, and for the prices; for what can be added once that is shown. */
function useAsking(
	shown: RegistrationForm,
	{ getValues }: UseFormReturn<FormValues>,
	{ askCode, askPrices, askOptions }: ReturnType<typeof useOffer>,
	showsOptions: boolean,
): void {
	useEffect(() => {
		const code = getValues("code");
		if (keptCode(code) !== shown.knownCode?.code) void askCode(code);
		void askPrices().catch(() => {});
	}, []);
	useEffect(() => {
		if (showsOptions) void askOptions().catch(() => {}); // without the answer the server tells
	}, [showsOptions]);
}

export type Registration = ReturnType<typeof useRegistration>;

/** Everything that the registration form does: what is chosen, judged, kept, sent, and what came of it. */
// long: ties the form's smaller hooks together, each of which needs others
export function useRegistration(shown: RegistrationForm, onNoPlaces: () => Promise<void>) {
	const { address } = shown;
	const judge = useRef<PhoneJudge>(undefined);
	const emails = useEmailCheck(shown.event.code, shown.lang);
	const person = usePerson(shown.lang, address.isHinted);
	const offer = useOffer(shown);
	const { form } = offer;
	const standing = useRef<Standing>({ isKnown: false, isOnline: null, held: null });
	const choiceOf = (values: FormValues) => offer.choiceOf(values, standing.current);
	const fields = useForm<FormValues>({
		defaultValues: { ...emptyValues, ...addressValues(shown) },
		mode: "onTouched",
		resolver: resolverOf({ form, choiceOf, judge, emails, released: useReleased() }),
		shouldFocusError: false,
	});
	const steps = useStep(form);
	const held = useHeld(shown, fields);
	standing.current = { isKnown: person.known !== undefined, isOnline: address.isOnline, held: held.held };
	useDraft(shown, fields);
	const { isMeeting } = form.event;
	useAsking(shown, fields, offer, isMeeting || steps.step === "extras");
	const choice = choiceOf(fields.watch());
	/** Whether the typed code, if any, can go along: it is asked about where that was not done. */
	const judgeCode = async (): Promise<boolean> => {
		const values = fields.getValues();
		const known = choice.effect.state === "unchecked" ? await offer.askCode(values.code) : offer.known;
		const { state } = offer.effectOf(values, known);
		return state !== "refused" && state !== "unanswered";
	};
	const waiting = useWaitingList({ form, fields, known: person.known, onPlaces: offer.askPrices });
	const sending = useSending({ form, fields, emails, person, held, offer, steps, choiceOf, onNoPlaces });
	/** Nothing is chosen yet, or nothing to be had: then there are no details to fill in. */
	const isFirst =
		(choice.tickets ? choice.tickets.length === 0 : !choice.chosen) ||
		(choice.isFull && sending.round === 0 && held.state.name !== "asking");
	useEffect(() => {
		if (isFirst && steps.step !== "package" && !sending.registered) steps.goFirst();
	}, [isFirst]);
	return {
		...{ form, fields, offer, address, emails, person, held, waiting },
		...steps,
		/** What the values choose now. */
		choice,
		/** Whether what is to be paid has a step of its own after the details; a meetup asks everything on one page. */
		goesOn: steps.step === "data" && !isMeeting && choice.grossGrosz > 0,
		judgeCode,
		...sending,
		/** The message of a field, if it is wrong. */
		errorOf: (name: string): string | undefined =>
			(get(fields.formState.errors, name) as { message?: string } | undefined)?.message,
		judgePhones: (isPhoneNo: PhoneJudge) => {
			judge.current = isPhoneNo;
		},
	};
}
