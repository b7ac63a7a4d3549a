import { type FormEvent, useEffect, useRef, useState } from "react";
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { requestKeys } from "../../../kit/api/request-keys.ts";
import { type Lang, tidy } from "../../../kit/i18n/lang.ts";
import { fillTime } from "../../../kit/ui/fill-time.ts";
import type { PhoneJudge } from "../../../kit/ui/phone-field.tsx";
import { showToast } from "../../../kit/ui/toast.ts";
import { enquiryAddress } from "../addresses.ts";
import type { sendEnquiry } from "../contract.ts";
import { ENQUIRY_TYPE, type EnquiryField, type EnquiryKind, enquiryErrors, fieldsOf } from "../rules.ts";
import { texts } from "../texts.ts";
import { type Draft, draftOf } from "./draft.ts";

type Values = Draft & { website: string };
type Form = { lang: Lang; eventCode: string; kind: EnquiryKind };

const NOTHING: Values = { name: "", companyName: "", email: "", phoneNo: "", website: "" };

/** The id of a field's control. */
export const fieldId = (name: EnquiryField) => `enquiry-${name}`;

/** Everything that a window's form does: it judges, keeps what is typed, sends once and says what came of it. */
export function useEnquiry(form: Form) {
	const { eventCode, kind } = form;
	const judge = useRef<PhoneJudge>(undefined);
	const [draft] = useState(() => draftOf(eventCode, kind));
	const fields = useForm<Values>({
		mode: "onTouched",
		shouldFocusError: false,
		defaultValues: { ...NOTHING, ...draft.kept() },
		resolver: resolverOf(form, (phoneNo) => judge.current?.(phoneNo) ?? true),
	});
	useEffect(() => {
		const watching = fields.watch(({ website: _trap, ...typed }) => draft.keep(typed as Draft));
		return () => watching.unsubscribe();
	}, [fields, draft]);
	const { isSending, refused, send } = useSending(form, fields, draft.forget);
	return {
		fields,
		isSending,
		refused,
		errorOf: (name: EnquiryField) => fields.formState.errors[name]?.message,
		judgePhones(ready: PhoneJudge) {
			judge.current = ready;
			if (fields.formState.isSubmitted) void fields.trigger("phoneNo");
		},
		submit(event: FormEvent) {
			event.preventDefault();
			void fields.handleSubmit(send, (errors) => focusFirst(kind, errors))();
		},
	};
}

/** Judges by the server's own rules. */
function resolverOf({ lang, kind }: Form, isPhoneNo: PhoneJudge): Resolver<Values> {
	return (values) => {
		const found = Object.entries(enquiryErrors(kind, values, isPhoneNo));
		const errors = Object.fromEntries(found.map(([name, text]) => [name, { type: "rule", message: text[lang] }]));
		return found.length > 0 ? { values: {}, errors } : { values, errors: {} };
	};
}

function focusFirst(kind: EnquiryKind, errors: FieldErrors<Values>): void {
	const first = fieldsOf(kind).find((name) => errors[name]);
	if (first) document.getElementById(fieldId(first))?.focus();
}

/** Sends the form once, however often the button is pressed, also when the answer to an earlier try was lost. */
function useSending(form: Form, fields: UseFormReturn<Values>, onSent: () => void) {
	const [isSending, setSending] = useState(false);
	const [refused, setRefused] = useState<string>();
	const [keyOf] = useState(requestKeys);
	const [filling] = useState(fillTime);
	const isBusy = useRef(false);
	const isLeft = useRef(false);
	useEffect(() => {
		isLeft.current = false;
		return () => {
			isLeft.current = true;
		};
	}, []);
	const refuse = (failure: CallFailure) => {
		const said = failure.problem?.message ?? texts.noAnswer[form.lang];
		// whoever has closed the window meanwhile must learn it too; what was typed is there when it is opened again
		if (isLeft.current) return showToast({ type: "danger", message: tidy(`${texts.notSent[form.lang]} ${said}`) });
		for (const name of fieldsOf(form.kind)) {
			const [message] = failure.problem?.modelState?.[name] ?? [];
			if (message) fields.setError(name, { type: "server", message });
		}
		fields.setValue("website", ""); // a browser that filled it in by itself does not stop a second try
		setRefused(said);
	};
	const send = async (values: Values) => {
		if (isBusy.current) return;
		isBusy.current = true;
		setSending(true);
		setRefused(undefined);
		try {
			const message = await sent(form, values, { keyOf, filling });
			onSent();
			if (isLeft.current) showToast({ type: "success", message: tidy(message) });
			else openThanks();
		} catch (error) {
			refuse(error instanceof CallFailure ? error : new CallFailure(0, undefined));
		}
		isBusy.current = false;
		setSending(false);
	};
	return { isSending, refused, send };
}

async function sent(
	{ lang, eventCode, kind }: Form,
	{ website, ...typed }: Values,
	{ keyOf, filling }: { keyOf: (body: string) => string; filling: ReturnType<typeof fillTime> },
): Promise<string> {
	const told = { eventCode, modalType: ENQUIRY_TYPE[kind], ...typed };
	const headers = { "idempotency-key": keyOf(JSON.stringify(told)) };
	await filling.enough();
	const body = { ...told, website, filledInMs: filling.ms() };
	const answer = await call<typeof sendEnquiry>(enquiryAddress, {
		params: { eventCode },
		query: { lang },
		body,
		headers,
	});
	return answer.message;
}

/** The thank-you window takes the form's place in the history: going back leads to the page, not to an empty form. */
function openThanks(): void {
	history.replaceState(history.state, "", "#thank-you");
	dispatchEvent(new HashChangeEvent("hashchange"));
}
