import { type ReactNode, useEffect, useRef } from "react";
import type { Text } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { refusals as refusalTexts } from "../../registration/messages.ts";
import { buyingTexts } from "../buying-texts.ts";
import { extraTexts } from "../extra-texts.ts";
import { hasPackageStep, type RegistrationForm } from "../form.ts";
import { ownPlace } from "../own-place.ts";
import type { StudyChoice } from "../studies.ts";
import { teamTexts } from "../team-texts.ts";
import { texts } from "../texts.ts";
import { whoTexts } from "../who-texts.ts";
import { BottomBar, Steps, submitText } from "./buying/BuyingFrame.tsx";
import { Blank, Failed, Ordered, Success } from "./buying/PanelStates.tsx";
import { summedErrors } from "./buying/summed-errors.ts";
import { ConsentFields } from "./ConsentFields.tsx";
import { ErrorBox } from "./ErrorBox.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { ExtrasFields, ExtrasTeaser } from "./ExtrasStep.tsx";
import { AttendanceFields } from "./FormSections.tsx";
import { fieldList, isDetail } from "./field-list.ts";
import { HeldNotice } from "./HeldNotice.tsx";
import { OwnPlace } from "./OwnPlace.tsx";
import { PackageStep, RiseNotice } from "./PackageStep.tsx";
import { QuestionFields } from "./QuestionFields.tsx";
import { StudiesFields } from "./StudiesFields.tsx";
import { SummaryTicket } from "./SummaryTicket.tsx";
import { type Registration, useRegistration } from "./use-registration.ts";
import { useSettings } from "./use-settings.ts";
import { WhoFields } from "./WhoFields.tsx";

/** Focuses the heading when `moves` changes; 0 means that the page has just opened. */
function useHeadingFocus(moves: number) {
	const top = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (moves === 0) return;
		const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
		top.current?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
		const [heading, wrong] = ["h1", ".error-summary[tabindex]"].map((one) =>
			top.current?.querySelector<HTMLElement>(one),
		);
		(wrong ?? heading)?.focus({ preventScroll: true });
	}, [moves]);
	return top;
}

/** Parts that other features render. */
type Choices = { seats(choice: ReturnType<typeof seatChoiceOf>): ReactNode; schools(choice: StudyChoice): ReactNode };

/** Spec §4: blank, form, success, api-error. */
export function RegistrationPanel({ form: shown, seats, schools }: { form: RegistrationForm } & Choices) {
	const settings = useSettings(shown);
	const registration = useRegistration(shown, settings.askLimits);
	const { registered, moves, form, choice, person } = registration;
	const top = useHeadingFocus(registered ? -1 : moves);
	if (settings.state === "blank" && !registered) return <Blank form={form} />;
	if (settings.state === "api-error" && !registered) return <Failed lang={form.lang} onRetry={settings.ask} />;
	// only the card's button leads to a team's draft
	const isForTeam = choice.tickets !== null && registration.isNamed;
	const place = !registered && !isForTeam && ownPlace(form, person.known?.registrations ?? []);
	if (place) return <OwnPlace registration={registration} place={place} />;
	if (form.packages.length === 0) return <Blank form={form} reason={texts.noFreePackage[form.lang]} />;
	return (
		<div className="wrap reg" ref={top}>
			<div className="reg-main">
				<Steps registration={registration} />
				<Main registration={registration} limits={settings.limits} seats={seats} schools={schools} />
			</div>
			<Side registration={registration} />
			{!registered && <BottomBar registration={registration} />}
		</div>
	);
}

type StepProps = { registration: Registration; limits: ReturnType<typeof useSettings>["limits"] } & Choices;

function Main({ registration, limits, seats, schools }: StepProps) {
	const { form, registered, step } = registration;
	const { lang } = form;
	if (registered?.orderUrl) return <Ordered lang={lang} base={form.base} url={registered.orderUrl} />;
	if (registered) return <Success form={form} registered={registered} />;
	const { title, lead } = headOf(registration);
	return (
		<>
			<div className="grid gap-3">
				<h1 className="h-page focus:outline-none" tabIndex={-1}>
					{title[lang]}
				</h1>
				<p className="lead text-pretty">{lead[lang]}</p>
			</div>
			{form.isCalendarUnknown && <p className="notice notice-warn">{texts.calendarUnknown[lang]}</p>}
			<HeldNotice registration={registration} />
			{step === "package" ? (
				<PackageStep registration={registration} />
			) : (
				<FormStep registration={registration} limits={limits} seats={seats} schools={schools} />
			)}
		</>
	);
}

function headOf({ form, step, person, choice }: Registration): { title: Text; lead: Text } {
	if (form.event.isMeeting)
		return { title: texts.meetupTitle, lead: person.known ? whoTexts.knownLead : texts.meetupLead };
	if (step === "package") {
		if (choice.tickets) return teamTexts;
		return form.riseDay === null ? { title: buyingTexts.title, lead: buyingTexts.leadOnePrice } : buyingTexts;
	}
	if (step === "extras") {
		return choice.offered.length > 0 ? extraTexts : { title: extraTexts.paymentTitle, lead: extraTexts.paymentLead };
	}
	if (person.known) return { title: texts.title, lead: whoTexts.knownLead };
	return { title: texts.title, lead: choice.tickets ? teamTexts.buyerLead : texts.lead };
}

