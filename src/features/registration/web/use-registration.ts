import { useEffect, useRef, useState } from "react";
import { type FieldErrors, get, type Resolver, set, type UseFormReturn, useForm } from "react-hook-form";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { registerUser } from "../contract.ts";
import { type Told, toldOf } from "../error-ladder.ts";
import {
	type Chosen,
	chosenPackage,
	emptyValues,
	type FormValues,
	formField,
	payloadOf,
	questionsIn,
	type RegistrationForm,
} from "../form.ts";
import { messages, refusals } from "../messages.ts";
import { validateRegistration } from "../rules.ts";
import { type Address, addressIn, NO_ADDRESS } from "./address.ts";
import { forgetDraft, keepDraft, keptDraft } from "./draft.ts";
import type { PhoneJudge } from "./PhoneField.tsx";
import { useEmailCheck } from "./use-email-check.ts";

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

/** Fills the form with what was typed before, and keeps what is typed; not before the page is awake. */
function useDraft(eventCode: string, fields: UseFormReturn<FormValues>): void {
	const { reset, watch } = fields;
	useEffect(() => {
		const draft = keptDraft(eventCode);
		if (draft) reset({ ...emptyValues, ...draft }, { keepDefaultValues: true });
		const watching = watch((values) => keepDraft(eventCode, values as FormValues));
		return () => watching.unsubscribe();
	}, [eventCode, reset, watch]);
}

export type Registration = ReturnType<typeof useRegistration>;

/** Everything that the registration form does: what is chosen, judged, kept, sent, and what came of it. */
export function useRegistration(form: RegistrationForm, onNoPlaces: () => Promise<void>) {
	const { lang } = form;
	const [address, setAddress] = useState<Address>(NO_ADDRESS);
	const [isAwake, setAwake] = useState(false);
	const [isSending, setSending] = useState(false);
	const [registered, setRegistered] = useState<string>();
	const [round, setRound] = useState(0);
	const [told, setTold] = useMessage();
	const judge = useRef<PhoneJudge>(undefined);
	const isBusy = useRef(false);
	const [keyOf] = useState(requestKeys);
	const emails = useEmailCheck(form.event.code, lang);
	const { chosen, refused } = chosenPackage(form, address.packageCode);
	const choice: Chosen = {
		packageCode: chosen?.code ?? null,
		calendarCode: form.calendar?.code ?? null,
		isOnline: address.isOnline,
		code: address.code,
	};

	const resolver: Resolver<FormValues> = (values) => {
		const found = validateRegistration(payloadOf(form, values, choice), {
			hasLimits: form.calendar !== null,
			questions: questionsIn(chosen?.inputs ?? []),
			requiredConsents: form.consents
				.filter((one) => one.isRequired && one.kind !== "processing")
				.map((one) => one.objectId),
			isPhoneNo: (phoneNo) => judge.current?.(phoneNo) ?? true,
		});
		if (!found["email"] && emails.known(values.email) === "taken") found["email"] = [messages.emailTaken];
		const errors: FieldErrors<FormValues> = {};
		for (const [field, [text]] of Object.entries(found))
			set(errors, formField(field), { type: "rule", message: text![lang] });
		return Object.keys(found).length > 0 ? { values: {}, errors } : { values, errors: {} };
	};
	const fields = useForm<FormValues>({
		defaultValues: emptyValues,
		mode: "onTouched",
		resolver,
		shouldFocusError: false,
	});

	useEffect(() => {
		setAddress(addressIn(location.search));
		setAwake(true);
	}, []);
	useDraft(form.event.code, fields);

	const refuse = async (error: unknown, email: string) => {
		const failure = error instanceof CallFailure ? error : new CallFailure(0, undefined);
		setTold(toldOf({ isAnswered: failure.problem !== undefined, data: failure.problem }));
		if (failure.status === 409 && failure.problem?.message === refusals.emailTaken[lang]) {
			emails.note(email, "taken");
			await fields.trigger("email");
		}
		for (const [field, said] of Object.entries(failure.problem?.modelState ?? {})) {
			fields.setError(formField(field) as keyof FormValues, { type: "server", message: said[0] ?? "" });
		}
		if (failure.status === 409) await onNoPlaces().catch(() => {});
		setRound((n) => n + 1);
	};
	const send = async (values: FormValues) => {
		const answer = await emails.check(values.email, true);
		if (answer === "taken") {
			await fields.trigger("email");
			setRound((n) => n + 1);
			return;
		}
		const body = payloadOf(form, values, choice);
		try {
			await call(registerUser, { query: { lang }, body, headers: { "idempotency-key": keyOf(JSON.stringify(body)) } });
			forgetDraft(form.event.code);
			setRegistered(values.email.trim());
		} catch (error) {
			await refuse(error, values.email);
		}
	};
	/** Sends once, however often the button is pressed meanwhile. */
	const submit = async () => {
		if (isBusy.current) return;
		isBusy.current = true;
		setSending(true);
		setTold(undefined);
		await fields.handleSubmit(send, () => setRound((n) => n + 1))();
		isBusy.current = false;
		setSending(false);
	};
	return {
		form,
		fields,
		chosen,
		refused,
		address,
		emails,
		isAwake,
		isSending,
		registered,
		round,
		told,
		submit,
		/** The message of a field, if it is wrong. */
		errorOf: (name: string): string | undefined =>
			(get(fields.formState.errors, name) as { message?: string } | undefined)?.message,
		judgePhones: (isPhoneNo: PhoneJudge) => {
			judge.current = isPhoneNo;
		},
	};
}
