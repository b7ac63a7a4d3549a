// Splits the font into characters of Polish and English pages, and the rest, which pages load on demand. This halves
// the bytes before the first paint.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const root = join(import.meta.dirname, "..");
const source = join(root, "node_modules/@fontsource-variable/bricolage-grotesque/files");
const folder = join(root, "dist/fonts");

/**
 * The kept weights, browsers' layout features, and `tnum`, which styles use. Without the table GDEF, kerning is the
 * same in all weights and widths. Line lengths change by at most two hundredths, and the file shrinks by two fifths
 * (docs/decisions/0061).
 */
const KEPT = {
	targetFormat: "woff2",
	variationAxes: { wght: { min: 400, max: 800 } },
	keepFeatures: ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum"],
	dropTables: ["GDEF"],
} as const;

/** The code points of a `unicode-range`. */
function pointsOf(range: string): number[] {
	return range.split(",").flatMap((part) => {
		const [first = 0, last = first] = part
			.trim()
			.replace(/^U\+/, "")
			.split("-")
			.map((hex) => Number.parseInt(hex, 16));
		return Array.from({ length: last - first + 1 }, (_, index) => first + index);
	});
}

/**
 * Writes the font files of fonts.css. Each has the characters of its `unicode-range`, from the source that its name
 * begins with.
 */
export async function writeFonts(): Promise<void> {
	mkdirSync(folder, { recursive: true });
	const css = readFileSync(join(root, "src/kit/ui/fonts.css"), "utf8");
	const faces = [...css.matchAll(/dist\/fonts\/((latin(?:-ext)?)-\w+\.woff2)[^}]*unicode-range:\s*([^;]+);/g)];
	if (faces.length === 0) throw new Error("fonts.css names no font file.");
	for (const [, name, script, range] of faces as unknown as [string, string, string, string][]) {
		const file = join(folder, name);
		const recipe = JSON.stringify({ ...KEPT, range });
		if (existsSync(`${file}.recipe`) && readFileSync(`${file}.recipe`, "utf8") === recipe) continue;
		const original = readFileSync(join(source, `bricolage-grotesque-${script}-wdth-normal.woff2`));
		const letters = String.fromCodePoint(...pointsOf(range));
		writeFileSync(file, await subsetFont(original, letters, KEPT));
		writeFileSync(`${file}.recipe`, recipe);
	}
}
