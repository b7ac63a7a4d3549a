import { Document, Page, Text as PdfText, renderToBuffer, View } from "@react-pdf/renderer";
import { type ComponentProps, createElement, type ReactElement, type ReactNode } from "react";

/**
 * What sheets are made of. A layout is a module of plain functions that runs in the printing thread without a build:
 * elements are made by `h`, and kit/pdf is the one place that knows the renderer. Lengths are points.
 */
export const h = createElement;
export { View };
export type Element = ReactElement;
export type Content = ReactNode;
export type Style = Exclude<NonNullable<ComponentProps<typeof View>["style"]>, unknown[]>;

/** The site's colours that paper uses. */
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

/** The typeface comes as two files; a text takes each letter from the first that has it. */
export const SCRIPTS = ["latin", "latin-ext"];

/** A cut of the typeface: `text` in 400 and 700, `display` in 800 (narrow, for names, numbers and amounts). */
const cut = (family: "text" | "display") => SCRIPTS.map((script) => `${family} ${script}`);

export const faces = {
	text: { fontFamily: cut("text"), fontWeight: 400 },
	strong: { fontFamily: cut("text"), fontWeight: 700 },
	display: { fontFamily: cut("display"), fontWeight: 800, letterSpacing: -0.1 },
	/** Digits of one width, for columns. */
	figures: { fontFeatureSettings: ["tnum"] },
} satisfies Record<string, Style>;

/**
 * A text. Words are never hyphenated. The renderer takes the place where a word changes from one font file to the other
 * ("Ł|ódź") for a syllable: this weight keeps it from breaking there while anything else is possible.
 */
export function Text(props: ComponentProps<typeof PdfText>): Element {
	return h(PdfText, { ...props, hyphenationPenalty: 9999 } as ComponentProps<typeof PdfText>);
}

const MARGIN = 44;
const FOOT_TOP = 790;

/** The number of a page and of all, where a layout asks for it. */
export type PageNumbers = { pageNumber: number; totalPages: number };

/**
 * An A4 document with the stage's beams on top. `head` stands on every page but the first, `foot` on every page, both as
 * texts made from the page's number. The same content gives the same file: its date is `createdAt`.
 */
export function a4(
	about: { title: string; author: string; language: string; createdAt: Date },
	rim: { head(numbers: PageNumbers): string; foot(numbers: PageNumbers): string },
	content: Content[],
): Element {
	const { createdAt, ...said } = about;
	const beams = colours.beams.map((backgroundColor) =>
		h(View, { key: backgroundColor, style: { flex: 1, backgroundColor } }),
	);
	const small = { ...faces.text, position: "absolute", left: MARGIN, right: MARGIN, fontSize: 7.5 } as const;
	return h(
		Document,
		{ ...said, creator: "Estrada", producer: "Estrada", creationDate: createdAt, modificationDate: createdAt },
		h(
			Page,
			{
				size: "A4",
				style: {
					...faces.text,
					padding: MARGIN,
					paddingTop: 46,
					paddingBottom: 64,
					fontSize: 9,
					lineHeight: 1.4,
					color: colours.text,
				},
			},
			h(
				View,
				{ fixed: true, style: { position: "absolute", top: 0, left: 0, right: 0, height: 5, flexDirection: "row" } },
				beams,
			),
			h(Text, {
				fixed: true,
				style: { ...small, top: 20, color: colours.muted },
				render: (numbers: PageNumbers) => (numbers.pageNumber > 1 ? rim.head(numbers) : ""),
			}),
			...content,
			h(Text, {
				fixed: true,
				style: { ...small, top: FOOT_TOP, color: colours.muted, textAlign: "center" },
				render: rim.foot,
			}),
		),
	);
}

/** The bytes of a document. */
export async function pdfOf(document: Element): Promise<Uint8Array> {
	const buffer = await renderToBuffer(document as Parameters<typeof renderToBuffer>[0]);
	return new Uint8Array(buffer); // a copy of its own, which can be handed to another thread
}
