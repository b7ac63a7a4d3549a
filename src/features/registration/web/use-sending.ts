import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { buyingTexts } from "../buying-texts.ts";
import { registerUser } from "../contract.ts";
import { type Told, toldOf } from "../error-ladder.ts";
import { type FormValues, formField, payloadOf, type RegistrationForm } from "../form.ts";
import { refusals } from "../messages.ts";
import { forgetDraft } from "./draft.ts";
import { isRefused, type useEmailCheck } from "./use-email-check.ts";
import type { useHeld } from "./use-held.ts";
import type { Choice, useOffer } from "./use-offer.ts";
import type { usePerson } from "./use-person.ts";

/** Spec §9: how long a message on the registration page stays. */
export const MESSAGE_MS = 223_500;

/** A name for one submission: the same body sent again after a lost answer carries the same one. */
function requestKeys(): (body: string) => string {
	let last = { body: "", key: "" };
	return (body) => {
		if (last.body !== body) {
			const random = crypto.getRandomValues(new Uint8Array(16));
			last = { body, key: Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("") };
		}
		return last.key;
	};
}

/** A sentence that leaves by itself after `MESSAGE_MS`. */
function useMessage() {
	const [told, setTold] = useState<Told>();
	useEffect(() => {
		if (!told) return;
		const timer = setTimeout(() => setTold(undefined), MESSAGE_MS);
		return () => clearTimeout(timer);
	}, [told]);
	return [told, setTold] as const;
}

/** What came of it: `orderUrl` is the page of the order, null where nothing is to be paid. */
export type Registered = { email: string; isKnown: boolean; orderUrl: string | null };

export type Sending = {
	form: RegistrationForm;
	fields: UseFormReturn<FormValues>;
	emails: ReturnType<typeof useEmailCheck>;
	person: ReturnType<typeof usePerson>;
	held: ReturnType<typeof useHeld>;
	offer: ReturnType<typeof useOffer>;
	choiceOf: (values: FormValues) => Choice;
	/** Places may be gone: the limits are to be asked again. */
	onNoPlaces: () => Promise<void>;
};

/** What is no field of the details. */
const WITH_AMOUNT = ["code", "packageCode", "expectedGrossGrosz"];
const IN_STEP_ONE = [...WITH_AMOUNT, "tickets", "offer"];
/** What only somebody who is not logged in is asked for. */
const IDENTITY = ["email", "password", "firstName", "lastName", "phoneNo"];

/** Tells why a registration was refused, and asks again for what the refusal says has changed: prices, code, places. */
function useRefusal({ form, fields, emails, person, held, offer, onNoPlaces }: Sending, setTold: (told: Told) => void) {
	const { lang } = form;
	return async ({ status, problem }: CallFailure, email: string) => {
		const told = toldOf({ isAnswered: problem !== undefined, data: problem });
		const refused = Object.entries(problem?.modelState ?? {});
		// logged out in the meantime, or by another tab: the fields come back
		if (person.known && refused.some(([field]) => IDENTITY.includes(field))) await person.ask();
		if (status === 409 && problem?.message === refusals.emailTaken[lang]) {
			emails.note(email, "taken");
			await fields.trigger("email");
		}
		for (const [field, said] of refused) {
			if (IN_STEP_ONE.includes(field)) continue;
			fields.setError(formField(field) as keyof FormValues, { type: "server", message: said[0] ?? "" });
		}
		if (status === 409 || status === 422) {
			const asked = [offer.askPrices(), offer.askCode(fields.getValues("code")), held.ask(), onNoPlaces()];
			await Promise.allSettled(asked);
		}
		const isNewAmount = refused.some(([field]) => WITH_AMOUNT.includes(field));
		setTold(isNewAmount ? { ...told, items: [...told.items, buyingTexts.checkAmount[lang]] } : told);
	};
}

/** Sends the form once, however often the button is pressed; tells what came of it. `round` counts refusals. */
export function useSending(sending: Sending) {
	const { form, fields, emails, person, choiceOf } = sending;
	const { lang } = form;
	const [isSending, setSending] = useState(false);
	const [registered, setRegistered] = useState<Registered>();
	const [round, setRound] = useState(0);
	const [told, setTold] = useMessage();
	const isBusy = useRef(false);
	const [keyOf] = useState(requestKeys);
	const refuse = useRefusal(sending, setTold);
	const nextRound = () => setRound((n) => n + 1);

	/** Whether the address may be registered; says so where it may not. */
	const isFree = async (email: string): Promise<boolean> => {
		const answer = await emails.check(email);
		if (!isRefused(answer)) return true;
		emails.note(email, answer);
		if (answer === "unanswered") setTold(toldOf({ isAnswered: false }));
		await fields.trigger("email");
		return false;
	};
	const send = async (values: FormValues) => {
		const { known } = person;
		if (!known && !(await isFree(values.email))) return nextRound();
		const body = payloadOf(form, values, choiceOf(values));
		try {
			const headers = { "idempotency-key": keyOf(JSON.stringify(body)) };
			const { order } = await call(registerUser, { query: { lang }, body, headers });
			forgetDraft(form.event.code);
			const orderUrl = order && `${form.base}/order.html?id=${encodeURIComponent(order.secret)}`;
			setRegistered({ email: known?.email ?? values.email.trim(), isKnown: known !== undefined, orderUrl });
			// the page of the order begins the payment, so that coming back from it leads there
			if (orderUrl) location.assign(body.paymentMethod === "card" ? `${orderUrl}&pay=card` : orderUrl);
		} catch (error) {
			await refuse(error instanceof CallFailure ? error : new CallFailure(0, undefined), values.email);
			nextRound();
		}
	};
	const submit = async () => {
		if (isBusy.current) return;
		isBusy.current = true;
		setSending(true);
		setTold(undefined);
		emails.forgetFailed();
		await fields.handleSubmit(send, nextRound)();
		isBusy.current = false;
		setSending(false);
	};
	return { isSending, registered, round, told, submit };
}
