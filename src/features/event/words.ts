/** These characters have no decomposition into base and diacritic. */
const OTHER_LETTERS: Record<string, string> = { ł: "l", đ: "d", ø: "o", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

function folded(text: string): string {
	const plain = text
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase();
	return plain.replace(/[łđøßæœı]/g, (letter) => OTHER_LETTERS[letter] ?? letter);
}

const pieces = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Several words match in sequence; a final star matches any ending. Undefined if no characters remain. */
export function wordForm(word: string): string | undefined {
	const parts = folded(word)
		.split(/\s+/)
		.map((part) => pieces(part).join(""))
		.filter(Boolean);
	if (parts.length === 0) return undefined;
	return `${parts.join(" ")}${word.trimEnd().endsWith("*") ? "*" : ""}`;
}

/**
 * Returns two readings of a text: punctuation within words separates them, or is ignored ("a.b" is "a" and "b", or
 * "ab").
 */
function readings(text: string): string[] {
	const plain = folded(text);
	const parts = pieces(plain);
	const joined = plain.split(/\s+/).map((part) => pieces(part).join(""));
	return [parts, joined].map((words) => ` ${words.filter(Boolean).join(" ")} `);
}

/** Returns words written as at least three single characters. */
function spelledWords(text: string): string[] {
	const runs: string[] = [];
	let run = "";
	for (const part of [...pieces(folded(text)), "--"]) {
		if ([...part].length === 1) run += part;
		else {
			if (run.length > 2) runs.push(run);
			run = "";
		}
	}
	return runs;
}

/** Ignores case, diacritics and separators. */
export function findBannedForm(text: string, forms: readonly string[]): string | undefined {
	const [ways, runs] = [readings(text), spelledWords(text)];
	return forms.find((form) => {
		const [start, end] = form.endsWith("*") ? [form.slice(0, -1), ""] : [form, " "];
		const isWritten = ways.some((words) => words.includes(` ${start}${end}`));
		return isWritten || runs.some((run) => run.includes(start.replaceAll(" ", "")));
	});
}
