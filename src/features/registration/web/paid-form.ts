import type { FieldName } from "../../../kit/contract/form.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { FieldProps } from "../../../kit/ui/field.tsx";
import type { Taken } from "../../options/rules.ts";
import type { CardPayments } from "../../orders/rules.ts";
import type { ExtraValues } from "../extra-fields.ts";
import type { HolderValues, PaymentValues } from "../payment-fields.ts";
import type { Choice } from "./buying/use-offer.ts";

type TextName<V> = { [N in FieldName<V>]: V[N] extends string ? N : never }[FieldName<V>];

/** The part of a bound form that has the values `V`. */
type BoundPart<V> = {
	values: V;
	latest(): V;
	set(part: Partial<V>): void;
	errors: Partial<Record<string, string>>;
	input(name: TextName<V>): FieldProps & {
		value: string;
		onChange(event: { target: { value: string } }): void;
	};
};

/** A form that is paid: a registration, a change of package, or later additions. */
export type PaidForm = {
	form: { lang: Lang; cardPayments: CardPayments };
	fields: BoundPart<HolderValues & PaymentValues>;
	choice: Pick<Choice, "grossGrosz" | "basis">;
};

/** A paid form with extras. */
export type ExtrasForm = Pick<PaidForm, "form"> & {
	fields: BoundPart<HolderValues & PaymentValues & ExtraValues>;
	choice: PaidForm["choice"] &
		Pick<Choice, "offered" | "extras" | "attendsOnline"> & {
			chosen: { name: string } | undefined;
			/** The options that the person already has. */
			taken?: readonly Taken[];
		};
	/** The sold out options and sizes. */
	offer: { soldOut: number[]; soldOutSizes: Record<number, string[]> };
};
