/** A Polish post code in its written form: "00950" becomes "00-950"; undefined if invalid. */
export function polishPostCode(typed: string): string | undefined {
	const digits = /^(\d\d)\s?-?\s?(\d{3})$/.exec(typed.trim());
	return digits ? `${digits[1]}-${digits[2]}` : undefined;
}
