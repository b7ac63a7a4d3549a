const LENGTH = 1000;

/** Why something failed, in a line. A failed query's own message is the whole statement with its values; its cause says why. */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error).slice(0, LENGTH);
	return (error.cause instanceof Error ? error.cause.message : error.message).slice(0, LENGTH);
}
