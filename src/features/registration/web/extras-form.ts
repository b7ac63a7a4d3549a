import type { UseFormReturn } from "react-hook-form";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Taken } from "../../options/rules.ts";
import type { CardPayments } from "../../orders/rules.ts";
import type { FormValues } from "../values.ts";
import type { Choice } from "./use-offer.ts";

/** The form methods that the extras and payment fields need. */
type Fields = Pick<
	UseFormReturn<FormValues>,
	"register" | "watch" | "getValues" | "setValue" | "clearErrors" | "trigger"
>;

/** Form of extras and their payment: in a registration, or for later additions. */
export type ExtrasForm = {
	form: { lang: Lang; cardPayments: CardPayments };
	fields: Fields;
	choice: Pick<Choice, "offered" | "extras" | "attendsOnline" | "grossGrosz" | "basis"> & {
		chosen: { name: string } | undefined;
		/** The options that the person already has. */
		taken?: readonly Taken[];
	};
	/** The sold out options and sizes. */
	offer: { soldOut: number[]; soldOutSizes: Record<number, string[]> };
	errorOf(name: string): string | undefined;
};
