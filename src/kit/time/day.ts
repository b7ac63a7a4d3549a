const FIRST_YEAR = 1970;
const LAST_YEAR = 2100;

/** Whether a text is an existing day `YYYY-MM-DD` between 1970 and 2100. */
export function isDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const year = Number(text.slice(0, 4));
	const at = Date.parse(`${text}T00:00:00Z`);
	return year >= FIRST_YEAR && year <= LAST_YEAR && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
