/** One measured line beside its limit. */
export type Line = {
	name: string;
	value: number;
	limit: number;
	better: "more" | "less";
	unit?: string;
	note?: string;
};

/** Prints the lines as a table. Returns whether all limits are met. */
export function report(lines: Line[]): boolean {
	const text = (value: number, unit = "") =>
		`${Number.isInteger(value) ? value : value.toFixed(value < 10 ? 2 : 1)}${unit && ` ${unit}`}`;
	const isMet = (line: Line) => (line.better === "more" ? line.value >= line.limit : line.value <= line.limit);
	console.log("| what | measured | limit | kept |\n|---|---|---|---|");
	for (const line of lines) {
		const sign = line.better === "more" ? "≥" : "≤";
		console.log(
			`| ${line.name}${line.note ? ` (${line.note})` : ""} | ${text(line.value, line.unit)} | ${sign} ${text(line.limit, line.unit)} | ${isMet(line) ? "yes" : "NO"} |`,
		);
	}
	return lines.every(isMet);
}
