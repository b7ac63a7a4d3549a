import { escapeHtml } from "../html/escape.ts";
import type { Text } from "../i18n/lang.ts";
import { tidy } from "../i18n/no-break.ts";

/** Inline styles in the site's look. The policy allows no style sheet here, and files may be unreachable. */
const STYLES = {
	body: "max-width:34rem;margin:0 auto;padding:18vh 1.5rem 3rem;background:#0d0b1f;color:#fff;font:1.125rem/1.5 system-ui,sans-serif",
	name: "margin:0 0 1.75rem;font-size:2.75rem;font-weight:800;line-height:1;letter-spacing:-.02em",
	other: "color:#bdb8dc",
	code: "overflow-x:auto;padding:.8rem 1rem;border-radius:10px;background:#19153a;font-size:.95rem",
	link: "display:inline-block;margin:1rem .75rem 0 0;padding:.8rem 1.4rem;border-radius:10px;background:#ffc53d;color:#1a1200;font-weight:700;text-decoration:none",
};

type PlainPage = {
	sentence: Text;
	command?: string | undefined;
	links: { href: string; label: Text }[];
};

function linkOf({ href, label }: PlainPage["links"][number]): string {
	const en = label.en === label.pl ? "" : ` · <span lang="en">${escapeHtml(label.en)}</span>`;
	return `<a href="${escapeHtml(href)}" style="${STYLES.link}">${escapeHtml(label.pl)}${en}</a>`;
}

/** A bilingual page that needs no files and no database. */
export function plainPage({ sentence, command, links }: PlainPage): string {
	return `<!doctype html>
<html lang="pl" style="background:#0d0b1f">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>Estrada</title>
</head>
<body style="${STYLES.body}">
<main>
<h1 style="${STYLES.name}">Estrada</h1>
<p>${escapeHtml(tidy(sentence.pl))}</p>
<p lang="en" style="${STYLES.other}">${escapeHtml(tidy(sentence.en))}</p>
${command === undefined ? "" : `<pre tabindex="0" style="${STYLES.code}"><code>${escapeHtml(command)}</code></pre>\n`}${links.map(linkOf).join("\n")}
</main>
</body>
</html>
`;
}
