import { escapeHtml } from "../html/escape.ts";
import type { Lang } from "../i18n/lang.ts";
import { tidy } from "../i18n/no-break.ts";

/** What an e-mail says, as plain texts in one language. */
export type EmailContent = {
	lang: Lang;
	subject: string;
	/** The line that mail programs show beside the subject. */
	preview: string;
	/** A small line over the heading: the event. */
	above: string;
	heading: string;
	paragraphs: string[];
	/** What it is about, as a list of names and values. */
	facts?: { label: string; value: string }[];
	action: { label: string; href: string };
	/** What stands before the address of the action written out. */
	linkNote: string;
	/** Small print. */
	notes: string[];
	/** Links below the small print. */
	links?: { label: string; href: string }[];
	/** Who writes: how to ask something, the sender's name and address, why the e-mail came. */
	sender: { question?: string | undefined; answer?: string | undefined; address: string; why?: string | undefined };
	/** Colours as hex: the event's accent and key light, and the beams of its stage. */
	colours: { accent: string; key: string; beams: string[] };
};

/**
 * The house's typeface where the reader has it, otherwise one of the reader's own that is as wide: an e-mail fetches
 * nothing. The heading, which is narrow, falls back to narrow ones.
 */
const FONT = "'Bricolage Grotesque','Avenir Next','Segoe UI',Roboto,'Helvetica Neue',sans-serif";
const DISPLAY = "'Bricolage Grotesque','Avenir Next Condensed','Roboto Condensed','Arial Narrow',sans-serif";

/** Outlook on Windows takes Times where it does not know the first name of a list. */
const OUTLOOK = "<!--[if mso]><style>body,table,td,p,a,h1{font-family:Arial,sans-serif !important}</style><![endif]-->";

/** Colours of the dark scheme, by class: mail programs that know the media query take them. */
const DARK = `
@media (prefers-color-scheme: dark) {
  .ground { background-color: #0d0b1f !important; }
  .sheet { background-color: #1b1738 !important; }
  .said, .said a { color: #f4f2ff !important; }
  .small, .small a { color: #b4aed6 !important; }
  .rule { border-color: #2c2658 !important; }
  .sender { background-color: #0d0b1f !important; }
}
@media (max-width: 520px) {
  .inside { padding: 28px 22px !important; }
  .title { font-size: 32px !important; }
}`;

/** A text between tags. */
const words = (text: string) => escapeHtml(tidy(text));

function stage({ beams }: EmailContent["colours"]): string {
	const shown = beams.length > 0 ? beams : ["#6b5cff", "#ff5c9a", "#ffc53d"];
	const cells = shown.map(
		(colour) =>
			`<td bgcolor="${escapeHtml(colour)}" height="6" style="height:6px;line-height:6px;font-size:0">&nbsp;</td>`,
	);
	return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells.join("")}</tr></table>`;
}

function bodyOf(content: EmailContent): string {
	const href = escapeHtml(content.action.href);
	const paragraphs = content.paragraphs.map(
		(text) =>
			`<p class="said" style="margin:0 0 16px;font-size:17px;line-height:1.55;color:#14122b">${words(text)}</p>`,
	);
	const notes = content.notes.map(
		(text) =>
			`<p class="small" style="margin:0 0 10px;font-size:14px;line-height:1.5;color:#57536f">${words(text)}</p>`,
	);
	const links = (content.links ?? []).map(
		({ label, href }) =>
			`<p class="small" style="margin:0 0 10px;font-size:14px;line-height:1.5;color:#57536f"><a href="${escapeHtml(href)}" target="_blank" rel="noopener" style="color:#57536f">${words(label)}</a></p>`,
	);
	return `${paragraphs.join("\n")}
