/** The maximum length in characters. */
export const MAX_NOTE = 10_000;

export type TimeMark = { seconds: number; words: string };

/** "12:30" or "1:02:03", outside longer numbers. */
const TIME = /(?<![\d:.])(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?!\d|:\d)/;

/** One time per line, within the film's `length` in seconds. */
export function timeMarks(note: string, length: number): TimeMark[] {
	return note.split("\n").flatMap((line) => {
		const found = TIME.exec(line);
		if (!found) return [];
		const [whole, hours = "0", minutes, rest] = found;
		if (Number(rest) > 59 || (found[1] !== undefined && Number(minutes) > 59)) return [];
		const seconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
		if (seconds > length) return [];
		const words = line
			.replace(whole, " ")
			.replace(/\s+/g, " ")
			.replace(/ (?=[:,.])/g, "")
			.replace(/^[\s\-–:·]+/, "")
			.trim();
		return [{ seconds, words }];
	});
}

/** Inserts a time at the cursor, on a new line unless at its start. Returns the note and the cursor after the time. */
export function withTime(note: string, at: number, time: string): { note: string; at: number } {
	const before = note.slice(0, at);
	const isLineBegun = before !== "" && !before.endsWith("\n");
	const put = `${isLineBegun ? "\n" : ""}${time} `;
	return { note: before + put + note.slice(at), at: at + put.length };
}
