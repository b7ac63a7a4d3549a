import type { Theme } from "../../features/event/contract.ts";
import { escapeHtml } from "../../kit/html/escape.ts";
import type { Page, RenderedPage } from "../site/frame.ts";

export type Assets = { script: string; styles: string[]; fonts: string[] };

function inScript(value: unknown): string {
	return JSON.stringify(value)
		.replace(/</g, "\\u003c")
		.replace(/\u2028|\u2029/g, "");
}

function themeStyle(theme: Theme): string {
	const beams = theme.beams.map((colour, index) => `--beam-${index + 1}:${colour}`).join(";");
	return `--event-accent:${theme.accent};--event-accent-strong:${theme.accentStrong};--event-accent-soft:${theme.accentSoft};--event-key:${theme.key};${beams}`;
}

/** The share image's meta tags; none without an image. */
function imageTags(origin: string, { imageUrl, imageSize }: Page["head"]): string[] {
	if (!imageUrl) return [];
	const { width, height } = imageSize ?? { width: 1200, height: 630 };
	return [
		`<meta property="og:image" content="${escapeHtml(origin + imageUrl)}">`,
		`<meta property="og:image:width" content="${width}">`,
		`<meta property="og:image:height" content="${height}">`,
		`<meta name="twitter:card" content="${width > height ? "summary_large_image" : "summary"}">`,
	];
}

/** Returns head, rendered markup, and one block of island data. */
// long: a document's head, in the order of its lines
export function documentOf(page: Page, rendered: RenderedPage, assets: Assets): string {
	const { frame, head } = page;
	const original = escapeHtml(frame.originals[frame.lang]);
	const lines = [
		`<meta charset="utf-8">`,
		`<meta name="viewport" content="width=device-width, initial-scale=1">`,
		`<title>${escapeHtml(head.title)}</title>`,
		`<meta name="description" content="${escapeHtml(head.description)}">`,
		head.isIndexable ? "" : `<meta name="robots" content="noindex">`,
		`<meta name="theme-color" content="#0d0b1f">`,
		`<meta name="color-scheme" content="light dark">`,
		`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
		`<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
		`<link rel="manifest" href="${page.view === "account" ? "/account.webmanifest" : "/site.webmanifest"}">`,
		...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
		...(head.preloadImage ?? []).map(
			(one) =>
				`<link rel="preload" as="image" href="${escapeHtml(one.href)}"${one.media ? ` media="${escapeHtml(one.media)}"` : ""} fetchpriority="high">`,
		),
		...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
		page.status === 404 ? "" : `<link rel="canonical" href="${original}">`,
		...(head.isIndexable
			? Object.entries(frame.originals).map(
					([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}">`,
				)
			: []),
		...(head.feeds ?? []).map(
			({ type, title, href }) =>
				`<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
		),
		`<meta property="og:type" content="${head.kind ?? "website"}">`,
		`<meta property="og:site_name" content="Estrada">`,
		`<meta property="og:title" content="${escapeHtml(head.title)}">`,
		`<meta property="og:description" content="${escapeHtml(head.description)}">`,
		`<meta property="og:url" content="${original}">`,
		`<meta property="og:locale" content="${frame.lang === "pl" ? "pl_PL" : "en_GB"}">`,
		...imageTags(frame.origin, head),
		...head.linkedData.map((data) => `<script type="application/ld+json">${inScript(data)}</script>`),
		// Not `async`: the document would finish before its styles, and browsers would lay out form fields without them.
		`<script type="module" src="${assets.script}" fetchpriority="low"></script>`,
	];
	const ahead = frame.ahead === 0 ? "" : ` data-ahead="${frame.ahead}"`;
	return `<!doctype html>
<html lang="${frame.lang}" data-event="${escapeHtml(frame.event.code)}" data-base="${escapeHtml(frame.base)}"${ahead} style="${escapeHtml(themeStyle(frame.event.theme))}">
<head>
${lines.filter(Boolean).join("\n")}
</head>
<body>
${rendered.html}
<script type="application/json" id="islands">${inScript(rendered.islands)}</script>
</body>
</html>
`;
}
