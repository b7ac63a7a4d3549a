import { Blob, Buffer, Face, Feature, Font, shape } from "harfbuzzjs";
import { invariant } from "../invariant/invariant.ts";
import { type Box, type Glyph, openComposites, type Part, type SubsetFont } from "./composites.ts";

type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };

export type OpenedFont = SubsetFont & {
	postscriptName: string;
	glyphForCodePoint(point: number): unknown;
	layout(text: string, features?: unknown): { glyphs: Glyph[]; positions: Position[] };
};

/** Glyphs drawn together, left to right, and the start of their characters in the text. */
type Cluster = { start: number; advance: number; parts: Part[] };

/**
 * Shapes text with HarfBuzz for scripts with stacked or joined signs. The renderer handles one glyph per character, so
 * each HarfBuzz cluster becomes one glyph. `bytes` are the font's file; `name` is its name for PDF writers.
 */
export function shapeWithHarfBuzz(font: OpenedFont, bytes: Uint8Array, name: string): void {
	const shaper = new Font(new Face(new Blob(bytes)));
	const compose = openComposites(font, (id) => boxOf(shaper, id));
	/** The characters of each unmodified glyph, because a file can give a glyph only one meaning. */
	const meanings = new Map<number, string>();
	const glyphOf = (codePoints: number[], { advance, parts }: Cluster): Glyph => {
		const [first, ...others] = parts;
		const isPlain = first && others.length === 0 && first.x === 0 && first.y === 0 && boxOf(shaper, first.id);
		const meaning = String.fromCodePoint(...codePoints);
		if (!isPlain || (meanings.get(first.id) ?? meaning) !== meaning) return compose(codePoints, advance, parts);
		meanings.set(first.id, meaning);
		return { id: first.id, codePoints, advanceWidth: shaper.glyphHAdvance(first.id) };
	};
	Object.defineProperty(font, "postscriptName", { value: name });
	font.layout = (text, features) => {
		const clusters = clustersOf(shaper, text, features);
		const glyphs = clusters.map((cluster, index) => {
			const letters = text.slice(cluster.start, clusters[index + 1]?.start);
			return glyphOf(
				[...letters].map((letter) => letter.codePointAt(0) ?? 0),
				cluster,
			);
		});
		const positions = clusters.map(({ advance }) => ({ xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 }));
		return { glyphs, positions };
	};
}

/** The clusters of a text of one script, in reading order. */
function clustersOf(shaper: Font, text: string, features: unknown): Cluster[] {
	const buffer = new Buffer();
	buffer.addText(text);
	buffer.guessSegmentProperties();
	shape(shaper, buffer, Array.isArray(features) ? features.map((tag: string) => new Feature(tag)) : []);
	const positions = buffer.getGlyphPositions();
	const clusters = new Map<number, Cluster>();
	for (const [index, { codepoint: id, cluster: start }] of buffer.getGlyphInfos().entries()) {
		const { xAdvance, xOffset, yOffset } = invariant(positions[index], "the position of a glyph");
		const cluster = clusters.get(start) ?? { start, advance: 0, parts: [] };
		cluster.parts.push({ id, x: cluster.advance + xOffset, y: yOffset });
		cluster.advance += xAdvance;
		clusters.set(start, cluster);
	}
	return [...clusters.values()].sort((a, b) => a.start - b.start);
}

function boxOf(shaper: Font, id: number): Box | undefined {
	const { xBearing, yBearing, width, height } = shaper.glyphExtents(id) ?? {
		xBearing: 0,
		yBearing: 0,
		width: 0,
		height: 0,
	};
	if (width === 0 && height === 0) return undefined;
	return { minX: xBearing, minY: yBearing + height, maxX: xBearing + width, maxY: yBearing };
}
