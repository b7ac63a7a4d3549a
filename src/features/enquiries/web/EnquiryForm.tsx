import "./enquiries.css";
import { type Lang, tidy } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { PhoneField } from "../../../kit/ui/phone-field.tsx";
import { TrapField } from "../../../kit/ui/trap-field.tsx";
import { type EnquiryKind, fieldsOf } from "../rules.ts";
import { formTexts, texts } from "../texts.ts";
import { fieldId, useEnquiry } from "./use-enquiry.ts";

/** The form of a window: its fields, what went wrong, and the button that says what it does. */
export function EnquiryForm({ lang, eventCode, kind }: { lang: Lang; eventCode: string; kind: EnquiryKind }) {
	const enquiry = useEnquiry({ lang, eventCode, kind });
	const { fields, isSending, refused, submit } = enquiry;
	return (
		<form className="enquiry" onSubmit={submit} noValidate aria-label={formTexts[kind].title[lang]}>
			<p className="lead">{tidy(formTexts[kind].lead[lang])}</p>
			<Fields lang={lang} kind={kind} enquiry={enquiry} />
			<TrapField {...fields.register("website")} />
			<div role="alert">
				{refused && (
					<p className="enquiry-refused">
						<Icon name="warning" />
						<span>{tidy(refused)}</span>
					</p>
				)}
			</div>
			<div className="enquiry-foot">
				<p className="field-help">
					{tidy(texts.use[lang])} <a href="#privacy">{texts.privacy[lang]}</a>.
				</p>
				<button type="submit" className="btn" aria-disabled={isSending}>
					{isSending ? texts.sending[lang] : formTexts[kind].send[lang]}
				</button>
			</div>
		</form>
	);
}

/** What each field is to the browser that fills it in. */
const INPUTS = {
	name: { autoComplete: "name" },
	companyName: { autoComplete: "organization" },
	email: { autoComplete: "email", type: "email" },
} as const;

function Fields({
	lang,
	kind,
	enquiry,
}: {
	lang: Lang;
	kind: EnquiryKind;
	enquiry: Pick<ReturnType<typeof useEnquiry>, "fields" | "errorOf" | "judgePhones">;
}) {
	const { fields, errorOf, judgePhones } = enquiry;
	return fieldsOf(kind).map((name) => {
		const field = { lang, id: fieldId(name), label: texts[name][lang], error: errorOf(name) };
		if (name !== "phoneNo") return <TextField key={name} {...field} {...INPUTS[name]} {...fields.register(name)} />;
		if (kind === "lecturer") {
			const help = texts.lecturerPhoneHelp[lang];
			const phone = { type: "tel", autoComplete: "tel-national", inputMode: "tel" } as const;
			return <TextField key={name} {...field} {...phone} isOptional help={help} {...fields.register(name)} />;
		}
		return (
			<PhoneField
				key={name}
				{...field}
				value={fields.watch(name)}
				onChange={(phoneNo) =>
					fields.setValue(name, phoneNo, {
						shouldValidate: fields.getFieldState(name).isTouched || errorOf(name) !== undefined,
					})
				}
				onBlur={() => fields.setValue(name, fields.getValues(name), { shouldTouch: true, shouldValidate: true })}
				onReady={judgePhones}
			/>
		);
	});
}
