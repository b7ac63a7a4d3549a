/** Letters that are no other letter with a sign. */
const OTHER_LETTERS: Record<string, string> = { ł: "l", đ: "d", ø: "o", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/** A text in small letters without signs above or below them. */
function folded(text: string): string {
	const plain = text
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase();
	return plain.replace(/[łđøßæœı]/g, (letter) => OTHER_LETTERS[letter] ?? letter);
}

const pieces = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A word of the organiser's list as it is compared; several words are looked for one after the other, and a star at the
 * end stands for any end. Undefined where nothing is left of it.
 */
export function wordForm(word: string): string | undefined {
	const parts = folded(word)
		.split(/\s+/)
		.map((part) => pieces(part).join(""))
		.filter(Boolean);
	if (parts.length === 0) return undefined;
	return `${parts.join(" ")}${word.trimEnd().endsWith("*") ? "*" : ""}`;
}

/**
 * The ways in which a text can be read: its words, with what stands between their letters as an end of the word and as
 * nothing ("a.b" is "a", "b" and "ab"). What is spelled in single letters is one word, whatever stands before it.
 */
function readings(text: string): string[] {
	const plain = folded(text);
	const parts = pieces(plain);
	const joined = plain.split(/\s+/).map((part) => pieces(part).join(""));
	return [parts, joined].map((words) => ` ${words.filter(Boolean).join(" ")} `);
}

/** What is spelled in single letters, of three at least. */
function spelled(text: string): string[] {
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

/** The first of some forms that is in a text, without regard to case, signs of letters and what separates them. */
export function listedIn(text: string, forms: readonly string[]): string | undefined {
	const [ways, runs] = [readings(text), spelled(text)];
	return forms.find((form) => {
		const [start, end] = form.endsWith("*") ? [form.slice(0, -1), ""] : [form, " "];
		const isWritten = ways.some((words) => words.includes(` ${start}${end}`));
		return isWritten || runs.some((run) => run.includes(start.replaceAll(" ", "")));
	});
}
