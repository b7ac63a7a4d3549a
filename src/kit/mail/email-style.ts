import { contrast, mix } from "../colour/colour.ts";

/** The site's font, then system fonts of the same width for Apple, Windows and Android. Headings use narrow ones. */
export const BODY_FONT = "'Bricolage Grotesque','Avenir Next','Segoe UI',Roboto,'Helvetica Neue',sans-serif";
export const DISPLAY_FONT =
	"'Bricolage Grotesque','Avenir Next Condensed','Roboto Condensed',sans-serif-condensed,Bahnschrift,'Arial Narrow',sans-serif";

/** Outlook on Windows falls back to Times if it does not know a list's first font. */
const OUTLOOK =
	"<!--[if mso]><style>body,table,td,p,a{font-family:'Segoe UI',Arial,sans-serif !important}h1{font-family:'Arial Narrow',Arial,sans-serif !important}</style><![endif]-->";

/** Characters beyond western Europe are in a separate file. */
const EXTENDED = "U+0100-02BA,U+1E00-1E9F,U+20A0-20C0,U+2C60-2C7F,U+A720-A7FF";

/** The minimum contrast of text. */
const READABLE = 4.5;
const WHITE = "#ffffff";

/** The colours of an e-mail, in the light and the dark scheme. */
export const PALETTE = {
	ground: ["#f3f2fa", "#0d0b1f"],
	sheet: [WHITE, "#1b1738"],
	said: ["#14122b", "#f4f2ff"],
	small: ["#57536f", "#b4aed6"],
	rule: ["#dcd9ec", "#3a3275"],
	box: ["#f3f2fa", "#0d0b1f"],
} as const;
/** The head is dark in both schemes. */
export const HEAD = { ground: "#0d0b1f", text: WHITE };
/** The line between a ticket's text and its code. */
export const TICKET_LINE = "#6f68a8";

/** Shifts a colour towards another until it contrasts with `other`. */
function until(colour: string, towards: string, other: string): string {
	for (let share = 0; share < 1; share += 0.05) {
		const moved = mix(colour, towards, share);
		if (contrast(moved, other) >= READABLE) return moved;
	}
	return towards;
}

/** The accent, darkened as a background of white text. */
export const buttonColour = (accent: string) => until(accent, "#000000", WHITE);
/** The key light as text on the head. */
export const keyColour = (key: string) => until(key, WHITE, HEAD.ground);
/** The button in the dark scheme, as light as white text allows. */
export function darkButtonColour(accent: string): string {
	const base = buttonColour(accent);
	for (let share = 0.5; share > 0; share -= 0.05) {
		const lighter = mix(base, WHITE, share);
		if (contrast(lighter, WHITE) >= READABLE) return lighter;
	}
	return base;
}

/** The dark scheme's rules, each with `prefix`. Outlook's apps mark recoloured elements by attributes. */
function darkRules(prefix: (property: "text" | "ground") => string, accent: string): string {
	const text = prefix("text");
	const ground = prefix("ground");
	const grounds = (["ground", "sheet", "box"] as const).map(
		(name) => `${ground}.${name}{background-color:${PALETTE[name][1]}!important}`,
	);
	const texts = (["said", "small"] as const).map(
		(name) => `${text}.${name},${text}.${name} a{color:${PALETTE[name][1]}!important}`,
	);
	return [
		...grounds,
		...texts,
		`${ground}.rule{border-color:${PALETTE.rule[1]}!important}`,
		`${ground}.button{background-color:${darkButtonColour(accent)}!important}`,
	].join("\n");
}

/**
 * The style sheets of an e-mail's head. `fonts` is the folder of the site's font; the layout works without web fonts.
 */
export function emailStyles({ accent, fonts }: { accent: string; fonts: string }): string {
	const face = (file: string, range = "") =>
		`@font-face{font-family:'Bricolage Grotesque';src:url(${fonts}/bricolage-${file}.woff2) format('woff2');font-weight:200 800;font-stretch:75% 100%${range && `;unicode-range:${range}`}}`;
	const apps = (property: "text" | "ground") => (property === "text" ? "[data-ogsc] " : "[data-ogsb] ");
	return `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${darkRules(() => "", accent)}
}
${darkRules(apps, accent)}
@media (max-width:520px){
.inside{padding-left:22px!important;padding-right:22px!important}
.title{font-size:32px!important}
.part{display:block!important;width:auto!important}
.stub{border-left:0!important;border-top:2px dashed ${TICKET_LINE}!important}
.stub img{margin:0 auto}
.strip{height:25vw!important}
}
</style>
<!--[if !mso]><!--><style>${face("latin")}${face("latin-ext", EXTENDED)}</style><!--<![endif]-->
${OUTLOOK}`;
}
