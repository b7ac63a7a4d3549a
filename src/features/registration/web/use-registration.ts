import { type RefObject, useEffect, useRef, useState } from "react";
import { type FieldErrors, get, type Resolver, set, type UseFormReturn, useForm } from "react-hook-form";
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
import { messages } from "../messages.ts";
import { type RegistrationFacts, validateRegistration } from "../rules.ts";
import { type Address, addressIn, NO_ADDRESS } from "./address.ts";
import { keepDraft, keptDraft } from "./draft.ts";
import type { PhoneJudge } from "./PhoneField.tsx";
import { isRefused, useEmailCheck } from "./use-email-check.ts";
import { useSending } from "./use-sending.ts";

/** Fills the form with what was typed before, and keeps what is typed; not before the page is awake. */
function useDraft(eventCode: string, { reset, watch }: UseFormReturn<FormValues>): void {
	useEffect(() => {
		const draft = keptDraft(eventCode);
		if (draft) reset({ ...emptyValues, ...draft }, { keepDefaultValues: true });
		const watching = watch((values) => keepDraft(eventCode, values as FormValues));
		return () => watching.unsubscribe();
	}, [eventCode, reset, watch]);
}

/** Judges the form by the same rules as the server, and by what is known of the address. */
function resolverOf(
	form: RegistrationForm,
	choice: Chosen,
	judge: RefObject<PhoneJudge | undefined>,
	emails: ReturnType<typeof useEmailCheck>,
): Resolver<FormValues> {
	const facts: RegistrationFacts = {
		hasLimits: form.calendar !== null,
		questions: questionsIn(form.packages.find((one) => one.code === choice.packageCode)?.inputs ?? []),
		requiredConsents: form.consents
			.filter((one) => one.isRequired && one.kind !== "processing")
			.map((one) => one.objectId),
		isPhoneNo: (phoneNo) => judge.current?.(phoneNo) ?? true,
	};
	return (values) => {
		const found = validateRegistration(payloadOf(form, values, choice), facts);
		if (!found["email"] && isRefused(emails.known(values.email))) found["email"] = [messages.emailTaken];
		const errors: FieldErrors<FormValues> = {};
		for (const [field, [text]] of Object.entries(found)) {
			set(errors, formField(field), { type: "rule", message: text![form.lang] });
		}
		return Object.keys(found).length > 0 ? { values: {}, errors } : { values, errors: {} };
	};
}

export type Registration = ReturnType<typeof useRegistration>;

/** Everything that the registration form does: what is chosen, judged, kept, sent, and what came of it. */
export function useRegistration(form: RegistrationForm, onNoPlaces: () => Promise<void>) {
	const [address, setAddress] = useState<Address>(NO_ADDRESS);
	const [isAwake, setAwake] = useState(false);
	const judge = useRef<PhoneJudge>(undefined);
	const emails = useEmailCheck(form.event.code, form.lang);
	const { chosen, refused } = chosenPackage(form, address.packageCode);
	const choice: Chosen = {
		packageCode: chosen?.code ?? null,
		calendarCode: form.calendar?.code ?? null,
		isOnline: address.isOnline,
		code: address.code,
	};
	const fields = useForm<FormValues>({
		defaultValues: emptyValues,
		mode: "onTouched",
		resolver: resolverOf(form, choice, judge, emails),
		shouldFocusError: false,
	});
	useEffect(() => {
		setAddress(addressIn(location.search));
		setAwake(true);
	}, []);
	useDraft(form.event.code, fields);
	return {
		form,
		fields,
		chosen,
		refused,
		address,
		emails,
		isAwake,
		...useSending({ form, fields, emails, choice, onNoPlaces }),
		/** The message of a field, if it is wrong. */
		errorOf: (name: string): string | undefined =>
			(get(fields.formState.errors, name) as { message?: string } | undefined)?.message,
		judgePhones: (isPhoneNo: PhoneJudge) => {
			judge.current = isPhoneNo;
		},
	};
}
