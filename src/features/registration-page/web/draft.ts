import type { Outcome } from "../outcome.ts";
import { draftOf, draftText, type FormValues } from "../values.ts";
import { readTyped, removeTyped, storeTyped } from "./forget-typed.ts";

const nameOf = (eventCode: string) => eventCode.toUpperCase();
const outcomeNameOf = (eventCode: string) => `outcome-${eventCode.toUpperCase()}`;

/** This tab's draft, without passwords; undefined without storage. */
export function storedDraft(eventCode: string): Partial<FormValues> | undefined {
	try {
		return draftOf(readTyped(nameOf(eventCode)));
	} catch {
		return undefined;
	}
}

export function storeDraft(eventCode: string, values: FormValues): void {
	try {
		storeTyped(nameOf(eventCode), draftText(values));
	} catch {
		// without storage the page still works
	}
}

export function forgetDraft(eventCode: string): void {
	try {
		removeTyped(nameOf(eventCode));
	} catch {}
}

/** The outcome of this history entry's registration; none after a log-out. */
export function storedOutcome(eventCode: string): Outcome | undefined {
	const { isRegistered } = (history.state ?? {}) as { isRegistered?: boolean };
	if (!isRegistered) return undefined;
	try {
		return JSON.parse(readTyped(outcomeNameOf(eventCode)) ?? "null") ?? undefined;
	} catch {
		return undefined;
	}
}

export function storeOutcome(eventCode: string, outcome: Outcome): void {
	history.replaceState({ ...history.state, isRegistered: true }, "");
	try {
		storeTyped(outcomeNameOf(eventCode), JSON.stringify(outcome));
	} catch {
		// without storage the page still works
	}
}
