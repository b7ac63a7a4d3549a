/** A proof of the session's owner counts for this many minutes. */
export const PROOF_MINUTES = 15;

export const proofEnd = (provedAt: Date): Date => new Date(provedAt.getTime() + PROOF_MINUTES * 60_000);

export const isProved = (provedAt: Date | undefined, now: Date): boolean =>
	provedAt !== undefined && now < proofEnd(provedAt);

/** The problem types of refusals that the browser answers by itself. */
export const NEEDS_FACTOR = "office/second-factor-needed";
export const NEEDS_PROOF = "office/proof-needed";
