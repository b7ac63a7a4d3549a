import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countWords, WORDS, wordedFiles } from "./harness/word-list.ts";

const COUNTS = join(import.meta.dirname, "harness/word-counts.json");

/**
 * Words of our own that a reader must learn. `word-counts.json` has the remaining uses of each; the counts may only
 * fall. After removing uses: `UPDATE_WORDS=1 npx vitest run tests/word-list.test.ts`.
 */
test("no word of our own is used more often than before", () => {
	const allowed: Record<string, number> = JSON.parse(readFileSync(COUNTS, "utf8"));
	const counted = countWords(wordedFiles());
	if (process.env["UPDATE_WORDS"]) {
		const lowest = Object.entries(counted).map(([word, uses]) => [word, Math.min(uses, allowed[word] ?? uses)]);
		writeFileSync(COUNTS, `${JSON.stringify(Object.fromEntries(lowest), undefined, "\t")}\n`);
		return;
	}
	const added = Object.entries(counted).flatMap(([word, uses]) => {
		const most = allowed[word] ?? 0;
		const { pattern, is } = WORDS[word]!;
		return uses > most ? [`${word}: ${uses} uses, ${most} allowed of /${pattern.source}/; write ${is}`] : [];
	});
	expect(added).toEqual([]);
});

test.each(Object.entries(WORDS))("a new use of %s is found", (word, rule) => {
	const text = rule.in === "sentences" ? `/** ${rule.example} */` : rule.example;
	expect(countWords([{ path: "src/a.ts", text }])[word]).toBe(1);
	expect(countWords([{ path: "src/a.ts", text: "/** Sends the e-mail. */ const order = 1;" }])[word]).toBe(0);
});
