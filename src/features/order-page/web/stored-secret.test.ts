import { beforeEach, expect, test, vi } from "vitest";
import { storedSecret, storeSecret } from "./stored-secret.ts";

const stored: Record<string, string> = {};
beforeEach(() => {
	for (const key of Object.keys(stored)) delete stored[key];
	const store = Object.defineProperties(stored, {
		getItem: { value: (key: string) => stored[key] ?? null, configurable: true },
		setItem: { value: (key: string, value: string) => Object.assign(stored, { [key]: value }), configurable: true },
		removeItem: { value: (key: string) => delete stored[key], configurable: true },
	});
	vi.stubGlobal("localStorage", store);
});

test("a payment's order is remembered for a day, until the next payment after that", () => {
	stored["theme"] = "not ours";
	storeSecret("r1", "secret", 0);
	expect(storedSecret("r1", 1000)).toBe("secret");
	expect(storedSecret("r2", 1000)).toBeNull();
	expect(storedSecret("r1", 24 * 3_600_000)).toBeNull();
	storeSecret("r2", "other", 25 * 3_600_000);
	expect(Object.keys(stored).sort()).toEqual(["order-of-r2", "theme"]);
});

test("blocked storage remembers nothing and breaks nothing", () => {
	vi.stubGlobal("localStorage", undefined);
	storeSecret("r1", "secret");
	expect(storedSecret("r1")).toBeNull();
});
