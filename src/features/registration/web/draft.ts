import { draftOf, draftText, type FormValues } from "../values.ts";

const keyOf = (eventCode: string) => `registration-${eventCode.toUpperCase()}`;

/** What was typed in this tab before, without passwords; a browser that keeps nothing gives nothing. */
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
		// a full or closed store loses only the comfort
	}
}

export function forgetDraft(eventCode: string): void {
	try {
		sessionStorage.removeItem(keyOf(eventCode));
	} catch {}
}
