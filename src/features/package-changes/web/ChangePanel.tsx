import "./change.css";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { Amounts } from "../../orders/web/buying/Amounts.tsx";
import { PaymentFields } from "../../orders/web/buying/PaymentFields.tsx";
import { payText } from "../../orders/web/buying/pay-text.ts";
import { FormErrors } from "../../registration-page/web/buying/FormErrors.tsx";
import { labelledFields, summedErrors } from "../../registration-page/web/buying/summed-errors.ts";
import type { PackageChanges } from "../contract.ts";
import { changeForm } from "../form.ts";
import { changeTexts as texts } from "../page-texts.ts";
import { ChangePicks } from "./ChangePicks.tsx";
import { useChange } from "./use-change.ts";

type Change = ReturnType<typeof useChange>;
type PanelProps = Parameters<typeof useChange>[0];

export function ChangePanel(props: PanelProps) {
	const { lang, changes } = props;
	const change = useChange(props);
	const { choice, fields, refusals } = change;
	return (
		<form className="change" method="dialog" noValidate {...refusals.clearing(fields.handlers)}>
			<div className="change-main">
				<FormErrors lang={lang} wrong={summedErrors(fields, labelledFields(lang, changeForm))} refusals={refusals} />
				<ChangePicks lang={lang} basis={choice.basis} changes={changes} code={fields.field("packageCode")} />
				<PaymentFields registration={change} />
			</div>
			<div className="change-side">
				<Summary lang={lang} changes={changes} change={change} />
			</div>
		</form>
	);
}

function Summary({ lang, changes, change }: { lang: Lang; changes: PackageChanges; change: Change }) {
	const { choice, fields } = change;
	const { isSending } = fields;
	const { chosen, due, basis, grossGrosz } = choice;
	return (
		<aside className="ticket beams on-dark" aria-label={texts.summary[lang]}>
			<div className="ticket-top">
				<p className="ticket-event">{localized(lang, changes.eventName, changes.eventNameEn)}</p>
				<p className="ticket-name">{chosen?.name ?? changes.own.name}</p>
				<p className="change-note">{texts[chosen ? "stays" : "choose"][lang]}</p>
			</div>
			{chosen && (
				<>
					<Amounts lang={lang} basis={basis} due={due} amount={moneyText(lang, grossGrosz)} />
					<p className="change-send">
						<button type="submit" className="btn btn-key" aria-disabled={isSending}>
							{isSending ? texts.sending[lang] : payText(lang, fields.values.paymentMethod, grossGrosz, false)}
							{!isSending && <Icon name="arrow" />}
						</button>
					</p>
				</>
			)}
		</aside>
	);
}
