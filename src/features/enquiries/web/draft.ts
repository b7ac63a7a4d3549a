import type { EnquiryField, EnquiryKind } from "../rules.ts";

/** What was typed into a modal's form. */
export type Draft = Record<EnquiryField, string>;

/** Keeps what is typed into a form in this tab, so that a closed window loses nothing; a browser that keeps nothing gives nothing. */
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
				// a full or closed store loses only the comfort
			}
		},
		forget(): void {
			try {
				sessionStorage.removeItem(key);
			} catch {}
		},
	};
}
