import { describe, expect, test, vi } from "vitest";
import {
	focused,
	form,
	GOOD,
	LOST,
	type Options,
	refusal,
	save,
	start,
	storage,
	text,
	useFormStores,
} from "../../../tests/harness/form-stores.ts";
import { defineForm } from "../contract/form.ts";
import { type FormOptions, FormStore } from "./form-store.ts";

useFormStores();

describe("submitting", () => {
	test.each([
		[{}, ["name", "email"]],
		[{ name: "Ada" }, ["email"]],
		[{ email: GOOD.email }, ["name"]],
	])("%j shows its errors, focuses the first and sends nothing", async (typed, wrong) => {
		const { store, errorsOf } = start();
		store.set(typed);
		await store.submit();
		expect(Object.keys(errorsOf())).toEqual(wrong);
		expect(focused).toEqual(wrong.slice(0, 1));
		expect(save).not.toHaveBeenCalled();
	});

	test("a valid form is sent once for several presses", async () => {
		const { store } = start({}, GOOD);
		expect(store.isDirty()).toBe(false);
		store.set({ name: "Bea" });
		expect(store.isDirty()).toBe(true);
		await Promise.all([store.submit(), store.submit()]);
		expect(save.mock.calls).toEqual([[{}, { ...GOOD, name: "Bea" }]]);
		expect(store.isDirty()).toBe(false);
	});

	test("hidden fields are not validated", async () => {
		const { store } = start({ names: ["name"] }, { name: "Ada" });
		await store.submit();
		expect(save).toHaveBeenCalledOnce();
	});

	test("a library is awaited before validation", async () => {
		const changed: Partial<Options> = {};
		const { store, options, errorsOf } = start(changed, GOOD);
		options.whenReady = async () => {
			options.context = [];
		};
		await store.submit();
		expect(errorsOf()).toEqual({ email: "wrong e-mail" });
		expect(save).not.toHaveBeenCalled();
	});

	test.each([
		["of a field", refusal(400, { email: ["taken"] }), { email: "taken" }, undefined],
		["of a field that is not shown", refusal(400, { other: ["no"] }), {}, "refused"],
		["of the form", refusal(409), {}, "refused"],
		["without a session", refusal(401), {}, undefined],
		["without an answer", LOST, {}, expect.stringContaining("does not answer")],
	])("a refusal %s is shown, and the typed values stay", async (_, error, errors, failure) => {
		save.mockRejectedValueOnce(error);
		const { store, errorsOf } = start({}, GOOD);
		store.set({ name: "Bea" });
		await store.submit();
		expect([errorsOf(), store.state().failure]).toEqual([errors, failure]);
		expect(store.state()).toMatchObject({ values: { ...GOOD, name: "Bea" }, isSending: false });
		expect(store.isDirty()).toBe(true);
		await store.submit();
		expect([errorsOf(), store.state().failure, store.isDirty()]).toEqual([{}, undefined, false]);
	});
});

test("an error of the program is thrown, and the form can be sent again", async () => {
	save.mockRejectedValueOnce(new TypeError("a mistake"));
	const { store } = start({}, GOOD);
	await expect(store.submit()).rejects.toThrow("a mistake");
	expect(store.state()).toMatchObject({ failure: undefined, isSending: false });
	await store.submit();
	expect(save).toHaveBeenCalledTimes(2);
});

describe("a step of a form", () => {
	test("validates its fields and runs its own action", async () => {
		const { store, errorsOf } = start({ mode: "blur" }, { email: GOOD.email });
		const goOn = vi.fn(async () => {});
		await store.submit({ names: ["name"], save: goOn });
		expect([errorsOf(), goOn.mock.calls.length]).toEqual([{ name: "no name" }, 0]);
		await store.submit({ names: ["email"], save: goOn });
		expect([goOn.mock.calls.length, save.mock.calls.length]).toEqual([1, 0]);
	});

	test("that only checks leaves the values unsaved, with their draft", async () => {
		const { store } = start({ draft: "a" }, GOOD);
		store.set({ name: "Bea" });
		await store.submit({ save: async () => false });
		expect([store.isDirty(), storage.size]).toEqual([true, 1]);
		await store.submit({ save: async () => undefined });
		expect([store.isDirty(), storage.size]).toEqual([false, 0]);
	});

	test("gets the refused names instead of a focused field", async () => {
		const onRefused = vi.fn();
		const { store } = start({ onRefused }, { name: "Ada" });
		await store.submit();
		store.set(GOOD);
		save.mockRejectedValueOnce(refusal(409));
		await store.submit();
		expect(onRefused.mock.calls).toEqual([[["email"]], [[]]]);
		expect(focused).toEqual([]);
	});
});

