import { useEffect } from "react";
import { call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { described, FieldError, TextField } from "../../../kit/ui/field.tsx";
import { useLoaded, waitingModal } from "../../../kit/ui/loaded.tsx";
import type { ModalProps } from "../../../kit/ui/modal.tsx";
import { ModalForm } from "../../../kit/ui/modal-form.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { useGuard } from "../../../kit/ui/use-guard.ts";
import { getGdpr } from "../../consent/contract.ts";
import { subscribe } from "../contract.ts";
import { MARKETING_KEY, SUBSCRIPTION_TYPE } from "../rules.ts";
import { subscriptionForm } from "../subscription-form.ts";
import { texts } from "../texts.ts";
import { settleMobileNewsletter } from "./mobile-newsletter.ts";

export function SubscribeModal(props: ModalProps) {
	return <LoadedForm {...props} isMobile={false} />;
}

/** The mobile newsletter with a reminder. Once closed, it does not open by itself again. */
export function MobileNewsletterModal(props: ModalProps) {
	useEffect(() => () => settleMobileNewsletter("closed"), []);
	return <LoadedForm {...props} isMobile />;
}

type Props = ModalProps & { isMobile: boolean };

/** Loads the consent text, whose version is stored. */
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

// long: one form's markup
function SubscribeForm({ title, consent, ...props }: Props & { title: string; consent: string }) {
	const { lang, eventCode, isMobile, onClose } = props;
	const guard = useGuard<ResponseOf<typeof subscribe>>(lang);
	const form = useForm({
		form: subscriptionForm,
		lang,
		id: "subscribe",
		...guard.options,
		save: (payload) =>
			guard.send(async (robots) => {
				const typeId = isMobile ? SUBSCRIPTION_TYPE.mobile : SUBSCRIPTION_TYPE.default;
				const body = { eventCode, ...payload, wantInform: true, typeId, language: lang, ...robots };
				const answer = await call(subscribe, { params: { eventCode }, query: { lang }, body });
				settleMobileNewsletter("subscribed");
				return answer;
			}),
	});
	const consentId = form.idOf("gdprs");
	const words = { submit: texts.submit[lang], sending: texts.sending[lang], close: texts.close[lang] };
	const lead = texts[isMobile ? "mobileLead" : "lead"][lang];
	return (
		<ModalForm
			lang={lang}
			title={title}
			lead={lead}
			form={form}
			guard={guard}
			words={words}
			onClose={onClose}
			answer={guard.answer}
		>
			<TextField {...form.input("email")} type="email" autoComplete="email" placeholder={texts.emailExample[lang]} />
			<div className="grid gap-2">
				<label className="check">
					<input
						type="checkbox"
						{...described({ id: consentId, error: form.errors.gdprs })}
						checked={form.values.gdprs[MARKETING_KEY] === true}
						onChange={({ target }) => form.set({ gdprs: { [MARKETING_KEY]: target.checked } })}
					/>
					<span>{consent}</span>
				</label>
				<FieldError id={consentId} error={form.errors.gdprs} />
			</div>
			{isMobile && (
				<label className="check">
					<input
						type="checkbox"
						checked={form.values.wantMobileReminder}
						onChange={({ target }) => form.set({ wantMobileReminder: target.checked })}
					/>
					<span>{texts.wantReminder[lang]}</span>
				</label>
			)}
		</ModalForm>
	);
}
