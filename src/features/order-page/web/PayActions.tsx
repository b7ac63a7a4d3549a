import { useEffect, useRef, useState } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { PaymentInfo } from "../contract.ts";
import { orderTexts as texts } from "../page-texts.ts";
import type { OrderView } from "../state.ts";
import type { useOrder } from "./use-order.ts";

/** `until` is the end of the reservation as text. */
type Props = { lang: Lang; info: PaymentInfo; view: OrderView; order: ReturnType<typeof useOrder>; until: string };

/** Buttons to pay, change the method and cancel. */
// long: the available ways to pay, then their buttons
export function PayActions(props: Props) {
	const { lang, info, view, order, until } = props;
	const isAgain = view === "failed" || view === "await";
	const isWaiting = view === "transfer" || view === "confirm";
	const label = isAgain ? texts.payAgain : isWaiting ? texts.payNow : texts.payCard;
	const amount = moneyText(lang, info.dueGrosz);
	const takesCards = info.cardPayments !== "none";
	const canTransfer = info.method !== "transfer";
	if (!info.isPayable) {
		return (
			<div className="print:hidden">
				<Cancelling {...props} />
			</div>
		);
	}
	return (
		<section className="card form-card print:hidden">
			{view === "await" && <p>{texts.awaitUnpaid[lang].replace("{until}", () => until)}</p>}
			{(takesCards || canTransfer) && (
				<div className="pay-ways">
					{takesCards && (
						<button
							type="button"
							className={isWaiting ? "btn btn-soft" : "btn"}
							aria-describedby="pay-card-help"
							onClick={() => void order.pay("card")}
						>
							{fill(label[lang], amount)}
						</button>
					)}
					{canTransfer && (
						<button type="button" className="btn btn-soft" onClick={() => void order.pay("transfer")}>
							{texts.toTransfer[lang]}
						</button>
					)}
				</div>
			)}
			{takesCards && (
				<p className="field-help" id="pay-card-help">
					{texts[info.cardPayments === "test" ? "payCardHelpTest" : "payCardHelp"][lang]}
				</p>
			)}
			<Cancelling {...props} />
		</section>
	);
}

/** Cancels after a second confirmation. */
function Cancelling({ lang, order }: Props) {
	const [isConfirming, setConfirming] = useState(false);
	const question = useRef<HTMLParagraphElement>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const wasRequested = useRef(false);
	useEffect(() => {
		if (isConfirming) question.current?.focus();
		else if (wasRequested.current) opener.current?.focus();
		wasRequested.current = isConfirming;
	}, [isConfirming]);
	if (!isConfirming) {
		return (
			<button type="button" className="plain-link" ref={opener} onClick={() => setConfirming(true)}>
				{texts.cancel[lang]}
			</button>
		);
	}
	return (
		<div className="form-inset">
			<p className="font-bold focus:outline-none" tabIndex={-1} ref={question}>
				<Icon name="warning" /> {texts.cancelAsk[lang]}
			</p>
			<div className="pay-ways">
				<button type="button" className="btn" onClick={() => void order.cancel()}>
					{texts.cancelYes[lang]}
				</button>
				<button type="button" className="btn btn-outline" onClick={() => setConfirming(false)}>
					{texts.cancelNo[lang]}
				</button>
			</div>
		</div>
	);
}
