const LENGTH = 1000;

/**
 * The reason of a failure in one line. A failed query's message is the statement with its values, so its cause is used
 * instead.
 */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error).slice(0, LENGTH);
	return (error.cause instanceof Error ? error.cause.message : error.message).slice(0, LENGTH);
}