${factsHtml(content.facts ?? [])}<p style="margin:28px 0"><a href="${href}" target="_blank" rel="noopener" style="display:inline-block;padding:15px 28px;border-radius:10px;background-color:${escapeHtml(content.colours.accent)};color:#ffffff;font-size:17px;font-weight:700;text-decoration:none">${words(content.action.label)}</a></p>
<p class="small" style="margin:0 0 24px;font-size:14px;line-height:1.5;color:#57536f">${words(content.linkNote)}<br><a href="${href}" target="_blank" rel="noopener" style="color:#57536f;word-break:break-all">${href}</a></p>
<div class="rule" style="border-top:1px solid #dcd9ec;padding-top:20px">${[...notes, ...links].join("\n")}</div>
${senderHtml(content.sender)}`;
}

/** Who reads an answer, and who has written. */
function senderHtml({ question, answer, address, why }: EmailContent["sender"]): string {
	const small = [address, ...(why ? [why] : [])].map((text) => words(text)).join("<br>");
	const box = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 0"><tr><td class="sender" style="background-color:#f3f2fa;border-radius:12px;padding:16px 20px">
<p class="said" style="margin:0 0 4px;font-size:15px;line-height:1.45;font-weight:700;color:#14122b">${words(question ?? "")}</p>
<p class="said" style="margin:0;font-size:15px;line-height:1.45;color:#14122b">${words(answer ?? "")}</p>
</td></tr></table>`;
	return `${question ? box : ""}
<p class="small" style="margin:16px 0 0;font-size:14px;line-height:1.5;color:#57536f">${small}</p>`;
}

function factsHtml(facts: { label: string; value: string }[]): string {
	if (facts.length === 0) return "";
	const rows = facts.map(
		({ label, value }) =>
			`<tr><td class="small rule" style="padding:9px 16px 9px 0;border-top:1px solid #dcd9ec;font-size:15px;line-height:1.4;color:#57536f;vertical-align:top">${words(label)}</td><td class="said rule" align="right" style="padding:9px 0;border-top:1px solid #dcd9ec;font-size:15px;line-height:1.4;font-weight:700;color:#14122b;vertical-align:top;overflow-wrap:anywhere">${words(value)}</td></tr>`,
	);
	return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0">${rows.join("")}</table>\n`;
}

/** An e-mail as HTML: tables and inline styles, for light and dark mail programs, without pictures or anything fetched. */
export function emailHtml(content: EmailContent): string {
	return `<!doctype html>
<html lang="${content.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${DARK}</style>
${OUTLOOK}
</head>
<body class="ground" style="margin:0;padding:0;background-color:#f3f2fa;font-family:${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${words(content.preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f3f2fa"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;border-radius:20px;overflow:hidden">
<tr><td style="background-color:#0d0b1f">${stage(content.colours)}</td></tr>
<tr><td class="inside" style="background-color:#0d0b1f;padding:32px 40px">
<p style="margin:0 0 10px;font-size:16px;line-height:1.4;color:#bdb8dc">${words(content.above)}</p>
<h1 class="title" style="margin:0;font-family:${DISPLAY};font-size:38px;line-height:1.02;letter-spacing:-0.02em;font-weight:800;font-stretch:80%;color:#ffffff">${words(content.heading)}</h1>
</td></tr>
<tr><td class="sheet inside" style="background-color:#ffffff;padding:36px 40px">
${bodyOf(content)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The same e-mail as plain text. */
export function emailText(content: EmailContent): string {
	return [
		content.above,
		content.heading.toUpperCase(),
		...content.paragraphs,
		...(content.facts?.length ? [content.facts.map(({ label, value }) => `${label}: ${value}`).join("\n")] : []),
		`${content.action.label}:\n${content.action.href}`,
		"--",
		...content.notes,
		...(content.links ?? []).map(({ label, href }) => `${label}:\n${href}`),
		...(content.sender.question ? [`${content.sender.question}\n${content.sender.answer ?? ""}`] : []),
		[content.sender.address, content.sender.why].filter(Boolean).join("\n"),
	].join("\n\n");
}