function Side({ registration }: { registration: Registration }) {
	const { form, registered } = registration;
	return (
		<div className="reg-side">
			<SummaryTicket registration={registration} />
			{!registered && !registration.choice.isFull && <RiseNotice registration={registration} />}
			{!registered && <p className="field-help px-1">{texts.keptHere[form.lang]}</p>}
		</div>
	);
}

/** Step 2 has person and consents, step 3 extras and payment. A meetup has both on one page. */
function FormStep({ registration, limits, seats, schools }: StepProps) {
	const { form, fields, step, goesOn, goOn, submit } = registration;
	const { isSending } = fields;
	const isExtras = step === "extras" && !form.event.isMeeting;
	return (
		<>
			<Errors registration={registration} />
			<Refusal registration={registration} />
			<form
				id="registration"
				method="dialog"
				noValidate
				{...fields.handlers}
				onSubmit={(event) => {
					event.preventDefault();
					if (goesOn) goOn();
					else submit();
				}}
			>
				<fieldset className="form-stack">
					{isExtras ? (
						<ExtrasFields registration={registration} />
					) : (
						<DataFields registration={registration} limits={limits} seats={seats} schools={schools} />
					)}
					<div className={hasPackageStep(form) ? "form-foot" : "form-foot form-foot-end"}>
						<BackButton registration={registration} />
						<button type="submit" className="btn form-submit" aria-disabled={isSending}>
							{submitText(registration)}
							{!isSending && <Icon name="arrow" />}
						</button>
					</div>
				</fieldset>
			</form>
		</>
	);
}

function DataFields({ registration, limits, seats, schools }: StepProps) {
	const { form, choice, goesOn } = registration;
	return (
		<>
			<WhoFields registration={registration} />
			{!choice.tickets && (
				<>
					<StudiesFields registration={registration} schools={schools} />
					<AttendanceFields registration={registration} limits={limits} />
					<QuestionFields registration={registration} />
					{seats(seatChoiceOf(registration))}
				</>
			)}
			{form.event.isMeeting && <ExtrasFields registration={registration} />}
			<ConsentFields registration={registration} />
			{!form.event.isMeeting && !goesOn && <ExtrasTeaser registration={registration} />}
		</>
	);
}

function seatChoiceOf({ form, choice, fields }: Registration) {
	const { lang, event, calendar } = form;
	const { chosen, attendsOnline: isOnline } = choice;
	return {
		lang,
		title: texts.seats,
		eventCode: event.code,
		timeZone: event.timeZone,
		ticket: chosen && { ...chosen, isOnline, calendarCode: calendar?.code ?? null },
		chosen: fields.values.seats,
		onChange: (lectureIds: number[]) => fields.set({ seats: lectureIds }),
		error: fields.errors.seats,
	};
}

function BackButton({ registration }: { registration: Registration }) {
	const { form, step, go } = registration;
	const { lang } = form;
	if (step === "extras") {
		return (
			<button type="button" className="btn btn-outline" onClick={() => go("data")}>
				<Icon name="left" />
				{extraTexts.back[lang]}
			</button>
		);
	}
	if (hasPackageStep(form)) {
		return (
			<button type="button" className="btn btn-outline" onClick={() => go("package")}>
				<Icon name="left" />
				{buyingTexts.back[lang]}
			</button>
		);
	}
	return null;
}

function Refusal({ registration }: { registration: Registration }) {
	const { refusals, form, fields, choice, go } = registration;
	const { errorMessage, round } = refusals;
	const hasWrongFields = Object.keys(fields.errors).length > 0; // their summary takes the focus
	const { lang } = form;
	const isRegistered = errorMessage?.text[lang] === refusalTexts.alreadyRegistered[lang];
	return (
		<ErrorBox lang={lang} errorMessage={errorMessage} round={round} hasWrongFields={hasWrongFields}>
			{isRegistered && <a href={`${form.base}/user.html`}>{whoTexts.toAccount[lang]}</a>}
			{choice.isFull && (
				<button type="button" className="plain-link" onClick={() => go("package")}>
					{whoTexts.toWaiting[lang]}
				</button>
			)}
			{choice.tickets && (
				<button type="button" className="plain-link" onClick={() => go("package")}>
					{teamTexts.changeTickets[lang]}
				</button>
			)}
		</ErrorBox>
	);
}

function Errors({ registration }: { registration: Registration }) {
	const { form, fields, step, choice, refusals } = registration;
	const { round } = refusals;
	const isShown = (name: string) => form.event.isMeeting || isDetail(name) === (step === "data");
	const visibleFields = fieldList(form, choice.chosen).filter(({ name }) => isShown(name));
	return round > 0 ? (
		<ErrorSummary lang={form.lang} errors={summedErrors(fields, visibleFields)} round={round} />
	) : null;
}
