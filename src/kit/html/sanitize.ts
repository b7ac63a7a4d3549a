import { decodeHTML } from "entities";
import cleaned, { type IOptions } from "sanitize-html";
import { escapeHtml } from "./escape.ts";

/** Tags allowed in people's text. Other tags are dropped, and their text stays. */
const OPTIONS: IOptions = {
	allowedTags: [
		"p",
		"br",
		"strong",
		"em",
		"b",
		"i",
		"u",
		"ul",
		"ol",
		"li",
		"a",
		"h3",
		"h4",
		"blockquote",
		"code",
		"pre",
	],
	allowedAttributes: { a: ["href", "rel"] },
	allowedSchemes: ["http", "https", "mailto"],
	allowProtocolRelative: false,
	transformTags: {
		a: (tagName, attribs) => {
			const href = attribs.href?.trim();
			return { tagName, attribs: href && isSafeAddress(href) ? { href, rel: "noopener nofollow" } : {} };
		},
		h1: "h3",
		h2: "h3",
		h5: "h4",
		h6: "h4",
	},
	disallowedTagsMode: "discard",
	nestingLimit: 40,
};

/** Whether a link is an absolute URL of one of three schemes. A relative one would depend on the page. */
export function isSafeAddress(href: string): boolean {
	const parsed = URL.parse(href);
	return parsed !== null && ["http:", "https:", "mailto:"].includes(parsed.protocol);
}

/**
 * A dropped tag can leave a paragraph inside a paragraph; the next pass separates them. Sanitised text takes one pass.
 */
const MAX_PASSES = 5;

/**
 * Sanitises untrusted HTML: paragraphs, lists, small headings, emphasis, quotes, code, and http, https and mailto
 * links with `rel="noopener nofollow"`. Scripts and styles vanish with their content; larger headings become `h3`.
 * Idempotent.
 */
export function sanitizeHtml(html: string): string {
	let result = html;
	for (let pass = 0; pass < MAX_PASSES; pass++) {
		const next = cleaned(result, OPTIONS).trim();
		if (next === result) break;
		result = next;
	}
	return result;
}

/** Plain text as escaped HTML. Blank lines separate paragraphs, other line ends become `<br />`, and "" gives "". */
export function plainToHtml(text: string): string {
	return text
		.replace(/\r\n?/g, "\n")
		.split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean)
		.map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\n/g, "<br />")}</p>`)
		.join("\n");
}

/** HTML as plain text (calendar files, page descriptions). Blocks become lines. */
export function htmlToPlain(html: string): string {
	const lines = html
		.replace(/\s*\n\s*/g, " ")
		.replace(/<br\s*\/?>/gi, "\n")
		.replace(/<li[^>]*>/gi, "\n• ")
		.replace(/<\/(?:p|h3|h4|ul|ol|blockquote|pre)>/gi, "\n\n");
	const text = cleaned(lines, { allowedTags: [], allowedAttributes: {} });
	return decodeHTML(text)
		.replace(/[^\S\n]*\n[^\S\n]*/g, "\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}
