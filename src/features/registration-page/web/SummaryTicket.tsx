import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { paymentTexts } from "../../orders/payment-texts.ts";
import { Amounts, amountText } from "../../orders/web/buying/Amounts.tsx";
import { buyingTexts } from "../buying-texts.ts";
import type { OfferedPackage } from "../form.ts";
import { ticketCount } from "../team.ts";
import { teamTexts, ticketForms } from "../team-texts.ts";
import { texts } from "../texts.ts";
import { waitingTexts } from "../waiting-texts.ts";
import { SummaryCode } from "./SummaryCode.tsx";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration };

export function SummaryTicket({ registration }: Props) {
	const { form, choice } = registration;
	const { lang, event } = form;
	const { tickets, chosen } = choice;
	return (
		<aside className="ticket beams on-dark" aria-label={(tickets ? paymentTexts.toPay : texts.yourTicket)[lang]}>
			<div className="ticket-top">
				<p className="ticket-event">{event.name}</p>
				<p className="ticket-name">
					{tickets ? plural(lang, ticketCount(tickets), ticketForms) : (chosen?.name ?? texts.yourTicket[lang])}
				</p>
				<ul className="ticket-facts">
					{tickets ? (
						<TeamFacts lang={lang} />
					) : chosen ? (
						<OwnFacts registration={registration} chosen={chosen} />
					) : (
						<li className="font-normal text-on-dark-muted text-pretty">{buyingTexts.yours[lang]}</li>
					)}
				</ul>
			</div>
			<Amounts
				lang={lang}
				due={choice.due}
				basis={choice.basis}
				code={registration.fields.values.code}
				amount={amountText(lang, choice)}
				total={choice.isFull ? waitingTexts.price[lang] : undefined}
			>
				<SummaryCode registration={registration} />
			</Amounts>
		</aside>
	);
}

function OwnFacts({ registration, chosen }: Props & { chosen: OfferedPackage }) {
	const { lang, event } = registration.form;
	return (
		<>
			{chosen.days.map((day) => (
				<li key={day.name}>
					<Icon name={day.isOnsite ? "pin" : "play"} />
					<span>{`${day.name}, ${day.isOnsite ? event.place : texts.online[lang].toLowerCase()}`}</span>
				</li>
			))}
			{chosen.included.map((fact) => (
				<li key={fact}>
					<Icon name="check" />
					<span>{fact}</span>
				</li>
			))}
		</>
	);
}

function TeamFacts({ lang }: { lang: Lang }) {
	return teamTexts.facts.map((fact) => (
		<li key={fact.en}>
			<Icon name="check" />
			<span>{fact[lang]}</span>
		</li>
	));
}
