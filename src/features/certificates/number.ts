/** Crockford's base32. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** One check character follows. */
const RANDOM_SIGNS = 9;

/** Doubles a value in the field of 32 values (x⁵ + x² + 1). */
const doubled = (value: number) => (value & 16 ? (value << 1) ^ 37 : value << 1);

/** Different weights reveal one wrong value and two swapped ones. */
const weightOf = (values: readonly number[]) => values.reduce((sum, value) => doubled(sum) ^ value, 0);

/** Makes a number such as "7Q4KP-2F9BX" from at least nine random bytes: 45 random bits and a check character. */
export function certificateNumber(random: Uint8Array): string {
	const values = [...random.subarray(0, RANDOM_SIGNS)].map((byte) => byte & 31);
	const signs = [...values, doubled(weightOf(values))].map((value) => SIGNS[value]).join("");
	return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/**
 * Accepts any case, dashes and spaces, O for 0, I and L for 1. Undefined if length, characters or checksum are wrong.
 */
export function parseNumber(typed: string): string | undefined {
	const plain = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
	const values = [...plain].map((sign) => SIGNS.indexOf(sign));
	if (values.length !== RANDOM_SIGNS + 1 || values.includes(-1) || weightOf(values) !== 0) return undefined;
	return `${plain.slice(0, 5)}-${plain.slice(5)}`;
}
