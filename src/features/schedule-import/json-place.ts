const TOKEN =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in strings
	/[\s]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))/y;

/** The next expected token: a value, a key, a colon, or a comma or an end. */
type ExpectedToken = "value" | "first value" | "key" | "first key" | "colon" | "comma" | "nothing";

function followed(open: string[]): ExpectedToken {
	return open.length === 0 ? "nothing" : "comma";
}

/** The state after the end of an object or array; undefined if it may not end here. */
function afterEnd(expected: ExpectedToken, token: "}" | "]", open: string[]): ExpectedToken | undefined {
	const isEmpty = expected === (token === "}" ? "first key" : "first value");
	if (expected !== "comma" && !isEmpty) return undefined;
	return open.pop() === (token === "}" ? "{" : "[") ? followed(open) : undefined;
}

/** The state after a value's first token; undefined if no value begins with it. */
function afterValue(token: string, open: string[]): ExpectedToken | undefined {
	if (token === "{" || token === "[") {
		open.push(token);
		return token === "{" ? "first key" : "first value";
	}
	return token === ":" || token === "," ? undefined : followed(open);
}

function next(expected: ExpectedToken, token: string, open: string[]): ExpectedToken | undefined {
	if (token === "}" || token === "]") return afterEnd(expected, token, open);
	switch (expected) {
		case "key":
		case "first key":
			return token.startsWith('"') ? "colon" : undefined;
		case "colon":
			return token === ":" ? "value" : undefined;
		case "comma":
			if (token !== ",") return undefined;
			return open.at(-1) === "{" ? "key" : "value";
		case "nothing":
			return undefined;
		default:
			return afterValue(token, open);
	}
}

/** The place of the error, "line 3, column 14" (both from 1), or the end of incomplete JSON. */
export function jsonErrorPlace(text: string): string {
	const open: string[] = [];
	let expected: ExpectedToken = "value";
	let at = 0;
	for (;;) {
		TOKEN.lastIndex = at;
		const found = TOKEN.exec(text);
		const token = found?.slice(1).find((one) => one !== undefined);
		const after: ExpectedToken | null | undefined = token === undefined ? null : next(expected, token, open);
		if (!after) break;
		at = TOKEN.lastIndex;
		expected = after;
	}
	const left = text.slice(at);
	const stop = at + left.length - left.trimStart().length;
	const before = text.slice(0, stop).split("\n");
	return `line ${before.length}, column ${stop - text.lastIndexOf("\n", stop - 1)}`;
}
