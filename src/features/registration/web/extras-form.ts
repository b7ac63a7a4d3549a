import type { UseFormReturn } from "react-hook-form";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Taken } from "../../options/rules.ts";
import type { CardPayments } from "../../orders/rules.ts";
import type { FormValues } from "../values.ts";
import type { Choice } from "./use-offer.ts";

/** What the fields of extras and payment need of their form. */
type Fields = Pick<
	UseFormReturn<FormValues>,
	"register" | "watch" | "getValues" | "setValue" | "clearErrors" | "trigger"
>;

/** The form in which extras and their payment are asked for: of a registration, or of what is added to one later. */
export type ExtrasForm = {
	form: { lang: Lang; cardPayments: CardPayments };
	fields: Fields;
	choice: Pick<Choice, "offered" | "extras" | "attendsOnline" | "grossGrosz" | "basis"> & {
		chosen: { name: string } | undefined;
		/** What the person has besides the package already. */
		taken?: readonly Taken[];
	};
	/** Of which options, and of which of their sizes, none is left. */
	offer: { soldOut: number[]; soldOutSizes: Record<number, string[]> };
	/** The message of a field, if it is wrong. */
	errorOf(name: string): string | undefined;
};
