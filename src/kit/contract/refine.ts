import * as z from "zod/mini";
import type { Text } from "../i18n/lang.ts";

/** Messages by field name: `additionalInputs.7`, `gdprs.3`. */
export type FieldErrors = Record<string, Text[]>;

/** The message for a value that no form can send. */
export const wrongValue: Text = { pl: "Niepoprawna wartość.", en: "Not a correct value." };

type Context = { value: unknown; issues: z.core.$ZodRawIssue[] };

function addIssue({ value: input, issues }: Context, text: Text, path: string[]): void {
	issues.push({ code: "custom", input, path, message: text.en, params: { text } });
}

/** Validates one field with `judge`, which returns a message or undefined. */
export function refine<T>(judge: (value: T) => Text | undefined): z.core.$ZodCheck<T> {
	return z.check((context) => {
		const text = judge(context.value);
		if (text) addIssue(context, text, []);
	});
}

/** Validates fields against each other, even if some are invalid alone. Their own messages come first. */
export function superRefine<T>(judge: (value: T) => FieldErrors): z.core.$ZodCheck<T> {
	return z.check((context) => addIssues(context, judge(context.value)), { when: () => true });
}

function addIssues(context: Context, errors: FieldErrors): void {
	for (const [field, texts] of Object.entries(errors)) for (const text of texts) addIssue(context, text, [field]);
}

type Intersection<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void ? All : never;

/** Combines schemas that each read their fields. All errors are reported at once. */
export function intersect<P extends [z.ZodMiniType, ...z.ZodMiniType[]]>(...parts: P) {
	const all = parts.reduce((one, next) => z.intersection(one, next));
	return all as z.ZodMiniType<Intersection<z.output<P[number]>>, Intersection<z.input<P[number]>>>;
}

/** A part of a form. `errors` returns messages by field. */
export type FormPart<I, O> = { errors(fields: I): FieldErrors; value(fields: I): O };

type PartInput<P> = P extends FormPart<infer I, object> ? I : never;
type PartOutput<P> = P extends FormPart<never, infer O> ? O : never;

/** Combines parts of a form into one schema. All errors are reported at once. */
export function combineParts<P extends FormPart<never, object>[]>(...parts: P) {
	type Fields = Intersection<PartInput<P[number]>>;
	return z.transform((fields: Fields, context) => {
		for (const part of parts) addIssues(context, part.errors(fields as never));
		const values = parts.map((part) => part.value(fields as never));
		return Object.assign({}, ...values) as Intersection<PartOutput<P[number]>>;
	});
}

export type ParseResult<T> = { value: T; errors?: undefined } | { value?: undefined; errors: FieldErrors };

/** Parses a form, or returns the first message of each invalid field. */
export function parsed<S extends z.ZodMiniType>(schema: S, form: z.input<S>): ParseResult<z.output<S>> {
	const { data, error } = z.safeParse(schema, form);
	// biome-ignore lint/style/noNonNullAssertion: without an error there is a value, possibly undefined
	return error ? { errors: errorsOf(error.issues) } : { value: data! };
}

function errorsOf(issues: z.core.$ZodIssue[]): FieldErrors {
	const errors: FieldErrors = {};
	for (const issue of issues) {
		const text = issue.code === "custom" ? (issue.params?.["text"] as Text | undefined) : undefined;
		errors[issue.path.join(".")] ??= [text ?? wrongValue];
	}
	return errors;
}

export function schemaErrors<S extends z.ZodMiniType<object>>(schema: S, values: z.input<S>) {
	const { errors = {} } = parsed(schema, values);
	const messages = Object.entries(errors).map(([field, [text]]) => [field, text]);
	return Object.fromEntries(messages) as { [N in keyof z.input<S>]: Text | undefined };
}
