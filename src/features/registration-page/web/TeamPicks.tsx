import { fill } from "../../../kit/i18n/fill.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { lineAmounts } from "../../../kit/money/amounts.ts";
import { besideText, firstText } from "../../../kit/money/displayed-price.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Stepper } from "../../../kit/ui/stepper.tsx";
import { messages } from "../../registration/messages.ts";
import { TEAM_TICKETS_MAX } from "../../registration/rules.ts";
import type { OfferedPackage } from "../form.ts";
import { mostTickets, teamPackages, ticketCount } from "../team.ts";
import { teamTexts as texts } from "../team-texts.ts";
import { netWithCode, PackageHead, PackageRise } from "./PackagePick.tsx";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration; isMissing: boolean };

/** `isMissing`: the person continued without any ticket. */
export function TeamPicks({ registration, isMissing }: Props) {
	const { form, choice } = registration;
	const { lang } = form;
	const count = ticketCount(choice.tickets ?? []);
	return (
		<fieldset className="picks" aria-label={texts.tickets[lang]} id="tickets">
			{teamPackages(form.packages).map((one) => (
				<TeamPick key={one.code} registration={registration} one={one} />
			))}
			<div aria-live="polite" className="empty:hidden">
				{isMissing && count === 0 && <FieldError id="tickets" error={messages.noTickets[lang]} />}
				{count >= TEAM_TICKETS_MAX && <p className="field-help">{messages.tooManyTickets[lang]}</p>}
			</div>
		</fieldset>
	);
}

function TeamPick({ registration, one }: { registration: Registration; one: OfferedPackage }) {
	const { form, fields, choice } = registration;
	const { lang } = form;
	const tickets = choice.tickets ?? [];
	const quantity = tickets.find((ticket) => ticket.packageCode === one.code)?.quantity ?? 0;
	const price = lineAmounts(quantity, netWithCode(registration, one), one.vatRate);
	const named = (text: Text) => fill(text[lang], one.name);
	const set = (next: number) => fields.set({ quantities: { ...fields.latest().quantities, [one.code]: next } });
	return (
		<div className="choice pick team-pick" data-chosen={quantity > 0 ? "" : undefined}>
			<div className="pick-body">
				<PackageHead registration={registration} one={one} />
				<PackageRise registration={registration} one={one} />
				<div className="team-row">
					<Stepper
						labels={{ value: named(texts.ticketsFor), more: named(texts.more), fewer: named(texts.fewer) }}
						value={quantity}
						most={mostTickets(one, tickets)}
						onChange={set}
					/>
					{quantity > 0 && (
						<p className="team-sum">
							<b className="tabular">{firstText(lang, choice.basis, price)}</b>
							<span className="text-muted">{besideText(lang, choice.basis, price)}</span>
						</p>
					)}
				</div>
			</div>
		</div>
	);
}
