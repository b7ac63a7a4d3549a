import { Marked, type Tokens } from "marked";
import { htmlToPlain, sanitizeHtml } from "../../kit/html/sanitize.ts";

/** In characters. */
const SHORT_LENGTH = 300;
/** Longer texts are cut, to bound the work. */
const LONGEST = 20_000;

const AFTER_ITEM = /^\s*(?:[-*+]|\d{1,2}\.)\s.*\n(?=\S)(?!(?:[-*+]|\d{1,2}\.)\s)/gm;

/** Joins lines that a mail program wrapped, and keeps other line breaks. */
function unwrapped(html: string): string {
	const lines = html.trim().replace(/[^\S\n]*\n[^\S\n]*/g, "\n");
	return lines.replace(/([^\s.!?:;…])\n(?=[\p{Ll}(\d])/gu, "$1 ").replace(/\n/g, "<br>");
}

/**
 * Markdown as people type it into forms. Constructs that plain text triggers by accident are off (indented code, setext
 * headings, tables). Line ends are kept, and pictures become links.
 */
const markdown = new Marked({
	tokenizer: { code: () => undefined, lheading: () => undefined, table: () => undefined },
	renderer: {
		paragraph({ tokens }: Tokens.Paragraph) {
			return `<p>${unwrapped(this.parser.parseInline(tokens))}</p>`;
		},
		heading({ tokens }: Tokens.Heading) {
			return `<h3>${this.parser.parseInline(tokens)}</h3>`;
		},
		image({ href, text }: Tokens.Image) {
			return this.link({
				type: "link",
				raw: text,
				href,
				title: null,
				text,
				tokens: [{ type: "text", raw: text, text }],
			} as Tokens.Link);
		},
	},
});

/**
 * A schedule's text (plain, Markdown or HTML) as safe HTML with paragraphs, lists, small headings, links and emphasis.
 * "" gives "".
 */
export function richHtml(text: string): string {
	const written = text
		.slice(0, LONGEST)
		.toWellFormed()
		.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, "")
		.replace(/<\/?div\b[^<>]*>|(?:<br\s*\/?>\s*){2,}/gi, "\n\n")
		.replace(/<br\s*\/?>\n/gi, "<br>")
		.replace(/^(\s*\d{1,2})\)(?=\s)/gm, "$1.")
		.replace(/^(\s*)•(?=\s)/gm, "$1-")
		.replace(AFTER_ITEM, "$&\n"); // text at the margin after a list is outside its last item
	const html = markdown.parse(written, { async: false });
	return sanitizeHtml(html).replace(/(<\/?(?:p|ul|ol|li|h[34]|blockquote)>)\n+/g, "$1");
}

/** HTML as one line without markup, for cards. */
export function plainLine(html: string): string {
	return htmlToPlain(html).replace(/^• /gm, "").replace(/\s+/g, " ").trim();
}

/** Cuts at a sentence if it is long enough, otherwise at a word with "…". */
export function cutText(text: string, length: number = SHORT_LENGTH): string {
	if (text.length <= length) return text;
	const head = text.slice(0, length + 1);
	const sentence = [...head.matchAll(/[.!?…](?=["”’)]?\s)["”’)]?/g)].at(-1);
	if (sentence && sentence.index >= length / 2) return head.slice(0, sentence.index + sentence[0].length);
	const whole = head.slice(0, length - 1);
	const words = whole.replace(/\s+\S*$/, "");
	const excerpt = words.length >= length / 2 ? words : whole;
	return `${excerpt
		.replace(/[\s,;:–—-]+$/, "")
		.toWellFormed()
		.replace(/\ufffd$/, "")}…`;
}
