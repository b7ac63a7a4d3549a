import { draftOf, draftText, type FormValues } from "../values.ts";

const keyOf = (eventCode: string) => `registration-${eventCode.toUpperCase()}`;

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
