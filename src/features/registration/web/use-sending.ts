import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { requestKeys } from "../../../kit/api/request-keys.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { buyingTexts } from "../buying-texts.ts";
import { registerUser, type SentRegistration } from "../contract.ts";
import { type ErrorMessage, errorMessageOf, refusedBy } from "../error-ladder.ts";
import type { RegistrationForm } from "../form.ts";
import { formField } from "../form-field.ts";
import { refusals } from "../messages.ts";
import type { FormValues } from "../values.ts";
import { forgetDraft } from "./draft.ts";
import { fieldList } from "./field-list.ts";
import { isRefused, type useEmailCheck } from "./use-email-check.ts";
import type { useHeld } from "./use-held.ts";
import type { Choice, useOffer } from "./use-offer.ts";
import { useMessage, useOnce, whetherTaken } from "./use-once.ts";
import type { usePerson } from "./use-person.ts";
import type { useStep } from "./use-step.ts";

/** Outcome; `orderUrl` is the order's page, null where nothing is to be paid. */
export type Registered = { email: string; isKnown: boolean; orderUrl: string | null; placeHeldUntil: string | null };

/** A valid form: the payload, and the address as typed and normalized. */
export type Right = { sent: SentRegistration; typed: string; email: string };

export type Sending = {
	form: RegistrationForm;
	fields: UseFormReturn<FormValues, unknown, Right>;
	emails: ReturnType<typeof useEmailCheck>;
	person: ReturnType<typeof usePerson>;
	held: ReturnType<typeof useHeld>;
	offer: ReturnType<typeof useOffer>;
	steps: ReturnType<typeof useStep>;
	choiceOf: (values: FormValues) => Choice;
	/** Waits until the values' normalizers are loaded. */
	whenReady: () => Promise<void>;
	/** Places may be gone: refreshes the limits. */
	onNoPlaces: () => Promise<void>;
};

/** The field names of the details step. */
function detailsOf({ form, fields, choiceOf }: Pick<Sending, "form" | "fields" | "choiceOf">): (keyof FormValues)[] {
	const all = fieldList(form, choiceOf(fields.getValues()).chosen);
	return all.filter(({ step }) => step === "data").map(({ name }) => name as keyof FormValues);
}

/** Payload fields outside the details step that concern the amount. */
const WITH_AMOUNT = ["code", "packageCode", "expectedGrossGrosz"];
const IN_STEP_ONE = [...WITH_AMOUNT, "tickets", "offer"];
/** Fields for people who are not logged in. */
const IDENTITY = ["email", "password", "firstName", "lastName", "phoneNo"];

/** Whether the address has an account already. */
function isAddressTaken({ status, problem }: CallFailure, lang: Lang): boolean {
	return status === 409 && problem?.message === refusals.emailTaken[lang];
}

/** Whether the refused form has just created an account that waits for its confirmation. */
function isAccountMade(failure: CallFailure, lang: Lang, isLoggedIn: boolean): boolean {
	const hasAccount = failure.status === 409 && failure.problem?.modelState?.["email"] !== undefined;
	return hasAccount && !isLoggedIn && !isAddressTaken(failure, lang);
}

/** Shows why a registration was refused, and refreshes what the refusal concerns: prices, code, places. */
function useRefusal(sending: Sending, setErrorMessage: (errorMessage: ErrorMessage) => void) {
	const { form, fields, emails, person, held, offer, steps, onNoPlaces } = sending;
	const { lang } = form;
	return async (failure: CallFailure, typed: string) => {
		const { status, problem } = failure;
		const errorMessage = errorMessageOf(refusedBy(failure, lang));
		const refused = Object.entries(problem?.modelState ?? {});
		// logged out meanwhile, perhaps in another tab: the fields return
		if (person.known && refused.some(([field]) => IDENTITY.includes(field))) await person.ask();
		// the message above the form names the refused item; the address itself is valid
		const isNew = isAccountMade(failure, lang, person.known !== undefined);
		if (isNew) emails.note(typed, "taken");
		if (isAddressTaken(failure, lang)) {
			emails.note(typed, "taken");
			await fields.trigger("email");
		}
		for (const [field, sentence] of refused) {
			if (IN_STEP_ONE.includes(field) || (isNew && field === "email")) continue;
			fields.setError(formField(field) as keyof FormValues, { type: "server", message: sentence[0] ?? "" });
		}
		if (status === 409 || status === 422) {
			const places = [offer.askPrices(), offer.askOptions(), held.ask(), onNoPlaces()];
			await Promise.allSettled([...places, offer.askCode(fields.getValues("code"))]);
		}
		const details = detailsOf(sending);
		if (refused.some(([field]) => details.includes(formField(field) as keyof FormValues))) steps.goBack();
		const isNewAmount = refused.some(([field]) => WITH_AMOUNT.includes(field));
		setErrorMessage(
			isNewAmount ? { ...errorMessage, items: [...errorMessage.items, buyingTexts.checkAmount[lang]] } : errorMessage,
		);
	};
}

