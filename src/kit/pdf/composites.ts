/** A glyph of the renderer, with its characters' `codePoints`. */
export type Glyph = { id: number; codePoints: number[]; advanceWidth: number };

/** A component glyph and its position, in font units. */
export type Part = { id: number; x: number; y: number };

export type Box = { minX: number; minY: number; maxX: number; maxY: number };

type Subset = {
	includeGlyph(id: number): number;
	_addGlyph(id: number): number;
	glyf: Uint8Array[];
	offset: number;
	loca: { offsets: number[] };
	hmtx: { metrics: { advance: number; bearing: number }[] };
};

export type SubsetFont = {
	createSubset(): Subset;
	maxp: { maxComponentElements: number; maxComponentDepth: number };
};

type Composite = { glyph: Glyph; parts: Part[]; box: Box };

/** Ids of a font's own glyphs end at 65,535. */
const FIRST_ID = 0x1_0000;

/**
 * Adds composite glyphs to a font. The same parts and characters return the same glyph. `boxOf` returns a glyph's
 * edges, or undefined without ink.
 */
export function openComposites(
	font: SubsetFont,
	boxOf: (id: number) => Box | undefined,
): (codePoints: number[], advanceWidth: number, parts: Part[]) => Glyph {
	const byKey = new Map<string, Glyph>();
	const byId = new Map<number, Composite>();
	const createSubset = font.createSubset.bind(font);
	font.createSubset = () => withComposites(createSubset(), byId);
	font.maxp.maxComponentDepth += 1;
	return (codePoints, advanceWidth, parts) => {
		const key = JSON.stringify([codePoints, advanceWidth, parts]);
		const before = byKey.get(key);
		if (before) return before;
		const inked = parts.flatMap((part) => {
			const box = boxOf(part.id);
			return box ? [{ part, box: moved(box, part) }] : [];
		});
		const glyph = { id: FIRST_ID + byId.size, codePoints, advanceWidth };
		byId.set(glyph.id, { glyph, parts: inked.map(({ part }) => part), box: around(inked.map(({ box }) => box)) });
		byKey.set(key, glyph);
		font.maxp.maxComponentElements = Math.max(font.maxp.maxComponentElements, inked.length);
		return glyph;
	};
}

const moved = ({ minX, minY, maxX, maxY }: Box, { x, y }: Part): Box => ({
	minX: minX + x,
	minY: minY + y,
	maxX: maxX + x,
	maxY: maxY + y,
});

function around(boxes: Box[]): Box {
	return {
		minX: Math.min(...boxes.map(({ minX }) => minX)),
		minY: Math.min(...boxes.map(({ minY }) => minY)),
		maxX: Math.max(...boxes.map(({ maxX }) => maxX)),
		maxY: Math.max(...boxes.map(({ maxY }) => maxY)),
	};
}

/** Makes a subset accept composite glyphs beside the font's own. */
function withComposites(subset: Subset, composites: Map<number, Composite>): Subset {
	const addGlyph = subset._addGlyph.bind(subset);
	subset._addGlyph = (id) => {
		const composite = composites.get(id);
		if (!composite) return addGlyph(id);
		const { glyph, parts, box } = composite;
		const bytes = compositeBytes(
			parts.map((part) => ({ ...part, id: subset.includeGlyph(part.id) })),
			box,
		);
		subset.glyf.push(bytes);
		subset.loca.offsets.push(subset.offset);
		subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: parts.length > 0 ? box.minX : 0 });
		subset.offset += bytes.length;
		return subset.glyf.length - 1;
	};
	return subset;
}

/** Component flags: offsets are 16-bit coordinates, and another component follows. */
const WORDS_AND_COORDINATES = 0x0003;
const MORE = 0x0020;

/** Encodes a composite in TrueType's glyf format. A glyph without ink has no bytes. */
function compositeBytes(parts: Part[], { minX, minY, maxX, maxY }: Box): Uint8Array {
	if (parts.length === 0) return new Uint8Array();
	const bytes = new Uint8Array(10 + parts.length * 8);
	const view = new DataView(bytes.buffer);
	for (const [index, value] of [-1, minX, minY, maxX, maxY].entries()) view.setInt16(index * 2, value);
	for (const [index, { id, x, y }] of parts.entries()) {
		const at = 10 + index * 8;
		view.setUint16(at, WORDS_AND_COORDINATES | (index < parts.length - 1 ? MORE : 0));
		view.setUint16(at + 2, id);
		view.setInt16(at + 4, x);
		view.setInt16(at + 6, y);
	}
	return bytes;
}
