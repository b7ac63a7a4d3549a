import { describe, expect, test } from "vitest";
import type { Schema } from "./open-api.ts";
import { described } from "./schema-words.ts";

const brief = (schema: Schema) => {
	const { words, shape, isNullable, limits, values } = described(schema);
	return [words + (shape?.name ?? ""), isNullable, limits, values];
};
const LECTURE: Schema = { $ref: "#/components/schemas/Lecture" };

describe("a schema in words", () => {
	test.each<[Schema, unknown[]]>([
		[{ type: "string", maxLength: 20 }, ["string", false, ["up to 20 characters"], []]],
		[{ type: ["string", "null"] }, ["string", true, [], []]],
		[{ type: "string", format: "uuid", pattern: "^x$" }, ["string", false, ["uuid"], []]],
		[{ type: "string", pattern: "^\\d$" }, ["string", false, ["matches ^\\d$"], []]],
		[{ type: "integer", minimum: 1, maximum: 9 }, ["integer", false, ["1 to 9"], []]],
		[{ type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 }, ["integer", false, [], []]],
		[{ type: "integer", default: 12 }, ["integer", false, ["default 12"], []]],
		[{ type: ["string", "null"], enum: ["a", "b", null] }, ["string", true, [], ['"a"', '"b"']]],
		[{ anyOf: [{ type: "number", const: 1 }, { type: "null" }] }, ["number", true, [], ["1"]]],
		[
			{
				anyOf: [
					{ type: "string", const: "x" },
					{ type: "string", const: "y" },
				],
			},
			["string", false, [], ['"x"', '"y"']],
		],
		[LECTURE, ["Lecture", false, [], []]],
		[{ anyOf: [LECTURE, { type: "null" }] }, ["Lecture", true, [], []]],
		[{ type: "array", items: LECTURE, maxItems: 3 }, ["list of Lecture", false, ["up to 3 items"], []]],
		[{ type: ["array", "null"], items: { type: "string" } }, ["list of strings", true, [], []]],
		[{ type: "array", items: { type: ["string", "null"] } }, ["list of strings or nulls", false, [], []]],
		[{ type: "object", additionalProperties: { type: "boolean" } }, ["map from a name to boolean", false, [], []]],
		[{}, ["anything", false, [], []]],
	])("%j", (schema, words) => expect(brief(schema)).toEqual(words));

	test("shows fields of objects and lists of them, and marks required ones", () => {
		const schema: Schema = { type: "object", properties: { a: { type: "string" }, b: LECTURE }, required: ["b"] };
		const fields = [
			{ name: "a", isRequired: false, schema: { type: "string" } },
			{ name: "b", isRequired: true, schema: LECTURE },
		];
		expect(described(schema).fields).toEqual(fields);
		expect(described({ type: "array", items: schema }).fields).toEqual(fields);
	});

	test("shows alternatives", () => {
		const variants: Schema[] = [
			{ type: "array", items: { type: "integer" } },
			{ type: "object", properties: {} },
		];
		expect(described({ anyOf: variants })).toMatchObject({ words: "one of", variants });
	});
});