test("parts of a field have their own messages until the field changes", async () => {
	const parts = defineForm({
		fields: {
			answers: { empty: {} as Record<string, string>, label: text("Answers") },
			name: { empty: "", label: text("Name") },
		},
		errors: ({ answers }) => ({
			answers: undefined,
			name: undefined,
			"answers.7": answers["7"] ? undefined : text("no answer"),
		}),
	});
	const options = { form: parts, lang: "en", context: undefined, mode: "blur", save } as const;
	const store = new FormStore(
		{},
		() => options as unknown as FormOptions<typeof parts.empty, unknown, undefined>,
		(name) => focused.push(name),
	);
	store.leave("name");
	expect(store.found(store.state().checked)).toEqual({});
	await store.submit();
	expect([store.found(store.state().checked), focused]).toEqual([{ "answers.7": "no answer" }, ["answers.7"]]);
	store.set({ answers: { 7: "yes" } });
	save.mockRejectedValueOnce(refusal(400, { "answers.7": ["not an option"], name: ["taken"] }));
	await store.submit();
	expect(store.state().errors).toEqual({ "answers.7": "not an option", name: "taken" });
	store.set({ answers: { 7: "no" } });
	expect(store.state().errors).toEqual({ name: "taken" });
});

test.each([
	["a message", refusal(409), "refused"],
	["of another field", refusal(400, { newName: ["taken"] }), "taken"],
	["without an answer", LOST, expect.stringContaining("does not answer")],
])("a refusal %s is shown at the field of `failureAt`", async (_, error, message) => {
	save.mockRejectedValueOnce(error);
	const { store, errorsOf } = start({ failureAt: "email" }, GOOD);
	await store.submit();
	expect([errorsOf(), store.state().failure, focused]).toEqual([{ email: message }, undefined, ["email"]]);
});

test("a field is validated on blur, and its error goes once it is valid", async () => {
	const { store, errorsOf } = start({ mode: "blur" });
	expect(errorsOf()).toEqual({});
	store.leave("name");
	expect(errorsOf()).toEqual({ name: "no name" });
	store.set({ name: "A" });
	expect(errorsOf()).toEqual({});
});

test("a refused value may be valid once it is changed", async () => {
	const { store, errorsOf } = start({ mode: "blur" }, GOOD);
	save.mockRejectedValueOnce(refusal(400, { name: ["taken"] }));
	await store.submit();
	expect(errorsOf()).toEqual({ name: "taken" });
	store.set({ name: "Bea" });
	expect(errorsOf()).toEqual({});
});

test("only forms validated on blur change their errors before the next submit", async () => {
	const { store, errorsOf } = start();
	store.leave("name");
	expect(errorsOf()).toEqual({});
	await store.submit();
	store.set({ name: "Ada" });
	expect(Object.keys(errorsOf())).toEqual(["name", "email"]);
});

describe("values of the server", () => {
	test("typed text survives a save, other fields take the stored values", async () => {
		const { store } = start({}, GOOD);
		save.mockImplementationOnce(async () => {
			store.set({ email: "new" });
			store.load({ name: "Ada stored", email: GOOD.email });
		});
		store.set({ name: " ada stored" });
		await store.submit();
		expect(store.state()).toMatchObject({ values: { name: "Ada stored", email: "new" } });
		expect(store.isDirty()).toBe(true);
	});

	test("others' saved values join one's own changes", () => {
		const { store } = start({}, GOOD);
		store.set({ name: "Bea" });
		store.rebase({ name: "Cid", email: "c@d.pl" });
		expect(store.state()).toMatchObject({ values: { name: "Bea", email: "c@d.pl" }, saved: { name: "Cid" } });
	});
});

describe("a draft", () => {
	test("survives a reload until it is saved", async () => {
		start({ draft: "d" }).store.set({ name: "Ada" });
		const { store } = start({ draft: "d" }, { email: GOOD.email });
		expect(store.state().values).toEqual({ name: "Ada", email: "" });
		store.set(GOOD);
		await store.submit();
		expect(storage.size).toBe(0);
	});

	test.each(["{", "null", '{"name":7}', '{"other":"x"}'])("%s is ignored", (stored) => {
		storage.set("d", stored);
		expect(start({ draft: "d" }).store.state().values).toEqual(form.empty);
	});
});
