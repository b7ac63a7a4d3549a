import type { ReactNode } from "react";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { plural } from "../../../../kit/i18n/plural.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { Amounts, amountText } from "../../../orders/web/buying/Amounts.tsx";
import { payText } from "../../../orders/web/buying/pay-text.ts";
import { buyingTexts } from "../../buying-texts.ts";
import { extraTexts } from "../../extra-texts.ts";
import { hasPackageStep } from "../../form.ts";
import { ticketCount } from "../../team.ts";
import { ticketForms } from "../../team-texts.ts";
import { texts } from "../../texts.ts";
import { waitingTexts } from "../../waiting-texts.ts";
import { NextButton } from "../PackageStep.tsx";
import { SummaryCode } from "../SummaryCode.tsx";
import type { Registration } from "../use-registration.ts";

/** `isShort` is for the button beside the amount. */
export function submitText({ form, fields, choice, goesOn }: Registration, isShort = false): string {
	const { lang } = form;
	const { isSending } = fields;
	if (goesOn && isShort) return buyingTexts.nextShort[lang];
	if (goesOn) return extraTexts[choice.offered.length > 0 ? "next" : "nextPayment"][lang];
	if (choice.grossGrosz === 0) {
		if (choice.tickets) return buyingTexts[isSending ? "ordering" : isShort ? "shortFree" : "submitFreeTeam"][lang];
		if (isSending) return texts.sending[lang];
		return form.event.isMeeting ? texts.submitMeetup[lang] : buyingTexts.submitFree[lang];
	}
	if (isSending) return buyingTexts.ordering[lang];
	return payText(lang, fields.values.paymentMethod, choice.grossGrosz, isShort);
}

/** Price and submit button, always visible on narrow screens. */
export function BottomBar({ registration }: { registration: Registration }) {
	const { form, fields, step, choice } = registration;
	const { isSending } = fields;
	const { chosen, tickets, due, basis, isFull } = choice;
	const { lang } = form;
	return (
		<PriceBar
			lang={lang}
			name={tickets ? plural(lang, ticketCount(tickets), ticketForms) : (chosen?.name ?? buyingTexts.nothingYet[lang])}
			amount={chosen || tickets ? amountText(lang, choice) : undefined}
			parts={
				<Amounts
					lang={lang}
					due={due}
					basis={basis}
					code={fields.values.code}
					amount={amountText(lang, choice)}
					total={isFull ? waitingTexts.price[lang] : undefined}
				>
					<SummaryCode registration={registration} />
				</Amounts>
			}
		>
			{step === "package" ? (
				<NextButton registration={registration} className="btn btn-key" isShort />
			) : (
				<button type="submit" form="registration" className="btn btn-key" aria-disabled={isSending}>
					{submitText(registration, true)}
					{!isSending && <Icon name="arrow" />}
				</button>
			)}
		</PriceBar>
	);
}

type BarProps = { lang: Lang; name: string; amount: string | undefined; parts: ReactNode; children: ReactNode };

export function PriceBar({ lang, name, amount, parts, children }: BarProps) {
	return (
		<div className="reg-bar on-dark">
			{amount === undefined ? (
				<p className="reg-bar-package">{name}</p>
			) : (
				<details className="reg-bar-sum">
					<summary>
						<span className="reg-bar-package">
							{name} <Icon name="down" size={18} />
							<span className="sr-only">{buyingTexts.what[lang]}</span>
						</span>
						<span className="reg-bar-total">{amount}</span>
					</summary>
					<div className="reg-bar-parts">{parts}</div>
				</details>
			)}
			{children}
		</div>
	);
}

/** Package, details, extras if any, and payment or confirmation. */
export function Steps({ registration }: { registration: Registration }) {
	const { form, step, registered, choice } = registration;
	const { lang, event } = form;
	const isPaid = choice.grossGrosz > 0 || choice.tickets?.length === 0; // no tickets chosen yet
	const hasExtras = !event.isMeeting && (isPaid || step === "extras");
	const paid = choice.offered.length > 0 ? extraTexts.title : buyingTexts.stepPayment;
	const first = hasPackageStep(form) ? [texts.stepPackage] : [];
	const extras = hasExtras ? [isPaid ? paid : extraTexts.step] : [];
	const names = [...first, texts.stepData, ...extras, texts.stepDone];
	const current = registered ? names.length : first.length + { package: 0, data: 1, extras: 2 }[step];
	return (
		<nav aria-label={texts.steps[lang]}>
			<ol className="steps">
				{names.map((name, index) => {
					const isDone = index + 1 < current || (current === names.length && !isPaid);
					return (
						<li
							key={name.en}
							data-state={isDone ? "done" : index + 1 === current ? "current" : "ahead"}
							aria-current={index + 1 === current ? "step" : undefined}
						>
							<span className="step-name">
								{isDone ? <Icon name="check" size={18} /> : `${index + 1}. `}
								{name[lang]}
								{isDone && <span className="sr-only"> ({texts.stepIsDone[lang]})</span>}
							</span>
						</li>
					);
				})}
			</ol>
			<p className="steps-short" aria-hidden="true">
				{fill(texts.stepOf[lang], { step: current, count: names.length })}
			</p>
		</nav>
	);
}
