const TOKEN =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON's own rule, that strings hold none
	/[\s]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))/y;

/** What may stand next: a value, a key, a colon, or a comma or an end. */
type Expected = "value" | "first value" | "key" | "first key" | "colon" | "comma" | "nothing";

function followed(open: string[]): Expected {
	return open.length === 0 ? "nothing" : "comma";
}

function next(expected: Expected, token: string, open: string[]): Expected | undefined {
	const isKey = token.startsWith('"');
	const isMark = /^[{}[\],:]$/.test(token);
	const closes = token === "}" || token === "]";
	const mayClose =
		expected === "comma" ||
		(expected === "first key" && token === "}") ||
		(expected === "first value" && token === "]");
	if (closes) return mayClose && open.pop() === (token === "}" ? "{" : "[") ? followed(open) : undefined;
	if (expected === "key" || expected === "first key") return isKey ? "colon" : undefined;
	if (expected === "colon") return token === ":" ? "value" : undefined;
	if (expected === "comma") return token === "," ? (open.at(-1) === "{" ? "key" : "value") : undefined;
	if (expected === "nothing") return undefined;
	if (token === "{" || token === "[") {
		open.push(token);
		return token === "{" ? "first key" : "first value";
	}
	return isMark ? undefined : followed(open);
}

/** Where a text stops being JSON, as "line 3, column 14" (both from 1); its end where something is missing there. */
export function jsonErrorPlace(text: string): string {
	const open: string[] = [];
	let expected: Expected = "value";
	let at = 0;
	for (;;) {
		TOKEN.lastIndex = at;
		const found = TOKEN.exec(text);
		const token = found?.slice(1).find((one) => one !== undefined);
		const after: Expected | null | undefined = token === undefined ? null : next(expected, token, open);
		if (!after) break;
		at = TOKEN.lastIndex;
		expected = after;
	}
	const left = text.slice(at);
	const stop = at + left.length - left.trimStart().length;
	const before = text.slice(0, stop).split("\n");
	return `line ${before.length}, column ${stop - text.lastIndexOf("\n", stop - 1)}`;
}
