import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Outcome } from "../outcome.ts";
import type { FormValues } from "../values.ts";
import { forgetDraft, storeDraft, storedDraft, storedOutcome, storeOutcome } from "./draft.ts";
import { forgetTyped } from "./forget-typed.ts";

const VALUES = {
	email: "ada@firma.example",
	firstName: "Ada",
	password: "tajne",
	confirmPassword: "tajne",
} as FormValues;
const TYPED = { email: VALUES.email, firstName: "Ada" };
const OUTCOME: Outcome = { email: VALUES.email, isKnown: false, orderUrl: null, placeHeldUntil: null };

const methods = {
	getItem(name: string): string | null {
		return ((this as Record<string, unknown>)[name] as string) ?? null;
	},
	setItem(name: string, text: string) {
		Object.assign(this, { [name]: text });
	},
	removeItem(name: string) {
		delete (this as Record<string, unknown>)[name];
	},
};
let tab: Record<string, string> & typeof methods;

beforeEach(() => {
	tab = Object.create(methods);
	vi.stubGlobal("sessionStorage", tab);
	const history = { state: null as object | null, replaceState: (state: object) => (history.state = state) };
	vi.stubGlobal("history", history);
});
afterEach(() => vi.unstubAllGlobals());

test("a draft survives a reload, without passwords, for its event alone", () => {
	storeDraft("MSTS25", VALUES);
	expect(storedDraft("msts25")).toEqual(TYPED);
	expect(storedDraft("THS25")).toBeUndefined();
	expect(JSON.stringify(tab)).not.toContain("tajne");
});

test("a sent draft is deleted, but not another event's", () => {
	storeDraft("MSTS25", VALUES);
	storeDraft("THS25", VALUES);
	forgetDraft("MSTS25");
	expect([storedDraft("MSTS25"), storedDraft("THS25")]).toEqual([undefined, TYPED]);
});

test("the outcome survives a reload, but not a new visit of the form", () => {
	history.replaceState({ scroll: 4 }, "");
	storeOutcome("MSTS25", OUTCOME);
	expect(storedOutcome("MSTS25")).toEqual(OUTCOME);
	expect(storedOutcome("THS25")).toBeUndefined();
	expect(history.state).toMatchObject({ scroll: 4 });
	history.replaceState(null, "");
	expect(storedOutcome("MSTS25")).toBeUndefined();
});

test("a log-out deletes drafts and outcomes, and nothing else of the tab", () => {
	storeDraft("MSTS25", VALUES);
	storeOutcome("MSTS25", OUTCOME);
	tab.setItem("other", "1");
	forgetTyped();
	expect([storedDraft("MSTS25"), storedOutcome("MSTS25"), Object.keys(tab)]).toEqual([undefined, undefined, ["other"]]);
});

test("a blocked storage breaks nothing", () => {
	vi.stubGlobal("sessionStorage", undefined);
	storeDraft("MSTS25", VALUES);
	storeOutcome("MSTS25", OUTCOME);
	forgetDraft("MSTS25");
	forgetTyped();
	expect([storedDraft("MSTS25"), storedOutcome("MSTS25")]).toEqual([undefined, undefined]);
});
