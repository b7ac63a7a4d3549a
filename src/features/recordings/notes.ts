/** The longest note, in characters. */
export const MAX_NOTE = 10_000;

/** A time of the film that a note names, with the line in which it stands. */
export type TimeMark = { seconds: number; words: string };

/** "12:30", "1:02:03": not a part of a longer number. */
const TIME = /(?<![\d:.])(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?!\d|:\d)/;

/** The times that a note names, one per line and in the order of the lines, as far as the film (`length`, in seconds) goes. */
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

/** A note with a time at a place in it: at the beginning of a line, and where the next words are typed after it. */
export function withTime(note: string, at: number, time: string): { note: string; at: number } {
	const before = note.slice(0, at);
	const isLineBegun = before !== "" && !before.endsWith("\n");
	const put = `${isLineBegun ? "\n" : ""}${time} `;
	return { note: before + put + note.slice(at), at: at + put.length };
}
