import { type Schema, shapeOf } from "./open-api.ts";

export type SchemaDescription = {
	/** "integer" or "list of "; a shape's name may follow. */
	words: string;
	shape?: { name: string; id: string } | undefined;
	isNullable: boolean;
	/** "up to 20 characters". */
	limits: string[];
	/** Its allowed values, as JSON. */
	values: string[];
	/** For objects, and lists or maps of objects. */
	fields?: Field[];
	/** Alternatives of a union. */
	variants?: Schema[];
};
export type Field = { name: string; isRequired: boolean; schema: Schema };

const isNull = (schema: Schema) => schema.type === "null";

export function described(schema: Schema): SchemaDescription {
	const choices = schema.anyOf ?? schema.oneOf;
	if (choices) return describedChoice(choices);
	const shape = shapeOf(schema);
	if (shape) return { words: "", shape, isNullable: false, limits: [], values: [] };
	const types = [schema.type ?? []].flat();
	const type = types.find((one) => one !== "null");
	const common = { isNullable: types.includes("null"), values: valuesOf(schema) };
	if (type === "array") return { ...describedList(schema), isNullable: common.isNullable };
	if (type === "object" && !schema.properties && typeof schema.additionalProperties === "object") {
		const { fields, variants, shape, words } = described(schema.additionalProperties);
		const more = { ...(fields && { fields }), ...(variants && { variants }) };
		return { ...common, ...more, shape, words: `map from a name to ${words}`, limits: [] };
	}
	const fields = type === "object" ? { fields: fieldsOf(schema) } : {};
	return { ...common, ...fields, words: type ?? "anything", limits: limitsOf(schema) };
}

function describedChoice(choices: Schema[]): SchemaDescription {
	const isNullable = choices.some(isNull);
	const others = choices.filter((one) => !isNull(one));
	const [first, ...more] = others;
	const only = first && more.length === 0 ? described(first) : undefined;
	if (only) return { ...only, isNullable: only.isNullable || isNullable };
	const values = others.flatMap(valuesOf);
	if (first && others.every((one) => valuesOf(one).length > 0)) {
		return { words: described(first).words, isNullable, limits: [], values };
	}
	return { words: "one of", isNullable, limits: [], values: [], variants: others };
}

function describedList(schema: Schema): SchemaDescription {
	const { minItems, maxItems } = schema;
	const items = described(schema.items ?? {});
	const count = span(minItems, maxItems, "items");
	return {
		...items,
		words: `list of ${plural(items.words)}${items.isNullable ? " or nulls" : ""}`,
		limits: [...(count ? [count] : []), ...items.limits],
	};
}

/** "strings"; phrases stay as they are. */
const plural = (words: string) => (/^\w+$/.test(words) && words !== "anything" ? `${words}s` : words);

/** The fields of an object, in the document's order. */
function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
	return Object.entries(properties).map(([name, schema]) => ({ name, isRequired: required.includes(name), schema }));
}

function valuesOf(schema: Schema): string[] {
	const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
	return values.filter((value) => value !== null).map((value) => JSON.stringify(value));
}

/** "1 to 5 items"; undefined without limits. */
function span(from: number | undefined, to: number | undefined, what: string): string | undefined {
	const unit = what && ` ${what}`;
	if (from !== undefined && to !== undefined) return from === to ? `exactly ${from}${unit}` : `${from} to ${to}${unit}`;
	if (to !== undefined) return `up to ${to}${unit}`;
	return from === undefined ? undefined : `${from}${unit} or more`;
}

/** Ignores the safe integer range, which is no limit of the contract. */
const ownLimit = (limit: number | undefined) => (Math.abs(limit ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : limit);

function limitsOf(schema: Schema): string[] {
	const { format, pattern, minLength, maxLength } = schema;
	const minimum = schema.minimum ?? schema.exclusiveMinimum;
	const maximum = schema.maximum ?? schema.exclusiveMaximum;
	return [
		span(minLength, maxLength, "characters"),
		span(ownLimit(minimum), ownLimit(maximum), ""),
		format,
		format ? undefined : pattern && `matches ${pattern}`, // a format implies the pattern
		schema.default === undefined ? undefined : `default ${JSON.stringify(schema.default)}`,
	].filter((limit) => limit !== undefined);
}
