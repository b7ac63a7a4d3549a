import type { FieldName } from "../contract/form.ts";
import type { FieldProps } from "./field.tsx";

type TextName<V> = { [N in FieldName<V>]: V[N] extends string ? N : never }[FieldName<V>];

/** The part of a bound form with the values `V`. */
export type BoundPart<V> = {
	values: V;
	latest(): V;
	set(part: Partial<V>): void;
	errors: Partial<Record<string, string>>;
	input(name: TextName<V>): FieldProps & {
		value: string;
		onChange(event: { target: { value: string } }): void;
	};
};
