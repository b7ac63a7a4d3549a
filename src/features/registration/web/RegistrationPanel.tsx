import { useEffect, useRef } from "react";
import { tidy } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { OfferedPackage, RegistrationForm } from "../form.ts";
import { texts } from "../texts.ts";
import { ConsentFields } from "./ConsentFields.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { AccountFields, AttendanceFields, Notice, PersonFields } from "./FormSections.tsx";
import { fieldList } from "./field-list.ts";
import { Blank, Failed, Success } from "./PanelStates.tsx";
import { QuestionFields } from "./QuestionFields.tsx";
import { Steps, SummaryTicket } from "./SummaryTicket.tsx";
import { type Registration, useRegistration } from "./use-registration.ts";
import { useSettings } from "./use-settings.ts";

/** Registration for the free package of an event, and the form of a meetup (spec §4: blank, form, success, api-error). */
export function RegistrationPanel({ form }: { form: RegistrationForm }) {
	const settings = useSettings(form);
	const registration = useRegistration(form, settings.askLimits);
	const { chosen, registered } = registration;
	const top = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!registered) return;
		const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
		top.current?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
		top.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
	}, [registered]);
	if (settings.state === "blank" && !registered) return <Blank form={form} />;
	if (settings.state === "api-error" && !registered) return <Failed lang={form.lang} onRetry={settings.ask} />;
	if (!chosen) return <Blank form={form} reason={texts.noFreePackage[form.lang]} />;
	return (
		<div className="wrap reg" ref={top}>
			<div className="reg-main">
				<Steps lang={form.lang} current={registered ? 3 : 2} />
				{registered ? (
					<Success form={form} email={registered} />
				) : (
					<FormBody registration={registration} limits={settings.limits} />
				)}
			</div>
			<div className="reg-side">
				<SummaryTicket form={form} chosen={chosen} />
				{!registered && <p className="field-help px-1">{tidy(texts.keptHere[form.lang])}</p>}
			</div>
			{!registered && <BottomBar registration={registration} chosen={chosen} />}
		</div>
	);
}

function FormBody({
	registration,
	limits,
}: {
	registration: Registration;
	limits: ReturnType<typeof useSettings>["limits"];
}) {
	const { form, isAwake, isSending, told, refused, address, submit } = registration;
	const { lang } = form;
	return (
		<>
			<div className="grid gap-3">
				<h1 className="h-page">{texts[form.event.isMeeting ? "meetupTitle" : "title"][lang]}</h1>
				<p className="lead text-pretty">{tidy(texts[form.event.isMeeting ? "meetupLead" : "lead"][lang])}</p>
			</div>
			{refused && <Notice text={texts.paidSoon[lang].replace("#", () => refused.name)} />}
			{address.code && <Notice isCalm text={texts.codeKept[lang].replace("#", () => address.code!.toUpperCase())} />}
			<Errors registration={registration} />
			{told && (
				<div className="error-summary" role="alert">
					<Icon name="warning" size={24} />
					<div>
						<p className="error-summary-title">{told.text[lang]}</p>
						{told.items.length > 0 && (
							<ul>
								{told.items.map((item) => (
									<li key={item}>{item}</li>
								))}
							</ul>
						)}
					</div>
				</div>
			)}
			<form
				id="registration"
				method="post"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void submit();
				}}
			>
				<fieldset className="form-stack" disabled={!isAwake}>
					<AccountFields registration={registration} />
					<PersonFields registration={registration} />
					<AttendanceFields registration={registration} limits={limits} />
					<QuestionFields registration={registration} />
					<ConsentFields registration={registration} />
					<div className="form-foot">
						<a
							className="btn btn-outline"
							href={form.event.isMeeting ? form.base || "/" : `${form.base || "/"}#packages`}
						>
							<Icon name="left" />
							{texts[form.event.isMeeting ? "backToEvent" : "otherPackage"][lang]}
						</a>
						<button type="submit" className="btn form-submit" aria-disabled={isSending}>
							{isSending ? texts.sending[lang] : texts[form.event.isMeeting ? "submitMeetup" : "submit"][lang]}
							{!isSending && <Icon name="arrow" />}
						</button>
					</div>
				</fieldset>
			</form>
			<noscript>
				<p className="notice notice-warn">{texts.noScript[lang]}</p>
			</noscript>
		</>
	);
}

function Errors({ registration }: { registration: Registration }) {
	const { form, fields, chosen, round, errorOf } = registration;
	const wrong = fieldList(form, chosen).flatMap(({ name, id, label }) => {
		const message = errorOf(name);
		return message ? [{ id, label, message }] : [];
	});
	return fields.formState.isSubmitted ? <ErrorSummary lang={form.lang} errors={wrong} round={round} /> : null;
}

/** The price and the one button, always in sight on narrow screens. */
function BottomBar({ registration, chosen }: { registration: Registration; chosen: OfferedPackage }) {
	const { form, isSending, isAwake } = registration;
	const { lang } = form;
	return (
		<div className="reg-bar on-dark">
			<div>
				<p className="reg-bar-package">{chosen.name}</p>
				<p className="reg-bar-total">{texts.free[lang]}</p>
			</div>
			<button type="submit" form="registration" className="btn btn-key" disabled={!isAwake} aria-disabled={isSending}>
				{isSending ? texts.sending[lang] : texts[form.event.isMeeting ? "submitMeetup" : "submitShort"][lang]}
				{!isSending && <Icon name="arrow" />}
			</button>
		</div>
	);
}
