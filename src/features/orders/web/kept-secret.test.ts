import { beforeEach, expect, test, vi } from "vitest";
import { keepSecret, keptSecret } from "./kept-secret.ts";

const kept: Record<string, string> = {};
beforeEach(() => {
	for (const key of Object.keys(kept)) delete kept[key];
	const store = Object.defineProperties(kept, {
		getItem: { value: (key: string) => kept[key] ?? null, configurable: true },
		setItem: { value: (key: string, value: string) => Object.assign(kept, { [key]: value }), configurable: true },
		removeItem: { value: (key: string) => delete kept[key], configurable: true },
	});
	vi.stubGlobal("localStorage", store);
});

test("an order is remembered for a day by its payment, and forgotten with the next one after that", () => {
	kept["theme"] = "not ours";
	keepSecret("r1", "secret", 0);
	expect(keptSecret("r1", 1000)).toBe("secret");
	expect(keptSecret("r2", 1000)).toBeNull();
	expect(keptSecret("r1", 24 * 3_600_000)).toBeNull();
	keepSecret("r2", "other", 25 * 3_600_000);
	expect(Object.keys(kept).sort()).toEqual(["order-of-r2", "theme"]);
});

test("a closed store remembers nothing and breaks nothing", () => {
	vi.stubGlobal("localStorage", undefined);
	keepSecret("r1", "secret");
	expect(keptSecret("r1")).toBeNull();
});
