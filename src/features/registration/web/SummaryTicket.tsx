import { type Lang, tidy } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/money.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { OfferedPackage, RegistrationForm } from "../form.ts";
import { texts } from "../texts.ts";

/** The package and the price in sight all the time: a ticket beside the form. */
export function SummaryTicket({ form, chosen }: { form: RegistrationForm; chosen: OfferedPackage }) {
	const { lang, event } = form;
	return (
		<aside className="ticket on-dark" aria-label={texts.yourTicket[lang]}>
			<div className="ticket-top">
				<p className="ticket-event">{event.name}</p>
				<p className="ticket-name">{chosen.name}</p>
				<ul className="ticket-facts">
					{chosen.days.map((day) => (
						<li key={day.name}>
							<Icon name={day.isOnsite ? "pin" : "play"} />
							<span>{tidy(`${day.name}, ${day.isOnsite ? event.place : texts.online[lang].toLowerCase()}`)}</span>
						</li>
					))}
					{chosen.included.map((fact) => (
						<li key={fact}>
							<Icon name="check" />
							<span>{tidy(fact)}</span>
						</li>
					))}
				</ul>
			</div>
			<div className="ticket-foot">
				<p className="ticket-line">
					<span>1 × {chosen.name}</span>
					<span className="tabular">{moneyText(lang, 0)}</span>
				</p>
				<p className="ticket-total">
					<span>{texts.toPay[lang]}</span>
					<strong>{texts.free[lang]}</strong>
				</p>
			</div>
		</aside>
	);
}

/** The steps of a free registration: package, details, done. `current` begins with 1. */
export function Steps({ lang, current }: { lang: Lang; current: 2 | 3 }) {
	const names = [texts.stepPackage, texts.stepData, texts.stepDone];
	return (
		<nav aria-label={texts.steps[lang]}>
			<ol className="steps">
				{names.map((name, index) => {
					const isDone = index + 1 < current || current === 3;
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
				{texts.stepOf[lang].replace("#", String(current))}
			</p>
		</nav>
	);
}
