import type { Outcome } from "../outcome.ts";
import { draftOf, draftText, type FormValues } from "../values.ts";
import { TYPED } from "./forget-typed.ts";

const keyOf = (eventCode: string) => `${TYPED}${eventCode.toUpperCase()}`;
const outcomeKeyOf = (eventCode: string) => `${TYPED}outcome-${eventCode.toUpperCase()}`;

/** Draft typed in this tab, without passwords; undefined where storage is unavailable. */
export function storedDraft(eventCode: string): Partial<FormValues> | undefined {
	try {
		return draftOf(sessionStorage.getItem(keyOf(eventCode)));
	} catch {
		return undefined;
	}
}

export function storeDraft(eventCode: string, values: FormValues): void {
	try {
		sessionStorage.setItem(keyOf(eventCode), draftText(values));
	} catch {
		// a full or blocked storage loses only convenience
	}
}

export function forgetDraft(eventCode: string): void {
	try {
		sessionStorage.removeItem(keyOf(eventCode));
	} catch {}
}

/** The outcome of the registration that this history entry ended with; none after a log-out in this tab. */
export function storedOutcome(eventCode: string): Outcome | undefined {
	const { isRegistered } = (history.state ?? {}) as { isRegistered?: boolean };
	if (!isRegistered) return undefined;
	try {
		return JSON.parse(sessionStorage.getItem(outcomeKeyOf(eventCode)) ?? "null") ?? undefined;
	} catch {
		return undefined;
	}
}

/** Keeps the outcome for a reload and Back. */
export function storeOutcome(eventCode: string, outcome: Outcome): void {
	history.replaceState({ ...history.state, isRegistered: true }, "");
	try {
		sessionStorage.setItem(outcomeKeyOf(eventCode), JSON.stringify(outcome));
	} catch {
		// a full or blocked storage loses only convenience
	}
}
