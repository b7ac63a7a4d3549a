import { afterEach, beforeEach, vi } from "vitest";
import { CallFailure } from "../../src/kit/api/call.ts";
import { defineForm } from "../../src/kit/contract/form.ts";
import { type FormOptions, FormStore } from "../../src/kit/ui/form-store.ts";

export const text = (word: string) => ({ pl: `${word} pl`, en: word });
export const form = defineForm({
	fields: {
		name: { empty: "", label: text("Name") },
		email: { empty: "", label: text("E-mail") },
	},
	errors: ({ name, email }, allowed: readonly string[]) => ({
		name: name === "" ? text("no name") : undefined,
		email: allowed.includes(email) ? undefined : text("wrong e-mail"),
	}),
});
export type Values = typeof form.empty;
export type Options = FormOptions<Values, unknown, readonly string[]>;

export const focused: string[] = [];
export const save = vi.fn<(payload: unknown, values: Values) => Promise<void>>();
export const GOOD = { name: "Ada", email: "a@b.pl" };
export const storage = new Map<string, string>();

export function start(changed: Partial<Options> = {}, initial: Partial<Values> = {}) {
	const options: Options = { form, lang: "en", context: [GOOD.email], save, ...changed };
	const store = new FormStore<Values, unknown, readonly string[]>(
		initial,
		() => options,
		(name) => focused.push(name),
	);
	store.start();
	const errorsOf = () => ({ ...store.found(store.state().checked), ...store.state().errors });
	return { store, options, errorsOf };
}
export const refusal = (status: number, modelState?: Record<string, string[]>) =>
	new CallFailure(status, { type: "", title: "", status, message: "refused", ...(modelState && { modelState }) });
export const LOST = new CallFailure(0, undefined);

/** Fake timers and an empty draft storage for a file of tests. */
export function useFormStores(): void {
	beforeEach(() => {
		vi.useFakeTimers();
		focused.length = 0;
		storage.clear();
		save.mockReset().mockResolvedValue();
		vi.stubGlobal("sessionStorage", {
			getItem: (key: string) => storage.get(key) ?? null,
			setItem: (key: string, value: string) => storage.set(key, value),
			removeItem: (key: string) => storage.delete(key),
		});
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
}
