// Cuts the typeface into what Polish and English pages need at once and the rest, which a page fetches only when it
// has such a letter. Half of the bytes that the first picture waits for go away.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const root = join(import.meta.dirname, "..");
const source = join(root, "node_modules/@fontsource-variable/bricolage-grotesque/files");
const folder = join(root, "dist/fonts");

/**
 * What of the typeface is kept: the weights that the styles name, the ways of setting that browsers use and `tnum`, which
 * the styles ask for. Without the table GDEF the kerning is the same in all weights and widths: lines are as long as
 * before to within two hundredths, and the file is two fifths smaller (docs/decisions/0061).
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

/** Writes the font files that fonts.css names: for each its own `unicode-range` of the source that its name begins with. */
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
