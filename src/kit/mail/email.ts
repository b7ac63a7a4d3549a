import { escapeHtml } from "../html/escape.ts";
import type { Lang } from "../i18n/lang.ts";
import { tidy } from "../i18n/no-break.ts";
import {
	BODY_FONT,
	buttonColour,
	DISPLAY_FONT,
	emailStyles,
	HEAD,
	keyColour,
	PALETTE,
	TICKET_LINE,
} from "./email-style.ts";
import { contentIdOf, type InlinePicture } from "./inline-picture.ts";

/** The content of an e-mail, as plain texts in one language. */
export type EmailContent = {
	lang: Lang;
	subject: string;
	/** The line beside the subject in a list of e-mails. */
	preview: string;
	/** The picture above the head, 600 px wide. */
	picture: InlinePicture;
	/** The event, above the heading. */
	above: string;
	heading: string;
	/** Paragraphs keep their line breaks. */
	paragraphs: string[];
	/** Data to copy, such as a bank account, in a box. */
	details?: Fact[];
	changes?: EmailChange[];
	tickets?: EmailTicket[];
	/** Names and values. */
	facts?: Fact[];
	action: Link;
	/** Introduces the action's URL as text. */
	linkNote: string;
	notes: string[];
	/** Links below the small print. */
	links?: Link[];
	sender: EmailSender;
	/** Colours as "#rrggbb": the event's accent and key light. */
	colours: { accent: string; key: string };
	/** The address of the folder with the site's typeface. */
	fonts: string;
};
type Fact = { label: string; value: string };
/** The old and new state: time in large type, and place. `text` has both in one line. */
export type EmailChange = { name: string; text: string; was: ChangedMoment; is: ChangedMoment };
/** A ticket to show at the entrance: its days with their places, its QR code as a picture, and its number. */
export type EmailTicket = { packageName: string; holder: string; number: string; days: Fact[]; code: InlinePicture };
type ChangedMoment = { label: string; time: string; place: string };
type Link = { label: string; href: string };

/** The sender's block: contact person, name, address, and why the recipient gets the e-mail. */
export type EmailSender = {
	question: string;
	answer: string;
	/** The photo of the contact person. */
	face?: InlinePicture | undefined;
	address: string;
	why?: string | undefined;
};

const TABLE = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;
/** Limits in characters: a name and value in one row on a phone, and an unbroken word. */
const ONE_ROW = { letters: 56, word: 16 };
/** Invisible filler, because mail programs append the e-mail's first words to a short preview. */
const AFTER_PREVIEW = "&#847;&zwnj;&nbsp;".repeat(60);
const BREAKS = "overflow-wrap:anywhere;word-break:break-word";

const words = (text: string) => escapeHtml(tidy(text)).replaceAll("\n", "<br>");
const colour = (name: keyof typeof PALETTE) => PALETTE[name][0];
const paragraphHtml = (size: number, margin: string, html: string, more = "") =>
	`<p class="said" style="margin:${margin};font-size:${size}px;line-height:1.5;color:${colour("said")}${more}">${html}</p>`;
const small = (margin: string, html: string) =>
	`<p class="small" style="margin:${margin};font-size:14px;line-height:1.5;color:${colour("small")}">${html}</p>`;
const link = ({ label, href }: Link, more = "") =>
	`<a href="${escapeHtml(href)}" target="_blank" rel="noopener" style="color:${colour("small")}${more}">${label}</a>`;

function pictureHtml({ name, alt, width, height }: InlinePicture, style: string): string {
	return `<img src="cid:${contentIdOf(name)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" style="display:block;border:0;${style}">`;
}

/** A button that Outlook fills to its edges too. */
function buttonHtml({ label, href }: Link, accent: string): string {
	const fill = buttonColour(accent);
	return `<table ${TABLE} style="margin:28px 0"><tr><td class="button" bgcolor="${fill}" style="background-color:${fill};border-radius:10px;mso-padding-alt:15px 28px"><a class="action" href="${escapeHtml(href)}" target="_blank" rel="noopener" style="display:inline-block;padding:15px 28px;color:#ffffff;font-size:17px;line-height:1.3;font-weight:700;text-align:center;text-decoration:none">${words(label)}</a></td></tr></table>`;
}

