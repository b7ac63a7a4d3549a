import { useEffect, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { requestKeys } from "../../../kit/api/request-keys.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { normalizedEmail } from "../../account/rules.ts";
import { openOrderPage, orderPage } from "../../orders/web/buying/order-page.ts";
import { registerUser } from "../../registration/contract.ts";
import { refusals as refusalTexts } from "../../registration/messages.ts";
import { buyingTexts } from "../buying-texts.ts";
import { errorMessageOf, refusedBy } from "../error-ladder.ts";
import type { RegistrationForm } from "../form.ts";
import { formField } from "../form-field.ts";
import { isOutcomeOf, type Outcome } from "../outcome.ts";
import { payloadOf } from "../payload.ts";
import type { FormValues } from "../values.ts";
import type { Choice, useOffer } from "./buying/use-offer.ts";
import type { usePerson } from "./buying/use-person.ts";
import { useRefusals } from "./buying/use-refusals.ts";
import { forgetDraft, storedOutcome, storeOutcome } from "./draft.ts";
import { isDetail } from "./field-list.ts";
import { isRefused, type useEmailCheck } from "./use-email-check.ts";
import type { useHeldPlace } from "./use-held.ts";
import type { usePasswordCheck } from "./use-password-check.ts";
import type { useStep } from "./use-step.ts";

type SendingParts = {
	form: RegistrationForm;
	emails: ReturnType<typeof useEmailCheck>;
	passwords: ReturnType<typeof usePasswordCheck>;
	person: ReturnType<typeof usePerson>;
	held: ReturnType<typeof useHeldPlace>;
	offer: ReturnType<typeof useOffer>;
	steps: ReturnType<typeof useStep>;
	choiceOf: (values: FormValues) => Choice;
	onNoPlaces: () => Promise<void>;
};

/** Payload fields about the amount that are outside the details step. */
const WITH_AMOUNT = ["code", "packageCode", "expectedGrossGrosz"];
const IN_STEP_ONE = [...WITH_AMOUNT, "tickets", "offer"];
const IDENTITY = ["email", "password", "firstName", "lastName", "phoneNo"];

/** Whether the address has an account already. */
function isAddressTaken({ status, problem }: CallFailure, lang: Lang): boolean {
	return status === 409 && problem?.message === refusalTexts.emailTaken[lang];
}

/** Whether the refused form has just created an account that awaits confirmation. */
function isAccountMade(failure: CallFailure, lang: Lang, isLoggedIn: boolean): boolean {
	const hasAccount = failure.status === 409 && failure.problem?.modelState?.["email"] !== undefined;
	return hasAccount && !isLoggedIn && !isAddressTaken(failure, lang);
}

/** Refreshes the refused data: prices, code, places. Returns the refusal by form field. */
function useRefusal(sending: SendingParts, refusals: ReturnType<typeof useRefusals>) {
	const { form, emails, person, held, offer, steps, onNoPlaces } = sending;
	const { lang } = form;
	return async (failure: CallFailure, { email, code }: FormValues): Promise<CallFailure> => {
		const { status, problem } = failure;
		const errorMessage = errorMessageOf(refusedBy(failure, lang));
		const refused = Object.entries(problem?.modelState ?? {});
		// logged out, perhaps in another tab: the fields return
		if (person.known && refused.some(([field]) => IDENTITY.includes(field))) await person.ask();
		// the message above the form names the refused item
		const isNew = isAccountMade(failure, lang, person.known !== undefined);
		if (isNew) {
			emails.note(email, "made");
			steps.goBack(); // leads to the log-in
		}
		if (isAddressTaken(failure, lang)) emails.note(email, "taken");
		if (status === 409 || status === 422) {
			const places = [offer.askPrices(), offer.askOptions(), held.ask(), onNoPlaces()];
			await Promise.allSettled([...places, offer.askCode(code)]);
		}
		const isNewAmount = refused.some(([field]) => WITH_AMOUNT.includes(field));
		const items = isNewAmount ? [...errorMessage.items, buyingTexts.checkAmount[lang]] : errorMessage.items;
		refusals.say({ text: errorMessage.text, items });
		const visible = refused.filter(([field]) => !IN_STEP_ONE.includes(field) && !(isNew && field === "email"));
		const modelState = Object.fromEntries(visible.map(([field, texts]) => [formField(field), texts]));
		return new CallFailure(status, problem && { ...problem, modelState });
	};
}

/** `registered` is the outcome; only the registered person sees it. */
function useRegister(
	sending: SendingParts,
	isFree: (email: string) => Promise<boolean>,
	refuse: ReturnType<typeof useRefusal>,
) {
	const { form, person, choiceOf } = sending;
	const { lang } = form;
	const [outcome, setOutcome] = useState<Outcome>();
	const [keyOf] = useState(requestKeys);
	useEffect(() => {
		// for a reload, or Back from the order
		const restore = () => setOutcome(storedOutcome(form.event.code));
		restore();
		addEventListener("pageshow", restore); // or from the back/forward cache
		return () => removeEventListener("pageshow", restore);
	}, []);
	const register = async (values: FormValues): Promise<void> => {
		const { known } = person;
		if (!known && !(await isFree(values.email))) return;
		const body = payloadOf(form, values, choiceOf(values));
		try {
			const headers = { "idempotency-key": keyOf(JSON.stringify(body)) };
			const { order, placeHeldUntil } = await call(registerUser, { query: { lang }, body, headers });
			forgetDraft(form.event.code);
			const orderUrl = order && orderPage(form.base, order);
			const email = known?.email ?? normalizedEmail(values.email);
			const registered: Outcome = { email, isKnown: known !== undefined, orderUrl, placeHeldUntil };
			setOutcome(registered);
			storeOutcome(form.event.code, registered);
			if (orderUrl) openOrderPage(orderUrl, body.paymentMethod);
		} catch (error) {
			if (!(error instanceof CallFailure)) throw error;
			throw await refuse(error, values);
		}
	};
	const isShown = outcome && !person.isExpected && !person.isAsking && isOutcomeOf(outcome, person.known);
	return { registered: isShown ? outcome : undefined, register };
}

/** Leads from valid fields to the next step or the request, and from a refusal to its fields. */
export function useSending(sending: SendingParts) {
	const { emails, passwords, person, steps, form } = sending;
	const refusals = useRefusals(form.lang);
	const onRefused = (names: readonly string[]) => {
		if (steps.step === "package") {
			document.getElementById(names[0] ?? "")?.focus(); // this step has no summary
			return;
		}
		refusals.count();
		if (names.some(isDetail)) steps.goBack();
	};
	/** Shows an error if it is not. */
	const isFree = async (email: string): Promise<boolean> => {
		const answer = await emails.check(email);
		if (!isRefused(answer)) return true;
		emails.note(email, answer);
		if (answer === "unanswered") refusals.say(errorMessageOf({ isAnswered: false }));
		onRefused(["email"]);
		return false;
	};
	const { registered, register } = useRegister(sending, isFree, useRefusal(sending, refusals));
	const goOn = async (values: FormValues): Promise<void> => {
		if (!person.known && !(await isFree(values.email))) return;
		if (!person.known && (await passwords.check(values))) onRefused(["password"]);
		else steps.go("extras");
	};
	const begin = () => {
		refusals.clear();
		emails.forgetFailed();
	};
	return { registered, refusals, onRefused, register, goOn, begin };
}
