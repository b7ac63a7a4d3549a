import type * as z from "zod/mini";
import type { Text } from "../i18n/lang.ts";
import type { Call, SentBodyOf } from "./call.ts";

type FormField = {
	/** The schema in the request. A field without one stays in the browser. */
	schema?: z.ZodMiniType;
	/** Its value in an empty form. */
	empty: unknown;
	/** Null for a value without a control, such as the loaded version. */
	label: Text | null;
};
type Fields = Record<string, FormField>;

export type FieldName<F> = keyof F & string;
/** A field, or a part of a field with its own messages: `answers.7`. */
export type PartName<F> = FieldName<F> | `${FieldName<F>}.${string}`;
export type FormValues<F extends Fields> = { [N in FieldName<F>]: F[N]["empty"] };
type SentName<F extends Fields> = {
	[N in FieldName<F>]: F[N] extends { schema: z.ZodMiniType } ? N : never;
}[FieldName<F>];
type Shape<F extends Fields> = { [N in SentName<F>]: F[N] extends { schema: infer S } ? S : never };
type FormPayload<F extends Fields> = { [N in SentName<F>]: F[N]["empty"] };
export type FormErrors<N extends string> = Record<N, Text | undefined> & { [P in `${N}.${string}`]?: Text | undefined };

/** A type error if the schema refuses a sent field's empty value. */
type Sendable<F extends Fields> = {
	[N in FieldName<F>]: F[N] extends { schema: infer S extends z.ZodMiniType } ? { empty: z.input<S> } : unknown;
};

/** A form with values `V` and payload `P`; `C` are the facts that it is validated against. */
export type Form<V, P, C> = {
	/** In the order of the screen, because the first invalid field gets the focus. */
	names: readonly FieldName<V>[];
	empty: V;
	labels: Record<FieldName<V>, Text | null>;
	payload(values: V): P;
	/** Validates on both ends. */
	errors(values: V, context: C): FormErrors<FieldName<V>>;
};

/** Declares a form once for both ends. A missing message, label or empty value is a type error. */
export function defineForm<F extends Fields, C = undefined>(declared: {
	fields: F & Sendable<F>;
	errors?(values: FormValues<F>, context: C): FormErrors<FieldName<F>>;
}): Form<FormValues<F>, FormPayload<F>, C> & {
	/** Schemas of the call's contract. The browser's build has none. */
	shape: Shape<F>;
} {
	const { fields, errors = () => each(entries, () => undefined) as FormErrors<FieldName<F>> } = declared;
	const entries = Object.entries<FormField>(fields);
	const sent = entries.filter(([, field]) => field.schema);
	const each = <T>(of: [string, FormField][], read: (field: FormField, name: string) => T) =>
		Object.fromEntries(of.map(([name, field]) => [name, read(field, name)]));
	return {
		names: entries.map(([name]) => name as FieldName<F>),
		empty: each(entries, ({ empty }) => empty) as FormValues<F>,
		labels: each(entries, ({ label }) => label) as Record<FieldName<F>, Text | null>,
		shape: each(sent, ({ schema }) => schema) as Shape<F>,
		payload: (values) => each(sent, (_, name) => (values as Record<string, unknown>)[name]) as FormPayload<F>,
		errors,
	};
}

/** A call's body with every field of the contract, optional ones included. */
export type WholeBody<C extends Call> = {
	[N in keyof Required<SentBodyOf<C>>]: undefined extends SentBodyOf<C>[N]
		? SentBodyOf<C>[N] | undefined
		: SentBodyOf<C>[N];
};
