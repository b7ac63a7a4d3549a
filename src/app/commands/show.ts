import { dayOf, timeText } from "../../kit/time/zone.ts";

export function tableOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
	const all = [head, ...rows.map((row) => row.map(String))];
	const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
	return all
		.map((row) =>
			row
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}

export function listOf(
	head: readonly string[],
	rows: readonly (readonly (string | number)[])[],
	nothing: string,
): string {
	return rows.length > 0 ? tableOf(head, rows) : nothing;
}

/** "367.77 zł", accepted as input too. */
export function amountOf(grosz: number): string {
	const digits = String(Math.abs(grosz)).padStart(3, "0");
	return `${grosz < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)} zł`;
}

/** "2025-04-30 12:00"; empty for none. */
export function momentOf(instant: Date | null, zone: string): string {
	return instant ? `${dayOf(instant, zone)} ${timeText("en", instant, zone)}` : "";
}
