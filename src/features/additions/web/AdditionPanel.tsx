import { useEffect, useRef } from "react";
import { type Lang, localized, type Text } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { WaitState } from "../../../kit/ui/wait-state.tsx";
import { lineName } from "../../options/texts.ts";
import { OptionFields } from "../../options/web/buying/OptionFields.tsx";
import type { CardPayments } from "../../orders/rules.ts";
import { Amounts } from "../../orders/web/buying/Amounts.tsx";
import { PaymentFields } from "../../orders/web/buying/PaymentFields.tsx";
import { payText } from "../../orders/web/buying/pay-text.ts";
import { PriceBar } from "../../registration-page/web/buying/BuyingFrame.tsx";
import { FormErrors } from "../../registration-page/web/buying/FormErrors.tsx";
import { Ordered } from "../../registration-page/web/buying/PanelStates.tsx";
import { labelledFields, summedErrors } from "../../registration-page/web/buying/summed-errors.ts";
import type { OwnOptions } from "../contract.ts";
import { additionForm } from "../form.ts";
import { awaitingPayment } from "../names.ts";
import { additionRefusals, additionTexts as texts } from "../texts.ts";
import { useAddition } from "./use-addition.ts";

type PanelProps = { lang: Lang; base: string; cardPayments: CardPayments };

export function AdditionPanel({ lang, base, cardPayments }: PanelProps) {
	const addition = useAddition({ lang, base, cardPayments });
	const { state, choice } = addition;
	if (state.name === "loading") return <WaitState text={texts.loading[lang]} noScript={texts.noScript[lang]} />;
	if (state.name === "ordered") {
		return (
			<div className="wrap state">
				<Ordered lang={lang} base={base} url={state.orderUrl} />
			</div>
		);
	}
	if (state.name === "shown" && choice && state.own.options.length > 0) {
		return <Form lang={lang} base={base} addition={addition} choice={choice} own={state.own} />;
	}
	if (state.name === "unanswered") return <Message lang={lang} base={base} text="noAnswer" onRetry={addition.ask} />;
	if (state.name === "nobody") return <Message lang={lang} base={base} title="nobodyTitle" link="logIn" />;
	if (state.name === "added")
		return <Message lang={lang} base={base} title="doneTitle" text="done" link="back" isGood />;
	const refusal = state.name === "shown" ? state.own.refusal : "notYours";
	if (refusal)
		return <Message lang={lang} base={base} title="notNowTitle" reason={additionRefusals[refusal]} link="back" />;
	return <Message lang={lang} base={base} title="noneTitle" text="none" link="back" />;
}

type MessageProps = Pick<PanelProps, "lang" | "base"> & {
	title?: keyof typeof texts;
	text?: keyof typeof texts;
	reason?: Text;
	/** Chooses the text of the link to the account. */
	link?: "back" | "logIn";
	isGood?: boolean;
	onRetry?: () => Promise<void>;
};

function Message({ lang, base, title, text, reason, link, isGood, onRetry }: MessageProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="wrap state" role={onRetry ? "alert" : undefined}>
			{isGood && (
				<span className="success-mark">
					<Icon name="check" size={32} />
				</span>
			)}
			{title && (
				<h1 className="h-page focus:outline-none" tabIndex={-1} ref={heading}>
					{texts[title][lang]}
				</h1>
			)}
			{text && <p className="lead text-pretty">{texts[text][lang]}</p>}
			{reason && <p className="lead text-pretty">{reason[lang]}</p>}
			<div className="state-actions">
				{onRetry && (
					<button type="button" className="btn" onClick={() => void onRetry()}>
						{texts.tryAgain[lang]}
					</button>
				)}
				{link && (
					<a className="btn" href={`${base}/user.html`}>
						{texts[link][lang]}
					</a>
				)}
			</div>
		</div>
	);
}

type Addition = ReturnType<typeof useAddition>;
type FormProps = Pick<PanelProps, "lang" | "base"> & {
	addition: Addition;
	own: OwnOptions;
	choice: NonNullable<Addition["choice"]>;
};

// long: one page's markup, whose parts are components already
function Form({ lang, base, addition, own, choice }: FormProps) {
	const { fields, refusals } = addition;
	const { isSending } = fields;
	const paid = { ...addition, choice };
	const amount = moneyText(lang, choice.grossGrosz);
	return (
		<div className="wrap reg">
			<div className="reg-main">
				<div className="grid gap-3">
					<h1 className="h-page">{texts.title[lang]}</h1>
					<p className="lead text-pretty">{texts.lead[lang]}</p>
				</div>
				<FormErrors lang={lang} wrong={summedErrors(fields, labelledFields(lang, additionForm))} refusals={refusals} />
				<form id="addition" method="dialog" noValidate {...refusals.clearing(fields.handlers)}>
					<div className="form-stack">
						<OptionFields registration={paid} />
						<PaymentFields registration={paid} />
						<div className="form-foot">
							<a className="btn btn-outline" href={`${base}/user.html`}>
								<Icon name="left" />
								{texts.back[lang]}
							</a>
							<button type="submit" className="btn form-submit" aria-disabled={isSending}>
								{submitText(lang, addition)}
								{!isSending && <Icon name="arrow" />}
							</button>
						</div>
					</div>
				</form>
			</div>
			<div className="reg-side">
				<Summary lang={lang} own={own} choice={choice} amount={amount} />
			</div>
			<PriceBar
				lang={lang}
				name={texts.summary[lang]}
				amount={amount}
				parts={<Amounts lang={lang} due={choice.due} basis={choice.basis} amount={amount} />}
			>
				<button type="submit" form="addition" className="btn btn-key" aria-disabled={isSending}>
					{submitText(lang, addition, true)}
					{!isSending && <Icon name="arrow" />}
				</button>
			</PriceBar>
		</div>
	);
}

function submitText(lang: Lang, { choice, fields }: Addition, isShort = false): string {
	if (fields.isSending) return texts.adding[lang];
	if (!choice || choice.grossGrosz === 0) return texts[isShort ? "submitShort" : "submitFree"][lang];
	return payText(lang, fields.values.paymentMethod, choice.grossGrosz, isShort);
}

function Summary({ lang, own, choice, amount }: Pick<FormProps, "lang" | "own" | "choice"> & { amount: string }) {
	const has = own.taken.map(({ kind, choice: size, isPaid }) => {
		const name = lineName(kind, size)[lang];
		return { name: isPaid ? name : `${name} (${awaitingPayment[lang]})`, isPaid };
	});
	return (
		<aside className="ticket beams on-dark" aria-label={texts.summary[lang]}>
			<div className="ticket-top">
				<p className="ticket-event">{localized(lang, own.eventName, own.eventNameEn)}</p>
				<p className="ticket-name">{own.packageName}</p>
				{has.length > 0 && (
					<ul className="ticket-facts">
						{has.map(({ name, isPaid }) => (
							<li key={name}>
								<Icon name={isPaid ? "check" : "clock"} />
								<span>{name}</span>
							</li>
						))}
					</ul>
				)}
			</div>
			<Amounts lang={lang} basis={choice.basis} due={choice.due} amount={amount} />
		</aside>
	);
}
