import "./enquiries.css";
import { type ReactNode, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { requestKeys } from "../../../kit/api/request-keys.ts";
import type { WholeBody } from "../../../kit/contract/form.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import type { ModalProps, ModalWidth } from "../../../kit/ui/modal.tsx";
import { ModalForm } from "../../../kit/ui/modal-form.tsx";
import { PhoneField } from "../../../kit/ui/phone-field.tsx";
import { type BoundForm, useForm } from "../../../kit/ui/use-form.ts";
import { useGuard } from "../../../kit/ui/use-guard.ts";
import { usePhoneLibrary } from "../../../kit/ui/use-phone-library.ts";
import { enquiryAddress } from "../addresses.ts";
import type { sendEnquiry } from "../contract.ts";
import { type EnquiryField, enquiryForm, fieldsOf } from "../enquiry-form.ts";
import { ENQUIRY_TYPE, type EnquiryKind } from "../rules.ts";
import { formTexts, texts } from "../texts.ts";

type Props = Pick<ModalProps, "lang" | "eventCode" | "onClose"> & {
	kind: EnquiryKind;
	width: ModalWidth;
	around: (form: ReactNode) => ReactNode;
};

// long: one form's markup
export function EnquiryModal(props: Props) {
	const { lang, eventCode, kind, width, around, onClose } = props;
	const phone = usePhoneLibrary();
	const [keyOf] = useState(requestKeys);
	const guard = useGuard<{ message: string }>(lang, openThanks);
	const form = useForm({
		form: enquiryForm,
		lang,
		id: "enquiry",
		names: fieldsOf(kind),
		...guard.options,
		context: { kind, isPhoneNo: phone.isPhoneNo },
		whenReady: phone.started,
		draft: `enquiry-${kind}-${eventCode.toUpperCase()}`,
		save: (payload) =>
			guard.send((robots) => {
				const values = { eventCode, modalType: ENQUIRY_TYPE[kind], ...payload };
				// Identical input is stored once, also after a lost response.
				const headers = { "idempotency-key": keyOf(JSON.stringify(values)) };
				const body: WholeBody<typeof sendEnquiry> = { website: undefined, filledInMs: undefined, ...robots, ...values };
				return call<typeof sendEnquiry>(enquiryAddress, { params: { eventCode }, query: { lang }, body, headers });
			}),
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
			guard={guard}
			words={words}
			note={note}
			width={width}
			around={around}
			onClose={onClose}
			title={title[lang]}
			lead={lead[lang]}
		>
			<Fields kind={kind} form={form} onPhoneStart={phone.onStart} />
		</ModalForm>
	);
}

/** Replaces the form in the history, so that "back" does not lead to an empty form. */
function openThanks(): void {
	history.replaceState(history.state, "", "#thank-you");
	dispatchEvent(new HashChangeEvent("hashchange"));
}

const INPUTS = {
	name: { autoComplete: "name" },
	companyName: { autoComplete: "organization" },
	email: { autoComplete: "email", type: "email" },
} as const satisfies Record<Exclude<EnquiryField, "phoneNo">, object>;

function Fields({
	kind,
	form,
	onPhoneStart,
}: Pick<Props, "kind"> & {
	form: BoundForm<typeof enquiryForm.empty>;
	onPhoneStart: ReturnType<typeof usePhoneLibrary>["onStart"];
}) {
	return fieldsOf(kind).map((name) => {
		if (name !== "phoneNo") return <TextField key={name} {...form.input(name)} {...INPUTS[name]} />;
		if (kind !== "lecturer") return <PhoneField key={name} {...form.field(name)} onStart={onPhoneStart} />;
		return (
			<TextField
				key={name}
				{...form.input(name)}
				type="tel"
				autoComplete="tel-national"
				isOptional
				help={texts.lecturerPhoneHelp[form.lang]}
			/>
		);
	});
}
