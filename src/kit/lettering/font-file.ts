import { createRequire } from "node:module";
import { invariant } from "../invariant/invariant.ts";
import { openWoff2 } from "./woff2.ts";

/** A point of a glyph's outline, in font units. */
export type OutlinePoint = { onCurve: boolean; endContour: boolean; x: number; y: number };

type Component = {
	glyphID: number;
	dx: number;
	dy: number;
	scaleX: number;
	scaleY: number;
	scale01: number;
	scale10: number;
};
type StoredGlyph = { points?: OutlinePoint[]; components?: Component[] };
type Glyph = { id: number; advanceWidth: number };

/** The parts of the font reader that are used. It reads compressed fonts and applies variations only on demand. */
export type FontFile = {
	unitsPerEm: number;
	fvar: { axis: { axisTag: string }[] };
	variationCoords: number[] | null;
	hasGlyphForCodePoint: (codePoint: number) => boolean;
	glyphForCodePoint: (codePoint: number) => Glyph;
	getGlyph: (id: number) => Glyph;
	layout: (text: string, features: Record<string, boolean>) => { glyphs: Glyph[]; positions: { xAdvance: number }[] };
	_transformedGlyphs: StoredGlyph[];
	_variationProcessor: { transformPoints: (id: number, points: OutlinePoint[]) => void };
};

const require = createRequire(import.meta.url);

/** Caches fonts by path, because opening one is slow. */
const plainFonts = new Map<string, FontFile>();

function plainFont(module: string): FontFile {
	const path = require.resolve(module);
	const opened = plainFonts.get(path);
	if (opened) return opened;
	const font = openWoff2(path) as unknown as FontFile;
	// the reader caches that the default instance has no variation
	const reader = Object.create(font) as FontFile;
	reader.getGlyph(0);
	font._transformedGlyphs = reader._transformedGlyphs;
	plainFonts.set(path, font);
	return font;
}

/** Opens a WOFF2 font at axis values (by tag, such as `wght`). */
export function openFont(module: string, places: Record<string, number>): FontFile {
	const plain = plainFont(module);
	const variationCoords = plain.fvar.axis.map((axis) => invariant(places[axis.axisTag.trim()], "the place on an axis"));
	// shares the tables, but no state that the reader derives
	return Object.assign(Object.create(plain) as FontFile, { variationCoords, _glyphs: {} });
}

/** Applies the variation to a glyph's points. The last four are its phantom points. */
function moved(font: FontFile, id: number, points: OutlinePoint[]): OutlinePoint[] {
	const edge = (): OutlinePoint => new Movable(true, true, 0, 0);
	const list = [
		...points.map((point) => new Movable(point.onCurve, point.endContour, point.x, point.y)),
		edge(),
		edge(),
		edge(),
		edge(),
	];
	font._variationProcessor.transformPoints(id, list);
	return list.slice(0, -4);
}

/** A point that the reader may copy and move. */
class Movable implements OutlinePoint {
	onCurve: boolean;
	endContour: boolean;
	x: number;
	y: number;

	constructor(onCurve: boolean, endContour: boolean, x: number, y: number) {
		this.onCurve = onCurve;
		this.endContour = endContour;
		this.x = x;
		this.y = y;
	}

	copy(): Movable {
		return new Movable(this.onCurve, this.endContour, this.x, this.y);
	}
}

/** The points of a glyph at the font's axis values, with composite glyphs resolved. */
export function glyphPoints(font: FontFile, id: number): OutlinePoint[] {
	const stored = font._transformedGlyphs[id];
	if (stored?.points) return moved(font, id, stored.points);
	const parts = stored?.components ?? [];
	const places = moved(
		font,
		id,
		parts.map((part) => ({ onCurve: true, endContour: true, x: part.dx, y: part.dy })),
	);
	return parts.flatMap((part, index) =>
		glyphPoints(font, part.glyphID).map((point) => ({
			...point,
			x: point.x * part.scaleX + point.y * part.scale01 + invariant(places[index], "the place of a part").x,
			y: point.y * part.scaleY + point.x * part.scale10 + invariant(places[index], "the place of a part").y,
		})),
	);
}

/** A glyph's path data; `place` converts font units to picture units. */
export function glyphPath(points: OutlinePoint[], place: (x: number, y: number) => string): string {
	const contours: OutlinePoint[][] = [[]];
	for (const point of points) {
		invariant(contours.at(-1), "a contour").push(point);
		if (point.endContour) contours.push([]);
	}
	return contours
		.filter((contour) => contour.length > 1)
		.map((contour) => contourPath(contour, place))
		.join("");
}

function contourPath(contour: OutlinePoint[], place: (x: number, y: number) => string): string {
	const full = contour.flatMap((point, index) => {
		const next = invariant(contour[(index + 1) % contour.length], "the next point");
		if (point.onCurve || next.onCurve) return [point];
		return [point, { ...point, onCurve: true, x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }];
	});
	const first = full.findIndex((point) => point.onCurve);
	const start = invariant(full[first], "a point on the curve");
	const turned = [...full.slice(first), ...full.slice(0, first), start];
	let data = `M${place(start.x, start.y)}`;
	for (let index = 1; index < turned.length; index++) {
		const point = invariant(turned[index], "a point");
		if (point.onCurve) {
			data += `L${place(point.x, point.y)}`;
			continue;
		}
		const end = invariant(turned[++index], "the end of a curve");
		data += `Q${place(point.x, point.y)} ${place(end.x, end.y)}`;
	}
	return `${data}Z`;
}
