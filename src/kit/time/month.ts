import type { Lang } from "../i18n/lang.ts";
import { MONTHS } from "./names.ts";

/** The number of days of a month (`YYYY-MM`). */
export function daysIn(month: string): number {
	const [year = 0, number = 0] = month.split("-").map(Number);
	return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** The `count` months (`YYYY-MM`) from a day's month on. */
export function monthsFrom(day: string, count: number): string[] {
	const [year = 0, number = 0] = day.split("-").map(Number);
	return Array.from({ length: count }, (_, index) =>
		new Date(Date.UTC(year, number - 1 + index, 1)).toISOString().slice(0, 7),
	);
}

/** Moves a day to another month; at most to its last day. */
export function withMonth(day: string, month: string): string {
	const number = Math.min(Number(day.slice(8, 10)), daysIn(month));
	return `${month}-${String(number).padStart(2, "0")}`;
}

/** Month names in the form after a day's number: "czerwca 2025" / "June 2025". */
export function monthNames(lang: Lang, months: readonly string[]): [month: string, name: string][] {
	return months.map((month) => [month, `${MONTHS[lang][Number(month.slice(5, 7)) - 1]} ${Number(month.slice(0, 4))}`]);
}
