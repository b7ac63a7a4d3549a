import cleaned, { type IOptions } from "sanitize-html";

/** Shapes, text, paint and filters. No scripts, animation, embedding or external links. */
const TAGS = [
	"svg",
	"g",
	"defs",
	"symbol",
	"use",
	"title",
	"desc",
	"style",
	"switch",
	"view",
	"image",
	"path",
	"rect",
	"circle",
	"ellipse",
	"line",
	"polyline",
	"polygon",
	"text",
	"tspan",
	"textPath",
	"linearGradient",
	"radialGradient",
	"stop",
	"pattern",
	"clipPath",
	"mask",
	"marker",
	"filter",
	"feBlend",
	"feColorMatrix",
	"feComponentTransfer",
	"feComposite",
	"feConvolveMatrix",
	"feDiffuseLighting",
	"feDisplacementMap",
	"feDistantLight",
	"feDropShadow",
	"feFlood",
	"feFuncA",
	"feFuncB",
	"feFuncG",
	"feFuncR",
	"feGaussianBlur",
	"feMerge",
	"feMergeNode",
	"feMorphology",
	"feOffset",
	"fePointLight",
	"feSpecularLighting",
	"feSpotLight",
	"feTile",
	"feTurbulence",
];
const ATTRIBUTE = /^(?!on)(?:[a-z][\w-]*|xmlns:xlink|xlink:href|xml:(?:space|lang))$/i;
/** A fragment of the same drawing, or an embedded picture. */
const OWN_ADDRESS = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif);base64,)/i;
/** An external URL, an import, or an escape that could hide one. */
const FOREIGN_STYLE = /@import|javascript:|expression\(|\\|url\(\s*["']?(?!["']?\s*#)/i;

/** Allowed before the root of a drawing: comments, a document type, instructions. */
const BEGINNING = /^(?:\s|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>|<\?[\s\S]*?\?>)*<svg[\s>]/i;

const parser = { xmlMode: true, decodeEntities: true };
const OPTIONS: IOptions = {
	allowedTags: TAGS,
	allowedAttributes: false,
	allowVulnerableTags: true, // style sheets are checked below
	parser,
	parseStyleAttributes: false,
	allowedSchemesAppliedToAttributes: [], // `isAllowed` checks URLs
	nonTextTags: ["script", "style", "textarea", "option", "noscript", "foreignObject", "iframe"],
	transformTags: {
		"*": (tagName, attribs) => ({
			tagName,
			attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isAllowed(name, value))),
		}),
	},
	exclusiveFilter: ({ tag, text }) => tag === "style" && (FOREIGN_STYLE.test(text) || text.includes("<")),
};
const EVERYTHING: IOptions = {
	allowedTags: false,
	allowedAttributes: false,
	allowVulnerableTags: true,
	parser,
	parseStyleAttributes: false,
	allowedSchemesAppliedToAttributes: [], // `isAllowed` checks URLs
};

function isAllowed(name: string, value: string): boolean {
	if (!ATTRIBUTE.test(name)) return false;
	if (/^(?:xlink:)?href$/i.test(name)) return OWN_ADDRESS.test(value);
	return !FOREIGN_STYLE.test(value);
}

/**
 * Sanitises an SVG: shapes, text, paint and filters stay. A clean file stays byte-identical. Undefined if the bytes are
 * no UTF-8 SVG.
 */
export function sanitizedSvg(bytes: Uint8Array): Uint8Array | undefined {
	const text = decodedText(bytes)?.replace(
		/^\s*<\?xml version=["']1\.\d["'](?: encoding=["']utf-8["'])?(?: standalone=["']\w+["'])?\s*\?>/i,
		"",
	);
	if (text === undefined || !BEGINNING.test(text)) return undefined;
	const safe = cleaned(text, OPTIONS);
	if (!/^\s*<svg[\s>]/.test(safe)) return undefined;
	const isSafe = !/<[!?]/.test(text) && cleaned(text, EVERYTHING) === safe;
	return isSafe ? bytes : new TextEncoder().encode(safe);
}

function decodedText(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}
