import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { paymentTexts } from "../../payment-texts.ts";
import type { PaymentMethod } from "../../rules.ts";

const SUBMIT = { card: "submitCard", transfer: "submitTransfer", deferred: "submitDeferred" } as const;
const SHORT = { card: "shortCard", transfer: "shortTransfer", deferred: "shortDeferred" } as const;

export function payText(lang: Lang, method: PaymentMethod, grossGrosz: number, isShort: boolean): string {
	return fill(paymentTexts[(isShort ? SHORT : SUBMIT)[method]][lang], moneyText(lang, grossGrosz));
}
