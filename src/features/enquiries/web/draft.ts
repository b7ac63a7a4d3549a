import type { EnquiryField, EnquiryKind } from "../rules.ts";

/** Typed values of a modal's form. */
export type Draft = Record<EnquiryField, string>;

/** Stores a form's input in this tab, so that closing the modal loses nothing; empty where storage is unavailable. */
export function draftOf(eventCode: string, kind: EnquiryKind) {
	const key = `enquiry-${kind}-${eventCode.toUpperCase()}`;
	return {
		stored(): Partial<Draft> {
			try {
				const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
				return Object.fromEntries(Object.entries(read as object).filter(([, text]) => typeof text === "string"));
			} catch {
				return {};
			}
		},
		save(typed: Draft): void {
			try {
				sessionStorage.setItem(key, JSON.stringify(typed));
			} catch {
				// a full or blocked storage only costs the draft
			}
		},
		forget(): void {
			try {
				sessionStorage.removeItem(key);
			} catch {}
		},
	};
}
