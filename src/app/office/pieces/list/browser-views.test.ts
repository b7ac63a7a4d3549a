import { beforeEach, expect, test, vi } from "vitest";
import { browserViews, forgetBrowserView } from "./browser-views.ts";

const stored = new Map<string, string>();
beforeEach(() => {
	stored.clear();
	vi.stubGlobal("localStorage", {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, text: string) => stored.set(name, text),
		removeItem: (name: string) => stored.delete(name),
	});
});

const KEY = "estrada-office-views:orders";
const store = (views: unknown) => stored.set(KEY, JSON.stringify(views));
const overdue = { id: "1", label: "Overdue", filters: { state: "overdue" } };
const cards = { id: "2", label: " Cards ", filters: { method: "card", buyer: "team" } };

test("views of an earlier release become names and addresses", () => {
	store([overdue, cards]);
	expect(browserViews("orders")).toEqual([
		{ name: "Overdue", address: "state=overdue" },
		{ name: "Cards", address: "buyer=team&method=card" },
	]);
	expect(browserViews("codes")).toEqual([]);
});

test.each([
	["a broken text", "{", []],
	["another value", '{"a":1}', []],
	["null", "[null]", []],
	["a view without a name", '[{"label":" ","filters":{}}]', []],
	["a view without filters", '[{"label":"A"}]', []],
	["a filter that is no text", '[{"label":"A","filters":{"state":1}}]', [{ name: "A", address: "" }]],
	["a long name", JSON.stringify([{ label: "a".repeat(50), filters: {} }]), [{ name: "a".repeat(40), address: "" }]],
])("%s does no harm", (_, text, views) => {
	stored.set(KEY, text);
	expect(browserViews("orders")).toEqual(views);
});

test("a moved view leaves the browser, and the others stay", () => {
	store([overdue, cards]);
	forgetBrowserView("orders", { name: "Overdue", address: "state=overdue" });
	expect(browserViews("orders")).toEqual([{ name: "Cards", address: "buyer=team&method=card" }]);
	forgetBrowserView("orders", { name: "Cards", address: "buyer=team&method=card" });
	expect(stored.has(KEY)).toBe(false);
});
