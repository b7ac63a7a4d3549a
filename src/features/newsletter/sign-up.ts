/** What a person signs up for: each sign-up is confirmed by the link of an e-mail. */
export type SignUpKind = "newsletter" | "reminder";
/** When a sign-up was asked for, confirmed by its subscriber, and ended by them. */
export type SignUpRecord = { requestedAt: Date; confirmedAt: Date | null; endedAt: Date | null };

/**
 * - `pending`: asked for, by whoever typed the address;
 * - `confirmed`: the address's subscriber said yes;
 * - `ended`: they left;
 * - `expired`: the link that was opened is too old to say yes.
 */
export type SignUpState = "pending" | "confirmed" | "ended" | "expired";

/** How long a link says yes, and how long a sign-up that nobody confirmed is kept. */
export const CONFIRM_DAYS = 7;
/** How long what has ended is kept with its address, and a reminder that was sent, as the pages about it say. */
export const ENDED_DAYS = 30;
/** How long it can be proved that an address left, by its hash alone: as long as somebody may claim that it did not. */
export const PROOF_YEARS = 3;
const DAY_MS = 24 * 3_600_000;
/** How many e-mails that ask for a yes an address gets: whoever types it must not be able to fill its mailbox. */
const REQUESTS_A_DAY = 3;
/** How long after one another two of them about the same sign-up are sent: a double click asks once. */
const REQUESTS_APART_MS = 10 * 60_000;

/** Before which moment sign-ups that nobody confirmed are forgotten. */
export function forgottenBefore(now: Date): Date {
	return new Date(now.getTime() - CONFIRM_DAYS * DAY_MS);
}

/** Before which moment what has ended, or was sent, is forgotten. */
export function endedBefore(now: Date): Date {
	return new Date(now.getTime() - ENDED_DAYS * DAY_MS);
}

/** Before which moment it is forgotten that an address left. */
export function provedSince(now: Date): Date {
	const since = new Date(now);
	since.setUTCFullYear(now.getUTCFullYear() - PROOF_YEARS);
	return since;
}

/** How a sign-up stands for who opens a link of it. A link from before the subscriber left never signs up again. */
export function signUpState(
	{ requestedAt, confirmedAt, endedAt }: SignUpRecord,
	linkFrom: Date,
	now: Date,
): SignUpState {
	if (endedAt) return "ended";
	if (confirmedAt) return "confirmed";
	return linkFrom < requestedAt || linkFrom < forgottenBefore(now) ? "expired" : "pending";
}

/** Since when e-mails that ask for a yes are counted. */
export function requestedSince(now: Date): Date {
	return new Date(now.getTime() - DAY_MS);
}

/**
 * Whether an address may get another e-mail that asks for a yes; `requested` are those since `requestedSince`, `subject` is what
 * it would be about and since when that waits for a yes.
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
