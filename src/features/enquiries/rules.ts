export const ENQUIRY_TYPE = { sponsor: 0, volunteer: 1, lecturer: 2 } as const;
export type EnquiryKind = keyof typeof ENQUIRY_TYPE;

/** Twelve months, as in the privacy policy. */
export function enquiriesRetainedSince(now: Date): Date {
	const since = new Date(now);
	since.setUTCFullYear(now.getUTCFullYear() - 1);
	return since;
}

export function kindOf(modalType: 0 | 1 | 2): EnquiryKind {
	return (["sponsor", "volunteer", "lecturer"] as const)[modalType];
}
