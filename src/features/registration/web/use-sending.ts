import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { registerUser } from "../contract.ts";
import { type Told, toldOf } from "../error-ladder.ts";
import { type Chosen, type FormValues, formField, payloadOf, type RegistrationForm } from "../form.ts";
import { refusals } from "../messages.ts";
import { forgetDraft } from "./draft.ts";
import { isRefused, type useEmailCheck } from "./use-email-check.ts";

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

export type Sending = {
	form: RegistrationForm;
	fields: UseFormReturn<FormValues>;
	emails: ReturnType<typeof useEmailCheck>;
	choice: Chosen;
	/** Places may be gone: the limits are to be asked again. */
	onNoPlaces: () => Promise<void>;
};

/** Sends the form once, however often the button is pressed; tells what came of it. `round` counts refusals. */
export function useSending({ form, fields, emails, choice, onNoPlaces }: Sending) {
	const { lang } = form;
	const [isSending, setSending] = useState(false);
	const [registered, setRegistered] = useState<string>();
	const [round, setRound] = useState(0);
	const [told, setTold] = useMessage();
	const isBusy = useRef(false);
	const [keyOf] = useState(requestKeys);
	const nextRound = () => setRound((n) => n + 1);

	const refuse = async ({ status, problem }: CallFailure, email: string) => {
		setTold(toldOf({ isAnswered: problem !== undefined, data: problem }));
		if (status === 409 && problem?.message === refusals.emailTaken[lang]) {
			emails.note(email, "taken");
			await fields.trigger("email");
		}
		for (const [field, said] of Object.entries(problem?.modelState ?? {})) {
			fields.setError(formField(field) as keyof FormValues, { type: "server", message: said[0] ?? "" });
		}
		if (status === 409) await onNoPlaces().catch(() => {});
		nextRound();
	};
	const send = async (values: FormValues) => {
		const answer = await emails.check(values.email);
		if (isRefused(answer)) {
			emails.note(values.email, answer);
			if (answer === "unanswered") setTold(toldOf({ isAnswered: false }));
			await fields.trigger("email");
			return nextRound();
		}
		const body = payloadOf(form, values, choice);
		try {
			await call(registerUser, { query: { lang }, body, headers: { "idempotency-key": keyOf(JSON.stringify(body)) } });
			forgetDraft(form.event.code);
			setRegistered(values.email.trim());
		} catch (error) {
			await refuse(error instanceof CallFailure ? error : new CallFailure(0, undefined), values.email);
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
