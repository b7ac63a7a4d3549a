import "./enquiries.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { requestKeys } from "../../../kit/api/request-keys.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import type { ModalProps, ModalWidth } from "../../../kit/ui/modal.tsx";
import { ModalForm } from "../../../kit/ui/modal-form.tsx";
import { PhoneField } from "../../../kit/ui/phone-field.tsx";
import { usePhoneLibrary } from "../../../kit/ui/use-phone-library.ts";
import { useSentForm } from "../../../kit/ui/use-sent-form.ts";
import { enquiryAddress } from "../addresses.ts";
import type { sendEnquiry } from "../contract.ts";
import {
	ENQUIRY_TYPE,
	type EnquiryErrors,
	type EnquiryField,
	type EnquiryKind,
	fieldsOf,
	readEnquiry,
} from "../rules.ts";
import { formTexts, texts } from "../texts.ts";
import { type Draft, draftOf } from "./draft.ts";

type Props = Pick<ModalProps, "lang" | "eventCode" | "onClose"> & {
	kind: EnquiryKind;
	width: ModalWidth;
	/** Lays out the form with its companion content. */
	around: (form: ReactNode) => ReactNode;
};

const NOTHING: Draft = { name: "", companyName: "", email: "", phoneNo: "" };

// long: one form's state and markup
export function EnquiryModal(props: Props) {
	const { lang, eventCode, kind, width, around, onClose } = props;
	const [draft] = useState(() => draftOf(eventCode, kind));
	const { typed, type } = useTyped(draft);
	const phone = usePhoneLibrary();
	const [keyOf] = useState(requestKeys);
	const form = useSentForm({
		lang,
		id: "enquiry",
		fields: fieldsOf(kind),
		whenReady: phone.started,
		judge: () => inLang(readEnquiry(kind, typed, phone.isPhoneNo).errors, lang),
		async send(guard) {
			const values = { eventCode, modalType: ENQUIRY_TYPE[kind], ...typed };
			// identical input is stored once, even when an earlier response was lost
			const headers = { "idempotency-key": keyOf(JSON.stringify(values)) };
			const requested = { params: { eventCode }, query: { lang }, body: { ...values, ...guard }, headers };
			const answer = await call<typeof sendEnquiry>(enquiryAddress, requested);
			draft.forget();
			return answer;
		},
		onAnswer: openThanks,
	});
	const { title, lead, send } = formTexts[kind];
	const words = { submit: send[lang], sending: texts.sending[lang] };
	const note = (
		<>
			{texts.use[lang]} <a href="#privacy">{texts.privacy[lang]}</a>.
		</>
	);
	return (
		<ModalForm
			lang={lang}
			form={form}
			words={words}
			note={note}
			width={width}
			around={around}
			onClose={onClose}
			title={title[lang]}
			lead={lead[lang]}
		>
			<Fields lang={lang} kind={kind} typed={typed} type={type} form={form} onPhoneStart={phone.onStart} />
		</ModalForm>
	);
}

/** The typed values, stored as a draft on every change. */
function useTyped(draft: ReturnType<typeof draftOf>) {
	const [typed, setTyped] = useState<Draft>(() => ({ ...NOTHING, ...draft.stored() }));
	const first = useRef(typed);
	useEffect(() => {
		if (typed !== first.current) draft.save(typed);
	}, [typed, draft]);
	return { typed, type: (name: EnquiryField, text: string) => setTyped((before) => ({ ...before, [name]: text })) };
}

function inLang(errors: EnquiryErrors, lang: Lang): Partial<Draft> {
	return Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, text[lang]]));
}

/** The thank-you modal replaces the form in the history: "back" leads to the page, not to an empty form. */
function openThanks(): void {
	history.replaceState(history.state, "", "#thank-you");
	dispatchEvent(new HashChangeEvent("hashchange"));
}

/** Browser autofill attributes of each field. */
const INPUTS = {
	name: { autoComplete: "name" },
	companyName: { autoComplete: "organization" },
	email: { autoComplete: "email", type: "email" },
} as const;

function Fields({
	lang,
	kind,
	typed,
	type,
	form,
	onPhoneStart,
}: Pick<Props, "lang" | "kind"> & {
	typed: Draft;
	type: (name: EnquiryField, text: string) => void;
	form: { idOf(name: EnquiryField): string; errors: Partial<Draft> };
	onPhoneStart: ReturnType<typeof usePhoneLibrary>["onStart"];
}) {
	return fieldsOf(kind).map((name) => {
		const field = { lang, id: form.idOf(name), label: texts[name][lang], error: form.errors[name], value: typed[name] };
		if (name === "phoneNo" && kind !== "lecturer") {
			return <PhoneField key={name} {...field} onChange={(phoneNo) => type(name, phoneNo)} onStart={onPhoneStart} />;
		}
		const input =
			name === "phoneNo"
				? ({
						type: "tel",
						autoComplete: "tel-national",
						isOptional: true,
						help: texts.lecturerPhoneHelp[lang],
					} as const)
				: INPUTS[name];
		return <TextField key={name} {...field} {...input} onChange={(event) => type(name, event.target.value)} />;
	});
}