/** Names and values side by side, or stacked if both are long. */
function factsHtml(facts: Fact[]): string {
	if (facts.length === 0) return "";
	const cell = (more: string, style: string, html: string) =>
		`<td class="rule"${more} style="border-top:1px solid ${colour("rule")};vertical-align:top;${style}">${html}</td>`;
	const text = (of: "small" | "said", value: string) =>
		`<span class="${of}" style="font-size:15px;line-height:1.4;color:${colour(of)}${of === "said" ? ";font-weight:700" : ""}">${words(value)}</span>`;
	const rows = facts.map(({ label, value }) => {
		const [name, said] = [text("small", label), text("said", value)];
		const word = Math.max(...label.split(/\s/).map(({ length }) => length));
		const isLong = label.length + value.length > ONE_ROW.letters || word > ONE_ROW.word;
		return isLong
			? cell(` colspan="2"`, "padding:9px 0", `${name}<br>${said}`)
			: cell("", "padding:9px 16px 9px 0;overflow-wrap:normal;word-break:normal", name) +
					cell("", "padding:9px 0;text-align:right", said);
	});
	return `<table ${TABLE} width="100%" style="margin:24px 0">${rows.map((row) => `<tr>${row}</tr>`).join("")}</table>\n`;
}

const boxHtml = (margin: string, cells: string) =>
	`<table ${TABLE} width="100%" class="box" bgcolor="${colour("box")}" style="margin:${margin};background-color:${colour("box")};border-radius:12px;border-collapse:separate"><tr>${cells}</tr></table>`;

function detailsHtml(details: Fact[]): string {
	if (details.length === 0) return "";
	const lines = details.map(
		({ label, value }) => small("0", words(label)) + paragraphHtml(18, "0 0 10px", words(value), ";font-weight:700"),
	);
	return boxHtml("4px 0 20px", `<td style="padding:16px 20px 8px;${BREAKS}">${lines.join("")}</td>`);
}

/** A line of a change's two sides, or of a ticket. */
const sideLine = (size: number, text: string, style: string) =>
	`<p style="margin:0;font-size:${size}px;line-height:1.3;${style}">${words(text)}</p>`;

const LARGE = `font-family:${DISPLAY_FONT};font-weight:800;font-stretch:80%;letter-spacing:-0.02em`;

/** The ticket is dark in both schemes, with its code on white. */
function ticketHtml({ packageName, holder, number, days, code }: EmailTicket, key: string): string {
	const dayLines = days.map(({ label, value }) => `<b>${words(label)}</b><br>${words(value)}`);
	const holderText =
		sideLine(16, packageName, `font-weight:700;color:${keyColour(key)}`) +
		`<p style="margin:4px 0 0;font-size:28px;line-height:1.2;${LARGE};color:${HEAD.text}">${words(holder)}</p>` +
		dayLines
			.map((html) => `<p style="margin:10px 0 0;font-size:15px;line-height:1.35;color:${HEAD.text}">${html}</p>`)
			.join("");
	const codeAndNumber =
		pictureHtml(code, `border-radius:8px;background-color:#ffffff;color:${colour("said")};font-size:14px`) +
		sideLine(16, number, `margin-top:8px;font-weight:700;white-space:nowrap;color:${HEAD.text}`);
	const cells = `<td class="part" style="padding:16px;vertical-align:top;${BREAKS}">${holderText}</td><td class="part stub" width="${code.width}" align="center" style="padding:16px;border-left:2px dashed ${TICKET_LINE}">${codeAndNumber}</td>`;
	return `<table ${TABLE} width="100%" bgcolor="${HEAD.ground}" style="margin:4px 0 20px;background-color:${HEAD.ground};border-radius:16px;border-collapse:separate"><tr>${cells}</tr></table>`;
}

/** Shows old and new side by side. The new side has the accent in both schemes. */
function changeHtml({ name, was, is }: EmailChange, accent: string): string {
	const fill = buttonColour(accent);
	const large = `${LARGE};white-space:nowrap`;
	const side = "border-radius:10px;padding:12px 14px;vertical-align:top";
	const former = [
		sideLine(14, was.label, ""),
		sideLine(30, was.time, `${large};text-decoration:line-through`),
		sideLine(14, was.place, ""),
	];
	const present = [
		sideLine(14, is.label, "color:#ffffff"),
		sideLine(38, is.time, `${large};color:#ffffff`),
		sideLine(14, is.place, "color:#ffffff"),
	];
	const cells = `<td width="42%" class="sheet small" bgcolor="${colour("sheet")}" style="background-color:${colour("sheet")};color:${colour("small")};${side}">${former.join("")}</td><td width="10" style="font-size:0">&nbsp;</td><td bgcolor="${fill}" style="background-color:${fill};${side}">${present.join("")}</td>`;
	const sides = `<table ${TABLE} width="100%" style="margin:12px 0 0;border-collapse:separate"><tr>${cells}</tr></table>`;
	return boxHtml(
		"0 0 16px",
		`<td style="padding:18px 20px;${BREAKS}">${paragraphHtml(17, "0", words(name), ";font-weight:700")}${sides}</td>`,
	);
}

