import { exampleOf, type Makings } from "../../src/app/site/call-example.ts";
import type { Schema } from "../../src/app/site/open-api.ts";

/** A value of the field `at`, on a schema's bound or one past it. */
export type BoundaryValue = { at: string; value: unknown; isPast: boolean };
/** Boundary values, and unbounded fields: text without a length, a number without a size, a list without a count. */
export type Bounds = { values: BoundaryValue[]; unbounded: string[] };

/** A bound above this counts as none. */
const LARGEST_NUMBER = 1e12;
/** Years that the database or JavaScript cannot represent, or that no conference has. */
const PAST_INSTANTS = ["0000-01-01T00:00:00Z", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00"];
const FORMATS = ["uuid", "date-time", "date", "email"];

/** Values on both sides of every bound of a schema, each inside an example of the whole. */
export function boundsOf(schema: Schema, makings: Makings, at: string): Bounds {
	const whole = resolve(schema, makings);
	const options = whole.anyOf ?? whole.oneOf;
	if (options) return together(options.map((option) => boundsOf(option, makings, at)));
	if (whole.const !== undefined || whole.enum) return { values: [], unbounded: [] };
	switch ([whole.type ?? []].flat()[0]) {
		case "object":
			return ofObject(whole, makings, at);
		case "array":
			return ofList(whole, makings, at);
		case "integer":
		case "number":
			return ofNumber(whole, at);
		case "string":
			return ofText(whole, at);
		case "boolean":
		case "null":
			return { values: [], unbounded: [] };
		default:
			return { values: [], unbounded: [at] };
	}
}

function resolve(schema: Schema, { shapes }: Makings): Schema {
	const name = schema.$ref?.replace("#/components/schemas/", "");
	return name === undefined ? schema : shapes[name]!;
}

function together(parts: Bounds[]): Bounds {
	return { values: parts.flatMap((one) => one.values), unbounded: parts.flatMap((one) => one.unbounded) };
}

function inside({ values, unbounded }: Bounds, wrap: (value: unknown) => unknown): Bounds {
	return { values: values.map((one) => ({ ...one, value: wrap(one.value) })), unbounded };
}

function ofObject(schema: Schema, makings: Makings, at: string): Bounds {
	const example = exampleOf(schema, makings) as Record<string, unknown>;
	const fields = Object.entries(schema.properties ?? {}).map(([name, field]) =>
		inside(boundsOf(field, makings, `${at}.${name}`), (value) => ({ ...example, [name]: value })),
	);
	const { additionalProperties: item, propertyNames } = schema;
	if (typeof item !== "object") return together(fields);
	const many = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`k${n}`, exampleOf(item, makings)]));
	const keys = boundsOf(propertyNames ?? { type: "string" }, makings, `${at}.keys`);
	return together([
		...fields,
		inside(keys, (key) => ({ [String(key)]: exampleOf(item, makings) })),
		inside(boundsOf(item, makings, `${at}{}`), (value) => ({ k: value })),
		{ values: [{ at: `${at}{}`, value: many, isPast: true }], unbounded: [] },
	]);
}

function ofList({ items = {}, minItems, maxItems, prefixItems }: Schema, makings: Makings, at: string): Bounds {
	if (prefixItems || maxItems === undefined) return { values: [], unbounded: [at] };
	const listOf = (length: number) => Array.from({ length }, () => exampleOf(items, makings));
	const counts = sides(maxItems, minItems).map(([length, isPast]) => ({ at, value: listOf(length), isPast }));
	return together([{ values: counts, unbounded: [] }, inside(boundsOf(items, makings, `${at}[]`), (value) => [value])]);
}

function ofNumber({ minimum, maximum }: Schema, at: string): Bounds {
	const isBounded = minimum !== undefined && maximum !== undefined && maximum <= LARGEST_NUMBER;
	if (!isBounded) return { values: [], unbounded: [at] };
	return { values: sides(maximum, minimum).map(([value, isPast]) => ({ at, value, isPast })), unbounded: [] };
}

function ofText({ maxLength, minLength, format = "", pattern }: Schema, at: string): Bounds {
	if (maxLength !== undefined && !pattern) {
		const texts = sides(maxLength, minLength).map(([length, isPast]) => ({ at, value: "a".repeat(length), isPast }));
		return { values: texts, unbounded: [] };
	}
	if (FORMATS.includes(format)) {
		const past = ["a".repeat(2000), ...(format === "date-time" ? PAST_INSTANTS : [])];
		return { values: past.map((value) => ({ at, value, isPast: true })), unbounded: [] };
	}
	// an anchored pattern without repetition is a bound too
	if (!pattern || !/^\^.*\$$/.test(pattern) || /[*+]|\{\d+,\}/.test(pattern)) return { values: [], unbounded: [at] };
	return { values: patternValues(pattern).map(([value, isPast]) => ({ at, value, isPast })), unbounded: [] };
}

/** Numeric strings of paths and queries: the largest value of a column, and a longer one. */
function patternValues(pattern: string): [string, boolean][] {
	const isRight = (value: string) => new RegExp(pattern).test(value);
	const numbers = ["0", "1", "2147483647", "2147483648", "9999999999"].filter(isRight);
	return [...numbers.map((value): [string, boolean] => [value, false]), ["9".repeat(200), true], ["", true]];
}

/** Bounds and their neighbours: `[value, isPast]`. */
function sides(max: number, min?: number): [number, boolean][] {
	const least: [number, boolean][] =
		min === undefined
			? []
			: [
					[min, false],
					[min - 1, true],
				];
	const sides: [number, boolean][] = [[max, false], [max + 1, true], ...least];
	return sides.filter(([value, isPast]) => !isPast || min === undefined || value !== min);
}
