import { decodeHTML } from "entities";
import cleaned, { type IOptions } from "sanitize-html";
import { escapeHtml } from "./escape.ts";

/** Tags that people's text may contain; others are dropped and their text stays. */
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

/** Whether a link may be shown: a whole address of one of three schemes. Relative ones would depend on the page. */
export function isSafeAddress(href: string): boolean {
	const parsed = URL.parse(href);
	return parsed !== null && ["http:", "https:", "mailto:"].includes(parsed.protocol);
}

/**
 * HTML of any origin made safe to show: paragraphs, lists, small headings, emphasis, quotes, code, and links to
 * http, https and mailto that carry `rel="noopener nofollow"`. Scripts and styles vanish with their content;
 * larger headings become `h3`. Running it on its own result changes nothing.
 */
export function sanitizeHtml(html: string): string {
	return cleaned(html, OPTIONS).trim();
}

/** Plain text as HTML: escaped, blank lines part paragraphs, other line ends become `<br />`; "" gives "". */
export function plainToHtml(text: string): string {
	return text
		.replace(/\r\n?/g, "\n")
		.split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean)
		.map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\n/g, "<br />")}</p>`)
		.join("\n");
}

/** HTML as plain text, for places that show none (calendar files, descriptions of pages): blocks become lines. */
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
