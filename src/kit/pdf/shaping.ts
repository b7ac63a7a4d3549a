/** A glyph of an opened font, of a letter or of several. */
export type Glyph = { codePoints: number[]; advanceWidth: number };
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
type GlyphRun = { glyphs: Glyph[]; positions: Position[] };

/** A font as the renderer opens it; what of it is used here. */
export type OpenedFont = {
	unitsPerEm: number;
	postscriptName: string;
	glyphForCodePoint(point: number): unknown;
	layout(text: string, features?: unknown, script?: unknown, language?: unknown, direction?: "ltr" | "rtl"): GlyphRun;
};

const LEFTWARDS = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * Lets an opened font set the scripts that put signs above, below and into each other, of which the renderer knows little:
 * it asks for every text from left to right and turns it round afterwards, and it loses where a sign stands above or
 * beside its letter. `name` is what PDF writers know the font by.
 */
export function letShape(font: OpenedFont, name: string): void {
	const layout = font.layout.bind(font);
	Object.defineProperty(font, "postscriptName", { value: name });
	font.layout = (text, features) => {
		const isLeftwards = LEFTWARDS.test(text);
		const { glyphs, positions } = layout(text, features, undefined, undefined, isLeftwards ? "rtl" : "ltr");
		const turned = isLeftwards
			? { glyphs: glyphs.toReversed(), positions: positions.toReversed() }
			: { glyphs, positions };
		return { glyphs: turned.glyphs, positions: lifted(turned.positions, font.unitsPerEm) };
	};
}

/** Positions whose offsets outlive the renderer's way through them: it scales them twice and then sets the height to 0. */
function lifted(positions: Position[], unitsPerEm: number): Position[] {
	const map = positions.map.bind(positions);
	const scaled = (offset: number) => (offset * 1000) / unitsPerEm;
	return Object.assign(positions, {
		map: (make: (position: Position, index: number) => Position) =>
			map((position, index) =>
				Object.defineProperty({ ...make(position, index), xOffset: scaled(position.xOffset) }, "yOffset", {
					get: () => scaled(position.yOffset),
					set: () => {},
					enumerable: true,
				}),
			),
	});
}
