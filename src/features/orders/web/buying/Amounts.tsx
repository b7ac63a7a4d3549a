import type { ReactNode } from "react";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { firstGrosz, type PriceBasis } from "../../../../kit/money/displayed-price.ts";
import { normalizedCode } from "../../../codes/rules.ts";
import { paymentTexts } from "../../payment-texts.ts";
import type { Due } from "../../price.ts";

/** An amount; 0 is "free", unless a team has no tickets yet. */
export function amountText(
	lang: Lang,
	{ grossGrosz, tickets }: { grossGrosz: number; tickets: readonly unknown[] | null },
): string {
	return grossGrosz === 0 && !tickets ? paymentTexts.free[lang] : moneyText(lang, grossGrosz);
}

type AmountsProps = {
	lang: Lang;
	basis: PriceBasis;
	due: Due | undefined;
	code?: string;
	amount: string;
	total?: string | undefined;
	children?: ReactNode;
};

/** Gross with the included VAT; for companies net and VAT. */
// long: a table of amounts, then the lines that show it
export function Amounts(props: AmountsProps) {
	const { lang, basis, due, code = "", amount, total = paymentTexts.toPay[lang], children } = props;
	if (!due) return null;
	const lines: { name: string; grosz: number; isShown: boolean; note?: string | undefined }[] = [
		...due.lines.map((line) => ({
			name: `${line.quantity} × ${line.name}`,
			grosz: firstGrosz(basis, line),
			isShown: true,
			note: line.note,
		})),
		{
			name: `${paymentTexts.discount[lang]} ${normalizedCode(code)}`,
			grosz: -firstGrosz(basis, due.discount),
			isShown: due.discount.netGrosz > 0,
		},
		{ name: paymentTexts.fee[lang], grosz: firstGrosz(basis, due.fee), isShown: due.fee.netGrosz > 0 },
		{
			name: paymentTexts.vat[lang],
			grosz: due.vatGrosz,
			isShown: basis === "net" && (due.vatGrosz > 0 || due.isReverseCharged),
			note: due.vatGrosz === 0 ? paymentTexts.reverseCharge[lang] : undefined,
		},
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
				<span>{total}</span>
				<strong>{amount}</strong>
			</p>
			{basis === "gross" && due.vatGrosz > 0 && (
				<p className="ticket-line">
					<span>{paymentTexts.vatIncluded[lang]}</span>
					<span className="tabular whitespace-nowrap">{moneyText(lang, due.vatGrosz)}</span>
				</p>
			)}
			{due.isReverseCharged && <p className="ticket-why">{paymentTexts.whyNoVat[lang]}</p>}
			{children}
		</div>
	);
}
