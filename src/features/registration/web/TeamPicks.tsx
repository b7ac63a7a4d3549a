import { useState } from "react";
import { tidy } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/money.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { OfferedPackage } from "../form.ts";
import { messages } from "../messages.ts";
import { TEAM_TICKETS_MAX } from "../rules.ts";
import { mostTickets, teamPackages, ticketCount } from "../team.ts";
import { teamTexts as texts } from "../team-texts.ts";
import { netWithCode, PackageHead, PackageRise } from "./PackagePick.tsx";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration; isMissing: boolean };

/** How many tickets of which package a team buys. `isMissing` tells that it went on without any. */
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
				{count >= TEAM_TICKETS_MAX && <p className="field-help">{tidy(messages.tooManyTickets[lang])}</p>}
			</div>
		</fieldset>
	);
}

function TeamPick({ registration, one }: { registration: Registration; one: OfferedPackage }) {
	const { form, fields, choice } = registration;
	const { lang } = form;
	const tickets = choice.tickets ?? [];
	const quantity = tickets.find((ticket) => ticket.packageCode === one.code)?.quantity ?? 0;
	const unitNetGrosz = netWithCode(registration, one);
	const set = (next: number) => fields.setValue("quantities", { ...fields.getValues("quantities"), [one.code]: next });
	return (
		<div className="choice pick team-pick" data-chosen={quantity > 0 ? "" : undefined}>
			<div className="pick-body">
				<PackageHead registration={registration} one={one} />
				<PackageRise registration={registration} one={one} />
				<div className="team-row">
					<Stepper lang={lang} name={one.name} value={quantity} most={mostTickets(one, tickets)} onChange={set} />
					{quantity > 0 && (
						<p className="team-sum">
							<span className="text-muted">
								{quantity} × {moneyText(lang, unitNetGrosz)}
							</span>
							<b className="tabular">{moneyText(lang, quantity * unitNetGrosz)}</b>
						</p>
					)}
				</div>
			</div>
		</div>
	);
}

type StepperProps = {
	lang: Registration["form"]["lang"];
	name: string;
	value: number;
	most: number;
	onChange: (value: number) => void;
};

/** A number between 0 and `most`: by its buttons, typed, or with the arrow keys. */
function Stepper({ lang, name, value, most, onChange }: StepperProps) {
	const [typed, setTyped] = useState<string>();
	const within = (next: number) => Math.max(0, Math.min(Math.trunc(next) || 0, most));
	const step = (by: number) => {
		setTyped(undefined);
		onChange(within(value + by));
	};
	const label = (text: { pl: string; en: string }) => text[lang].replace("#", () => name);
	return (
		<div className="stepper">
			<button type="button" aria-label={label(texts.fewer)} disabled={value === 0} onClick={() => step(-1)}>
				<Icon name="minus" size={22} />
			</button>
			<input
				type="number"
				inputMode="numeric"
				min={0}
				max={most}
				step={1}
				aria-label={label(texts.ticketsFor)}
				value={typed ?? value}
				onFocus={(event) => event.target.select()}
				onChange={(event) => {
					const next = within(Number(event.target.value));
					// an empty field stays empty while somebody types
					setTyped(event.target.value === "" ? "" : undefined);
					onChange(next);
				}}
				onBlur={() => setTyped(undefined)}
			/>
			<button type="button" aria-label={label(texts.more)} disabled={value >= most} onClick={() => step(1)}>
				<Icon name="plus" size={22} />
			</button>
		</div>
	);
}
