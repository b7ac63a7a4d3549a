// Cuts the typeface into what Polish and English pages need at once and the rest, which a page fetches only when it
// has such a letter. Half of the bytes that the first picture waits for go away.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const root = join(import.meta.dirname, "..");
const source = join(root, "node_modules/@fontsource-variable/bricolage-grotesque/files");
const folder = join(root, "dist/fonts");

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
		if (existsSync(file) && readFileSync(`${file}.range`, "utf8") === range) continue;
		const original = readFileSync(join(source, `bricolage-grotesque-${script}-wdth-normal.woff2`));
		const letters = String.fromCodePoint(...pointsOf(range));
		const subset = await subsetFont(original, letters, {
			targetFormat: "woff2",
			variationAxes: { wght: { min: 400, max: 800 } },
		});
		writeFileSync(file, subset);
		writeFileSync(`${file}.range`, range);
	}
}