function senderHtml({ question, answer, face, address, why }: EmailSender): string {
	const faceCell = face
		? `<td width="56" style="padding:16px 0 16px 20px;vertical-align:top">${pictureHtml(face, "border-radius:14px")}</td>`
		: "";
	const text =
		paragraphHtml(15, "0 0 4px", words(question), ";font-weight:700") + paragraphHtml(15, "0", words(answer));
	const box = boxHtml("20px 0 0", `${faceCell}<td style="padding:16px 20px;vertical-align:top;${BREAKS}">${text}</td>`);
	return box + small("16px 0 0", [address, ...(why ? [why] : [])].map(words).join("<br>"));
}

function bodyHtml(content: EmailContent): string {
	const {
		paragraphs,
		details = [],
		changes = [],
		tickets = [],
		facts = [],
		action,
		linkNote,
		notes,
		links = [],
		sender,
		colours,
	} = content;
	const written = link({ label: escapeHtml(action.href), href: action.href }, ";word-break:break-all");
	const foot = [
		...notes.map((text) => small("0 0 10px", words(text))),
		...links.map(({ label, href }) => small("0 0 10px", link({ label: words(label), href }))),
		small("0", `${words(linkNote)}<br>${written}`),
	];
	return `${paragraphs.map((text) => paragraphHtml(17, "0 0 16px", words(text))).join("\n")}
${tickets.map((one) => ticketHtml(one, colours.key)).join("")}${detailsHtml(details)}${changes.map((one) => changeHtml(one, colours.accent)).join("")}${factsHtml(facts)}${buttonHtml(action, colours.accent)}
<div class="rule" style="border-top:1px solid ${colour("rule")};padding-top:20px">${foot.join("\n")}</div>
${senderHtml(sender)}`;
}

function headHtml({ picture, above, heading, colours }: EmailContent): string {
	const strip = pictureHtml(
		picture,
		`width:100%;max-width:${picture.width}px;height:auto;color:${HEAD.text};font-size:20px;font-weight:700;line-height:2.4;text-indent:22px`,
	);
	return `<tr><td class="strip" height="${picture.height}" bgcolor="${HEAD.ground}" style="height:${picture.height}px;background-color:${HEAD.ground};vertical-align:top">${strip}</td></tr>
<tr><td class="inside" bgcolor="${HEAD.ground}" style="background-color:${HEAD.ground};padding:0 40px 30px;${BREAKS}">
<p class="above" style="margin:0 0 6px;font-size:16px;line-height:1.4;font-weight:600;color:${keyColour(colours.key)}">${words(above)}</p>
<h1 class="title" style="margin:0;font-family:${DISPLAY_FONT};font-size:40px;line-height:1.04;letter-spacing:-0.02em;font-weight:800;font-stretch:80%;color:${HEAD.text}">${words(heading)}</h1>
</td></tr>`;
}

/**
 * An e-mail as HTML with tables and inline styles, for light and dark mail programs. Pictures are attached. The only
 * remote resource is the site's font, the same file for every reader.
 */
export function emailHtml(content: EmailContent): string {
	return `<!doctype html>
<html lang="${content.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(content.subject)}</title>
${emailStyles({ accent: content.colours.accent, fonts: content.fonts })}
</head>
<body class="ground" style="margin:0;padding:0;background-color:${colour("ground")};font-family:${BODY_FONT}">
<div style="display:none;max-height:0;overflow:hidden">${words(content.preview)}${AFTER_PREVIEW}</div>
<table ${TABLE} class="ground" width="100%" style="background-color:${colour("ground")}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:600px;border-radius:20px;overflow:hidden">
${headHtml(content)}
<tr><td class="sheet inside" bgcolor="${colour("sheet")}" style="background-color:${colour("sheet")};padding:36px 40px;text-align:left;${BREAKS}">
${bodyHtml(content)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

const factLines = (facts: Fact[]) =>
	facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join("\n")] : [];

const ticketText = ({ packageName, holder, number, days }: EmailTicket) =>
	factLines([{ label: `${packageName}, ${holder}`, value: number }, ...days]).join("");

export function emailText(content: EmailContent): string {
	const { action, links = [], sender } = content;
	return [
		content.above,
		content.heading.toUpperCase(),
		...content.paragraphs,
		...(content.tickets ?? []).map(ticketText),
		...factLines(content.details ?? []),
		...factLines((content.changes ?? []).map(({ name, text }) => ({ label: name, value: text }))),
		...factLines(content.facts ?? []),
		`${action.label}:\n${action.href}`,
		...content.notes,
		...links.map(({ label, href }) => `${label}:\n${href}`),
		`${sender.question}\n${sender.answer}`,
		[sender.address, sender.why].filter(Boolean).join("\n"),
	].join("\n\n");
}
