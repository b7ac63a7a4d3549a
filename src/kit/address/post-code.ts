/** A Polish post code as it is written, "00-950" of "00950"; undefined where it is none. */
export function polishPostCode(typed: string): string | undefined {
	const digits = /^(\d\d)\s?-?\s?(\d{3})$/.exec(typed.trim());
	return digits ? `${digits[1]}-${digits[2]}` : undefined;
}
