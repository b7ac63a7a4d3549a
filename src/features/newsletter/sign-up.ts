export type SignUpKind = "newsletter" | "reminder";
export type SignUpRecord = { requestedAt: Date; confirmedAt: Date | null; endedAt: Date | null };

/**
 * `pending`: requested for a typed address. `ended`: the subscriber left. `expired`: the opened link is too old to
 * confirm.
 */
export type SignUpState = "pending" | "confirmed" | "ended" | "expired";

/** How many days a link confirms, and an unconfirmed sign-up is kept. */
export const CONFIRM_DAYS = 7;
/** How many days ended sign-ups and sent reminders are kept, as the information pages say. */
export const ENDED_DAYS = 30;
/** For this many years a hash proves that an address left. Then claims expire. */
export const PROOF_YEARS = 3;
const DAY_MS = 24 * 3_600_000;
/** The daily limit of confirmation e-mails per address, against mail bombing. */
const REQUESTS_A_DAY = 3;
/** The minimum interval of confirmation e-mails for one sign-up, against double clicks. */
const REQUESTS_APART_MS = 10 * 60_000;

export function forgottenBefore(now: Date): Date {
	return new Date(now.getTime() - CONFIRM_DAYS * DAY_MS);
}

export function endedBefore(now: Date): Date {
	return new Date(now.getTime() - ENDED_DAYS * DAY_MS);
}

export function provedSince(now: Date): Date {
	const since = new Date(now);
	since.setUTCFullYear(now.getUTCFullYear() - PROOF_YEARS);
	return since;
}

/** A link from before the subscriber left never confirms. */
export function signUpState(
	{ requestedAt, confirmedAt, endedAt }: SignUpRecord,
	linkFrom: Date,
	now: Date,
): SignUpState {
	if (endedAt) return "ended";
	if (confirmedAt) return "confirmed";
	return linkFrom < requestedAt || linkFrom < forgottenBefore(now) ? "expired" : "pending";
}

export function requestedSince(now: Date): Date {
	return new Date(now.getTime() - DAY_MS);
}

/**
 * Whether another confirmation e-mail may be sent. `requested` are earlier e-mails since `requestedSince`; `subject` is
 * the pending sign-up.
 */
export function mayAsk(
	requested: readonly { kind: SignUpKind; subjectId: number; createdAt: Date }[],
	subject: { kind: SignUpKind; subjectId: number; requestedAt: Date },
	now: Date,
): boolean {
	const about = requested.filter(
		({ kind, subjectId, createdAt }) =>
			kind === subject.kind && subjectId === subject.subjectId && createdAt >= subject.requestedAt,
	);
	return (
		requested.length < REQUESTS_A_DAY &&
		about.every((one) => now.getTime() - one.createdAt.getTime() >= REQUESTS_APART_MS)
	);
}
