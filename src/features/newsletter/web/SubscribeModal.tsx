import { useEffect, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { described, FieldError, TextField } from "../../../kit/ui/field.tsx";
import { useLoaded, waitingModal } from "../../../kit/ui/loaded.tsx";
import type { ModalProps } from "../../../kit/ui/modal.tsx";
import { ModalForm } from "../../../kit/ui/modal-form.tsx";
import { useSentForm } from "../../../kit/ui/use-sent-form.ts";
import { normalizedEmail } from "../../account/rules.ts";
import { getGdpr } from "../../consent/contract.ts";
import { subscribe } from "../contract.ts";
import { MARKETING_KEY, SUBSCRIPTION_TYPE, signUpErrors } from "../rules.ts";
import { texts } from "../texts.ts";
import { settleMobileNewsletter } from "./mobile-newsletter.ts";

export function SubscribeModal(props: ModalProps) {
	return <LoadedForm {...props} isMobile={false} />;
}

/** Mobile newsletter with a reminder; once closed, it does not open by itself again. */
export function MobileNewsletterModal(props: ModalProps) {
	useEffect(() => () => settleMobileNewsletter("closed"), []);
	return <LoadedForm {...props} isMobile />;
}

type Props = ModalProps & { isMobile: boolean };

/** Form with the event's consent text, stored by version. */
function LoadedForm(props: Props) {
	const { lang, eventCode, isMobile, onClose } = props;
	const title = texts[isMobile ? "mobileTitle" : "windowTitle"][lang];
	const [consents, retry] = useLoaded(eventCode, () => call(getGdpr, { params: { eventCode }, query: { lang } }));
	if (consents.state !== "loaded") {
		const { state } = consents;
		const gone = texts.noAnswer[lang];
		return waitingModal({ lang, title, state, gone, onClose, width: 520, onRetry: retry });
	}
	const requested = consents.value.find((one) => one.kind === "marketing");
	const consent = requested
		? localized(lang, requested.descriptionShort, requested.descriptionShortEn)
		: texts.consent[lang];
	return <SubscribeForm {...props} title={title} consent={consent} />;
}

/** State and submission of the form. */
function useSubscribing({ lang, eventCode, isMobile }: Props) {
	const [email, setEmail] = useState("");
	const [isAgreed, setAgreed] = useState(false);
	const [wantMobileReminder, setReminder] = useState(false);
	const payload = { email: normalizedEmail(email), gdprs: { [MARKETING_KEY]: isAgreed } };
	const form = useSentForm({
		lang,
		id: "subscribe",
		fields: ["email", "gdprs"] as const,
		judge: () => inLang(signUpErrors(payload), lang),
		async send(guard) {
			const typeId = isMobile ? SUBSCRIPTION_TYPE.mobile : SUBSCRIPTION_TYPE.default;
			const body = { eventCode, ...payload, wantInform: true, typeId, wantMobileReminder, language: lang, ...guard };
			const answer = await call(subscribe, { params: { eventCode }, query: { lang }, body });
			settleMobileNewsletter("subscribed");
			return answer;
		},
	});
	return { email, setEmail, isAgreed, setAgreed, wantMobileReminder, setReminder, form };
}

function SubscribeForm({ title, consent, ...props }: Props & { title: string; consent: string }) {
	const { lang, isMobile, onClose } = props;
	const { email, setEmail, isAgreed, setAgreed, wantMobileReminder, setReminder, form } = useSubscribing(props);
	const words = { submit: texts.submit[lang], sending: texts.sending[lang], close: texts.close[lang] };
	const lead = texts[isMobile ? "mobileLead" : "lead"][lang];
	return (
		<ModalForm lang={lang} title={title} lead={lead} form={form} words={words} onClose={onClose} answer={form.answer}>
			<TextField
				lang={lang}
				id="subscribe-email"
				label={texts.email[lang]}
				type="email"
				autoComplete="email"
				placeholder={texts.emailExample[lang]}
				value={email}
				error={form.errors.email}
				onChange={(event) => setEmail(event.target.value)}
			/>
			<div className="grid gap-2">
				<label className="check">
					<input
						type="checkbox"
						{...described({ id: "subscribe-gdprs", error: form.errors.gdprs })}
						checked={isAgreed}
						onChange={(event) => setAgreed(event.target.checked)}
					/>
					<span>{consent}</span>
				</label>
				<FieldError id="subscribe-gdprs" error={form.errors.gdprs} />
			</div>
			{isMobile && (
				<label className="check">
					<input type="checkbox" checked={wantMobileReminder} onChange={(event) => setReminder(event.target.checked)} />
					<span>{texts.wantReminder[lang]}</span>
				</label>
			)}
		</ModalForm>
	);
}

function inLang({ email, gdprs }: ReturnType<typeof signUpErrors>, lang: Lang) {
	return { ...(email && { email: email[lang] }), ...(gdprs && { gdprs: gdprs[lang] }) };
}
