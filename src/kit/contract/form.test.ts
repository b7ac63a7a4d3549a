import { expect, test } from "vitest";
import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { defineForm, type WholeBody } from "./form.ts";
import { singleLineField } from "./form-fields.ts";

const text = (word: string) => ({ pl: word, en: word });
const missing = text("missing");
const field = { schema: singleLineField(20), empty: "", label: text("Label") };

const form = defineForm({
	fields: {
		name: field,
		isOpen: { schema: z.boolean(), empty: false, label: text("Open") },
		again: { empty: "", label: text("Again") },
	},
	errors: ({ name, again }, longest: number) => ({
		name: name === "" || name.length > longest ? missing : undefined,
		isOpen: undefined,
		again: again === name ? undefined : missing,
	}),
});
const save = defineCall({
	method: "POST",
	path: "/api/x",
	tag: "x",
	summary: "x",
	body: z.object({ ...form.shape, eventCode: z.nullish(z.string()) }),
	response: z.object({}),
});

test("one declaration gives ordered fields, empty values, schemas and the payload", () => {
	expect(form.names).toEqual(["name", "isOpen", "again"]);
	expect(form.empty).toEqual({ name: "", isOpen: false, again: "" });
	expect(form.payload({ name: "A", isOpen: true, again: "A" })).toEqual({ name: "A", isOpen: true });
	expect(z.parse(save.body, { name: " A ", isOpen: true, again: "A" })).toEqual({ name: "A", isOpen: true });
});

test.each([
	[{ name: "", again: "" }, ["name"]],
	[{ name: "Ada", again: "Ad" }, ["again"]],
	[{ name: "Ada Lovelace", again: "Ada Lovelace" }, ["name"]],
	[{ name: "Ada", again: "Ada" }, []],
])("%j is invalid in %j", (typed, names) => {
	const errors = form.errors({ ...form.empty, ...typed }, 5);
	expect(form.names.filter((name) => errors[name])).toEqual(names);
});

test("a missing part is a type error", () => {
	const { name } = form.empty;
	// @ts-expect-error a field without a message
	defineForm({ fields: { a: field, b: field }, errors: () => ({ a: undefined }) });
	// @ts-expect-error a field without a label
	defineForm({ fields: { a: { schema: singleLineField(), empty: "" } }, errors: () => ({ a: undefined }) });
	// @ts-expect-error an empty value that the schema refuses
	defineForm({ fields: { a: { ...field, empty: 0 } }, errors: () => ({ a: undefined }) });
	// @ts-expect-error a payload without the contract's optional field
	const body: WholeBody<typeof save> = form.payload({ name, isOpen: true, again: "" });
	expect(body).toEqual({ name: "", isOpen: true });
});