/** Sends the values; `send` returns whether they were accepted, `registered` is the outcome. */
function useTaking(
	sending: Sending,
	isFree: (typed: string) => Promise<boolean>,
	setErrorMessage: (errorMessage: ErrorMessage) => void,
) {
	const { form, person } = sending;
	const { lang } = form;
	const [registered, setRegistered] = useState<Registered>();
	const [keyOf] = useState(requestKeys);
	useEffect(() => {
		// Back from the order must not show an empty form
		const { orderUrl } = (history.state ?? {}) as { orderUrl?: unknown };
		if (typeof orderUrl === "string") setRegistered({ email: "", isKnown: true, orderUrl, placeHeldUntil: null });
	}, []);
	const refuse = useRefusal(sending, setErrorMessage);
	const send = async ({ sent: body, typed, email }: Right): Promise<boolean> => {
		const { known } = person;
		if (!known && !(await isFree(typed))) return false;
		try {
			const headers = { "idempotency-key": keyOf(JSON.stringify(body)) };
			const { order, placeHeldUntil } = await call(registerUser, { query: { lang }, body, headers });
			forgetDraft(form.event.code);
			const orderUrl = order && `${form.base}/order.html?id=${encodeURIComponent(order.secret)}`;
			setRegistered({ email: known?.email ?? email, isKnown: known !== undefined, orderUrl, placeHeldUntil });
			// the order's page starts the payment, so that Back from the payment leads there
			if (orderUrl) history.replaceState({ ...history.state, orderUrl }, "");
			if (orderUrl) location.assign(body.paymentMethod === "card" ? `${orderUrl}&pay=card` : orderUrl);
			return true;
		} catch (error) {
			await refuse(error instanceof CallFailure ? error : new CallFailure(0, undefined), typed);
			return false;
		}
	};
	return { registered, send };
}

/** Sends the form once, however often the button is pressed, and reports the outcome. */
export function useSending(sending: Sending) {
	const { fields, emails, person, steps, whenReady } = sending;
	const [errorMessage, setErrorMessage] = useMessage();
	const { isSending, round, once } = useOnce(() => {
		setErrorMessage(undefined);
		emails.forgetFailed();
	});
	/** Whether the address may be registered; shows an error where not. */
	const isFree = async (typed: string): Promise<boolean> => {
		const answer = await emails.check(typed);
		if (!isRefused(answer)) return true;
		emails.note(typed, answer);
		if (answer === "unanswered") setErrorMessage(errorMessageOf({ isAnswered: false }));
		await fields.trigger("email");
		steps.goBack();
		return false;
	};
	const { registered, send } = useTaking(sending, isFree, setErrorMessage);
	/** Goes from valid details to the next step. */
	const goOn = once(async () => {
		await whenReady();
		const isRight = await fields.trigger(detailsOf(sending));
		if (!isRight || !(person.known || (await isFree(fields.getValues("email"))))) return false;
		steps.go("extras");
		return true;
	});
	const onWrong = () => {
		if (detailsOf(sending).some((name) => fields.getFieldState(name).invalid)) steps.goBack();
	};
	const submit = once(async () => {
		await whenReady();
		return whetherTaken(fields, send, onWrong);
	});
	return { isSending, registered, round, errorMessage, submit, goOn };
}
