import type { Lang } from "../../../../kit/i18n/lang.ts";
import type { PriceBasis } from "../../../../kit/money/displayed-price.ts";
import type { BoundPart } from "../../../../kit/ui/bound-part.ts";
import type { HolderValues, PaymentValues } from "../../payment-fields.ts";
import type { CardPayments } from "../../rules.ts";

export type PaidForm = {
	form: { lang: Lang; cardPayments: CardPayments };
	fields: BoundPart<HolderValues & PaymentValues>;
	choice: { grossGrosz: number; basis: PriceBasis };
};
