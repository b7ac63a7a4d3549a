/**
 * Polish and English typography: single-character words and short prepositions do not end a line, and a number stays
 * with its unit, thousands and month. The length stays the same.
 */
export function tidy(text: string): string {
	return text.replace(SHORT_WORD, "$1\u00a0").replace(AFTER_NUMBER, "$1\u00a0");
}

/** Placeholder of an element between texts: neither character nor space. */
const ELEMENT = "\ufffc";

const SHORT_WORD =
	/(?<=^|[\s(„"“\ufffc])([aiouwz]|do|na|po|od|we|ze|an|the|of|to|in|pln|(?:nr|no\.|s\.)(?= \d)) (?=\S)/gi;
const AFTER_NUMBER =
	/(\d) (?=(?:zł|%|PLN|min|minut\p{L}*|godz\p{L}*|h|hours?|dni|days?|tygodni\p{L}*|weeks?|miesi\p{L}+|months?|[kMG]B|osób|os|r|s|znak\p{L}+|characters|\d{3}|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)(?![\p{L}\d]))/gu;

/** Tidies adjacent texts as one sentence. */
function tidyRun(texts: string[]): string[] {
	const whole = tidy(texts.join(""));
	let end = 0;
	return texts.map(({ length }) => {
		end += length;
		return whole.slice(end - length, end);
	});
}

/** Like `tidy`, for the texts of an HTML fragment outside preformatted text and code. */
export function tidyHtml(html: string): string {
	const parts = html.split(/(<(?:pre|code)\b.*?<\/(?:pre|code)>|<[^>]*>)/s); // every second part is markup
	const texts = tidyRun(parts.map((part, index) => (index % 2 ? ELEMENT : part)));
	return parts.map((part, index) => (index % 2 ? part : texts[index])).join("");
}

/** Like `tidy`, for the texts among an element's children. */
export function tidyChildren(children: unknown): unknown {
	if (typeof children === "string") return tidy(children);
	if (!Array.isArray(children)) return children;
	const texts = tidyRun(children.map(wordsOf));
	return children.map((child, index) => (typeof child === "string" ? texts[index] : child));
}

/** A child's text within its sentence; empty if it renders nothing. */
function wordsOf(child: unknown): string {
	if (child === null || child === undefined || typeof child === "boolean") return "";
	return typeof child === "string" || typeof child === "number" ? String(child) : ELEMENT;
}
