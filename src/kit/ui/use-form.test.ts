import { createElement, type FormEvent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { defineForm } from "../contract/form.ts";
import { type BoundForm, useForm } from "./use-form.ts";

const form = defineForm({
	fields: {
		name: { empty: "", label: { pl: "Nazwa", en: "Name" } },
		count: { empty: 0, label: { pl: "Liczba", en: "Count" } },
		version: { empty: null as string | null, label: null },
	},
});
type Values = typeof form.empty;
const save = vi.fn<(payload: unknown, values: Values) => Promise<void>>();

/** The form as a component first binds it. */
function bound(lang: "pl" | "en", initial?: Partial<Values>): BoundForm<Values> {
	save.mockReset().mockResolvedValue();
	const seen: BoundForm<Values>[] = [];
	function Screen() {
		seen.push(useForm({ form, lang, id: "thing", ...(initial && { initial }), save }));
		return null;
	}
	renderToStaticMarkup(createElement(Screen));
	return seen[0]!;
}

test.each([
	["pl", undefined, { id: "thing-name", label: "Nazwa", value: "" }],
	["en", { name: "Ada" }, { id: "thing-name", label: "Name", value: "Ada" }],
] as const)("in %s a field has its id, label and value", (lang, initial, expected) => {
	const { field, input } = bound(lang, initial);
	expect(field("name")).toMatchObject({ lang, error: undefined, ...expected });
	expect(input("name")).toMatchObject(expected);
});

test("controls change the saved values: a field by its value, an input by its event", async () => {
	const { field, input, handlers } = bound("en", { version: "1" });
	field("count").onChange(7);
	input("name").onChange({ target: { value: "Ada" } });
	const event = { preventDefault: vi.fn() };
	handlers.onSubmit(event as unknown as FormEvent<HTMLFormElement>);
	await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
	expect(save.mock.calls[0]?.[1]).toEqual({ name: "Ada", count: 7, version: "1" });
	expect(event.preventDefault).toHaveBeenCalledOnce();
});
