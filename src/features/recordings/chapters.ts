import type { Chapter } from "./contract.ts";

/** `1:02:03`, `02:03` or `2:03`, and the following text. */
const LINE = /^(?:(\d{1,2}):)?(\d{1,3}):(\d\d)\s+(.+)$/;
const TITLE_MAX = 120;
const COUNT_MAX = 100;

/** `line` counts from 1. */
export type WrongChapter = { line: number; reason: "shape" | "title" | "order" | "late" | "many" };

/** Parses lines such as `12:30 Klucze | Keys`: time, Polish title, optional English one. Ignores empty lines. */
export function chaptersOf(text: string, seconds: number): { chapters: Chapter[] } | { wrong: WrongChapter } {
	const chapters: Chapter[] = [];
	for (const [index, line] of text.split(/\r?\n/).entries()) {
		if (line.trim() === "") continue;
		const wrong = (reason: WrongChapter["reason"]) => ({ wrong: { line: index + 1, reason } });
		const chapter = chapterOf(line.trim());
		if (!chapter) return wrong("shape");
		if ([chapter.title, chapter.titleEn ?? "-"].some((title) => title === "" || title.length > TITLE_MAX)) {
			return wrong("title");
		}
		if (chapter.seconds <= (chapters.at(-1)?.seconds ?? -1)) return wrong("order");
		if (chapter.seconds >= seconds) return wrong("late");
		if (chapters.push(chapter) > COUNT_MAX) return wrong("many");
	}
	return { chapters };
}

function chapterOf(line: string): Chapter | undefined {
	const [, hours = "0", minutes = "0", seconds = "0", titles] = LINE.exec(line) ?? [];
	if (titles === undefined || Number(seconds) > 59 || (hours !== "0" && Number(minutes) > 59)) return undefined;
	const [title = "", titleEn, ...more] = titles.split("|").map((one) => one.trim());
	if (more.length > 0) return undefined;
	const at = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
	return { seconds: at, title, titleEn: titleEn ?? null };
}
