import { escapeHtml } from "../../kit/html/escape.ts";
import { htmlToPlain, sanitizeHtml } from "../../kit/html/sanitize.ts";

/** How long a short description may be, in characters. */
const SHORT_LENGTH = 300;
const TAG = /<\/?(?:p|br|div|ul|ol|li|h[1-6]|a|strong|em|b|i|u|code|pre|blockquote|table|tr|td|span)\b[^<>]*>/i;
const BLOCKS = /<(\/?)(?:p|ul|ol|h[1-6]|pre|blockquote|table)\b[^<>]*>/gi;
const ITEM = /^\s*(?:[-*•+]|\d{1,2}[.)])\s+/;
/** Longer texts are cut: no talk needs more, and the work stays bounded. */
const LONGEST = 20_000;
const PARAGRAPHS = /\n[^\S\n]*(?:\n[^\S\n]*)+/;

/** Links, bold, emphasis and code of one already escaped piece of text. */
function inline(html: string): string {
	const kept: string[] = [];
	const keep = (made: string) => `\ue000${kept.push(made) - 1}\ue001`;
	return html
		.replace(/`([^`\n]+)`/g, (_all, code: string) => keep(`<code>${code}</code>`))
		.replace(
			/!?\[([^[\]\n]+)\]\((https?:\/\/[^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*)\)/g,
			(_all, text: string, url: string) => keep(`<a href="${url}">${text}</a>`),
		)
		.replace(/<a\b[^>]*>[\s\S]*?<\/a>/gi, keep)
		.replace(/&lt;(https?:\/\/[^\s<>]+?)&gt;/g, (_all, url: string) => keep(`<a href="${url}">${url}</a>`))
		.replace(/https?:\/\/[^\s<>"\ue000\ue001]+?(?=(?:&gt;|&quot;|[.,;:!?)\]'’”]*)(?:[\s<\ue000]|$))/g, (url) =>
			keep(`<a href="${url}">${url}</a>`),
		)
		.replace(/\*\*(\S(?:[^*\n]*\S)?)\*\*/g, "<strong>$1</strong>")
		.replace(/(^|[\s(])\*(\S(?:[^*\n]*\S)?)\*(?=[\s.,;:!?)]|$)/g, "$1<em>$2</em>")
		.replace(/(^|[\s(])_(\S(?:[^_\n]*\S)?)_(?=[\s.,;:!?)]|$)/g, "$1<em>$2</em>")
		.replace(/\ue000(\d+)\ue001/g, (_all, index: string) => kept[Number(index)]!)
		.replace(/\ue000(\d+)\ue001/g, (_all, index: string) => kept[Number(index)]!);
}

/** Splits a block where a list begins or ends, so that "text:\n- one\n- two" is a paragraph and a list. */
function runsOf(block: string): { isList: boolean; lines: string[] }[] {
	const runs: { isList: boolean; lines: string[] }[] = [];
	for (const line of block.split("\n")) {
		const last = runs.at(-1);
		const isItem = ITEM.test(line);
		if (last?.isList && !isItem && /^\s{2,}\S/.test(line)) last.lines.push(`${last.lines.pop()} ${line.trim()}`);
		else if (last && last.isList === isItem) last.lines.push(line);
		else runs.push({ isList: isItem, lines: [line] });
	}
	return runs;
}

/** Lines that only a mail program's width broke are one; others stay lines. */
function unwrapped(lines: string[]): string {
	return lines
		.map((line) => line.trim())
		.join("\n")
		.replace(/([^\s.!?:;…])\n(?=[\p{Ll}(\d])/gu, "$1 ");
}

function blockHtml(block: string, written: (text: string) => string): string {
	const heading = /^#{1,6}\s+(.+?)\s*#*$/.exec(block);
	if (heading) return `<h3>${written(heading[1]!)}</h3>`;
	return runsOf(block)
		.map(({ isList, lines }) => {
			if (!isList) return `<p>${written(unwrapped(lines)).replace(/\n/g, "<br>")}</p>`;
			const kind = /^\s*\d/.test(lines[0]!) ? "ol" : "ul";
			return `<${kind}>${lines.map((line) => `<li>${written(line.replace(ITEM, "").trim())}</li>`).join("")}</${kind}>`;
		})
		.join("");
}

/** Text outside of HTML blocks: blank lines part paragraphs. */
function looseHtml(text: string): string {
	const written = TAG.test(text) ? inline : (part: string) => inline(escapeHtml(part));
	return text
		.split(PARAGRAPHS)
		.filter((block) => block.trim() !== "")
		.map((block) => blockHtml(block.replace(/^\n+|\s+$/g, ""), written))
		.join("");
}

/** HTML blocks as they are, and what stands loose between them in paragraphs. */
function mixedHtml(text: string): string {
	const made: string[] = [];
	let depth = 0;
	let from = 0;
	for (const tag of text.matchAll(BLOCKS)) {
		const isClosing = tag[1] === "/";
		if (!isClosing && depth++ === 0) {
			made.push(looseHtml(text.slice(from, tag.index)));
			from = tag.index;
		} else if (isClosing && depth > 0 && --depth === 0) {
			const end = tag.index + tag[0].length;
			made.push(text.slice(from, end));
			from = end;
		}
	}
	const rest = text.slice(from);
	return made.join("") + (depth > 0 ? rest : looseHtml(rest));
}

/**
 * A text of a schedule (plain, Markdown or HTML) as safe HTML: paragraphs, lists, small headings, links, emphasis.
 * Takes any text; "" gives "".
 */
export function richHtml(text: string): string {
	const parted = text
		.slice(0, LONGEST)
		.toWellFormed()
		.replace(/[\ue000\ue001]/g, "") // they mark the places of finished pieces
		.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, "")
		.replace(/<\/?div\b[^<>]*>|(?:<br\s*\/?>\s*){2,}/gi, "\n\n")
		.replace(/<br\s*\/?>\n/gi, "<br>");
	return sanitizeHtml(mixedHtml(parted));
}

/** HTML as one line without marks, for cards. */
export function plainLine(html: string): string {
	return htmlToPlain(html).replace(/^• /gm, "").replace(/\s+/g, " ").trim();
}

/** At most `length` characters, ended at a sentence where one ends late enough, otherwise at a word with "…". */
export function cutText(text: string, length: number = SHORT_LENGTH): string {
	if (text.length <= length) return text;
	const head = text.slice(0, length + 1);
	const sentence = [...head.matchAll(/[.!?…](?=["”’)]?\s)["”’)]?/g)].at(-1);
	if (sentence && sentence.index >= length / 2) return head.slice(0, sentence.index + sentence[0].length);
	const whole = head.slice(0, length - 1);
	const words = whole.replace(/\s+\S*$/, "");
	const kept = words.length >= length / 2 ? words : whole;
	return `${kept
		.replace(/[\s,;:–—-]+$/, "")
		.toWellFormed()
		.replace(/\ufffd$/, "")}…`;
}
