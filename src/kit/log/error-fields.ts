/** Log fields of an unexpected error: name, message, code and stack, without the values of a failed query. */
export function errorFields(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { error: typeof error, message: String(error) };
	const { name, message, stack } = error;
	const { code } = error as { code?: string };
	const cause = error.cause as { code?: string; message?: string } | undefined;
	return {
		error: name,
		message: message.split("\nparams:")[0],
		cause: cause?.message,
		code: code ?? cause?.code,
		stack: stack?.split("\n").filter((line) => line.startsWith("    at ")),
	};
}
