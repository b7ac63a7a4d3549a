import { Document, Page, Text as PdfText, renderToBuffer, View } from "@react-pdf/renderer";
import { type ComponentProps, createElement, type PropsWithChildren, type ReactElement, type ReactNode } from "react";
import { tidyChildren } from "../i18n/no-break.ts";

/**
 * The elements of sheets. A layout is a module of plain functions that runs unbuilt in the printing process. `h` makes
 * elements; only kit/pdf imports the renderer. Lengths are in points.
 */
export const h = createElement;
export { View };
export type Element = ReactElement;
export type Content = ReactNode;
export type Style = Exclude<NonNullable<ComponentProps<typeof View>["style"]>, unknown[]>;

export const colours = {
	text: "#14122b",
	muted: "#57536f",
	wash: "#f3f2fa",
	line: "#dcd9ec",
	accent: "#3d2bff",
	warn: "#8a5200",
	warnSoft: "#fff1cf",
	beams: ["#6b5cff", "#ff5c9a", "#ff5a3c", "#2ee6b0", "#ffc53d", "#4ca8ff"],
};

/** The font's three files. Each character uses the first one that has it. */
export const SCRIPTS = ["latin", "latin-ext", "vietnamese"];

/** A cut of the font: `text` in 400 and 700, `display` in 800 (narrow, for names, numbers and amounts). */
const cut = (family: "text" | "display") => SCRIPTS.map((script) => `${family} ${script}`);
const cuts = { text: cut("text"), display: cut("display") };

/** Adds fallback fonts for characters that the font lacks, for the next document. */
export function addFallbackFonts(files: string[]): void {
	for (const family of ["text", "display"] as const) {
		cuts[family].splice(SCRIPTS.length, Number.POSITIVE_INFINITY, ...files.map((file) => `${family} ${file}`));
	}
}

export const faces = {
	text: { fontFamily: cuts.text, fontWeight: 400 },
	strong: { fontFamily: cuts.text, fontWeight: 700 },
	display: { fontFamily: cuts.display, fontWeight: 800, letterSpacing: -0.1 },
	/** Tabular digits, for columns. */
	figures: { fontFeatureSettings: ["tnum"] },
} satisfies Record<string, Style>;

/** The renderer's infinity. */
const NEVER = 10_000;

/**
 * A text. Short words and numbers stay with the next word, and words are never hyphenated. The renderer treats a font
 * change within a word ("Ł|ódź") as a syllable. This weight prevents a break there, unless a word is longer than its
 * line.
 */
export function Text(props: ComponentProps<typeof PdfText>): Element {
	const { children, ...rest } = props as PropsWithChildren<typeof props>;
	return h(PdfText, { ...rest, hyphenationPenalty: NEVER }, tidyChildren(children) as Content);
}

/** The page number and count, for layouts that show them. */
export type PageNumbers = { pageNumber: number; totalPages: number };

/** Texts in the margin: `head` on every page but the first, the rest on every page. */
export type Rim = { head: string; foot: string; numbers(numbers: PageNumbers): string };

/** Positions on a page from the top left. The foot too, because the renderer loses texts positioned from below. */
const PAGE_LAYOUT = { margin: 44, top: 46, bottom: 62, head: 20, foot: 790, numbers: 802 };

function rimOf({ head, foot, numbers }: Rim): Content[] {
	const small = {
		...faces.text,
		position: "absolute",
		left: PAGE_LAYOUT.margin,
		right: PAGE_LAYOUT.margin,
		fontSize: 7.5,
		color: colours.muted,
	} as const;
	const stripes = colours.beams.map((backgroundColor) =>
		h(View, { key: backgroundColor, style: { flex: 1, backgroundColor } }),
	);
	const stage: Style = { position: "absolute", top: 0, left: 0, right: 0, height: 5, flexDirection: "row" };
	return [
		h(View, { key: "stage", fixed: true, style: stage }, stripes),
		h(Text, {
			key: "head",
			fixed: true,
			style: { ...small, top: PAGE_LAYOUT.head },
			render: ({ pageNumber }: PageNumbers) => (pageNumber > 1 ? head : ""),
		}),
		h(Text, { key: "foot", fixed: true, style: { ...small, top: PAGE_LAYOUT.foot, textAlign: "center" } }, foot),
		h(Text, {
			key: "numbers",
			fixed: true,
			style: { ...small, top: PAGE_LAYOUT.numbers, textAlign: "center" },
			render: numbers,
		}),
	];
}

/** PDF metadata. `createdAt` is the date, so equal content gives equal files. */
export type About = { title: string; author: string; language: string; createdAt: Date };

const ofText: Style = { ...faces.text, fontSize: 9, lineHeight: 1.4, color: colours.text };

/** An A4 document with beams at the top. */
export function a4(about: About, rim: Rim, content: Content[]): Element {
	const style: Style = {
		...ofText,
		padding: PAGE_LAYOUT.margin,
		paddingTop: PAGE_LAYOUT.top,
		paddingBottom: PAGE_LAYOUT.bottom,
	};
	return documentOf(about, h(Page, { size: "A4", style }, ...rimOf(rim), ...content));
}

/** A landscape A4 document of one page, 842 × 595 points, without margins. */
export function a4Across(about: About, content: Content[]): Element {
	return documentOf(about, h(Page, { size: "A4", orientation: "landscape", style: ofText }, ...content));
}

/** A portrait A4 document, 595 × 842 points, without margins. Each content fills a page with its own positions. */
export function a4Pages(about: About, pages: Content[][], style: Style = {}): Element {
	const drawn = pages.map((content, key) =>
		h(Page, { key: String(key), size: "A4", style: { ...ofText, ...style } }, ...content),
	);
	return documentOf(about, drawn);
}

function documentOf({ createdAt, ...sentence }: About, pages: Content): Element {
	const dates = { creationDate: createdAt, modificationDate: createdAt };
	return h(Document, { ...sentence, ...dates, creator: "Estrada", producer: "Estrada" }, pages);
}

export async function pdfOf(document: Element): Promise<Uint8Array> {
	return await renderToBuffer(document as Parameters<typeof renderToBuffer>[0]);
}
