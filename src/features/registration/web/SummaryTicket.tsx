import { type Lang, tidy } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { moneyText } from "../../../kit/money/money.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { keptCode } from "../../codes/rules.ts";
import { buyingTexts } from "../buying-texts.ts";
import type { OfferedPackage } from "../form.ts";
import type { Due } from "../price.ts";
import { ticketCount } from "../team.ts";
import { teamTexts, ticketForms } from "../team-texts.ts";
import { texts } from "../texts.ts";
import { waitingTexts } from "../waiting-texts.ts";
import { amountText } from "./BuyingFrame.tsx";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration; chosen: OfferedPackage };

/** What is bought and its price in sight all the time: a ticket beside the form. */
export function SummaryTicket({ registration, chosen }: Props) {
	const { form, choice } = registration;
	const { lang, event } = form;
	const { tickets } = choice;
	return (
		<aside className="ticket on-dark" aria-label={texts[tickets ? "toPay" : "yourTicket"][lang]}>
			<div className="ticket-top">
				<p className="ticket-event">{event.name}</p>
				<p className="ticket-name">{tickets ? plural(lang, ticketCount(tickets), ticketForms) : chosen.name}</p>
				<ul className="ticket-facts">
					{tickets ? <TeamFacts lang={lang} /> : <OwnFacts registration={registration} chosen={chosen} />}
				</ul>
			</div>
			<Amounts
				{...{ lang, due: choice.due }}
				code={registration.fields.watch("code")}
				amount={amountText(lang, choice)}
				isFull={choice.isFull}
			/>
		</aside>
	);
}

function OwnFacts({ registration, chosen }: Props) {
	const { lang, event } = registration.form;
	return (
		<>
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
		</>
	);
}

function TeamFacts({ lang }: { lang: Lang }) {
	return teamTexts.facts.map((fact) => (
		<li key={fact.en}>
			<Icon name="check" />
			<span>{tidy(fact[lang])}</span>
		</li>
	));
}

type AmountsProps = {
	lang: Lang;
	due: Due | undefined;
	/** As typed. */
	code?: string;
	amount: string;
	/** Nothing is ordered: the package is full. */
	isFull?: boolean;
};

/** Net lines, VAT and the total, as the order will have them. */
export function Amounts({ lang, due, code = "", amount, isFull = false }: AmountsProps) {
	if (!due) return null;
	const lines: { name: string; grosz: number; isShown: boolean; note?: string | undefined }[] = [
		...due.lines.map(({ name, quantity, netGrosz, note }) => ({
			name: `${quantity} × ${name}`,
			grosz: netGrosz,
			isShown: true,
			note,
		})),
		{
			name: `${buyingTexts.discount[lang]} ${keptCode(code)}`,
			grosz: -due.discountNetGrosz,
			isShown: due.discountNetGrosz > 0,
		},
		{ name: buyingTexts.fee[lang], grosz: due.feeNetGrosz, isShown: due.feeNetGrosz > 0 },
		{ name: buyingTexts.vat[lang], grosz: due.vatGrosz, isShown: due.vatGrosz > 0 },
	];
	return (
		<div className="ticket-foot">
			{lines
				.filter((line) => line.isShown)
				.map((line) => (
					<p className="ticket-line" key={line.name}>
						<span>{line.name}</span>
						<span className="tabular whitespace-nowrap">{line.note ?? moneyText(lang, line.grosz)}</span>
					</p>
				))}
			<p className="ticket-total" aria-live="polite">
				<span>{isFull ? waitingTexts.price[lang] : texts.toPay[lang]}</span>
				<strong>{amount}</strong>
			</p>
		</div>
	);
}
