import type { Files } from "../../kit/files/files.ts";
import { sanitizedSvg } from "../../kit/html/sanitize-svg.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { type BundleFiles, refused } from "./contract.ts";
import type { Bundle } from "./format.ts";
import { picturesOf } from "./rules.ts";

/** Reuses identical ones; returns their URLs by path. */
export async function savePictures(
	files: Files,
	bundle: Bundle,
	bundleFiles: BundleFiles,
): Promise<Map<string, string>> {
	const named = picturesOf(bundle);
	const lost = named.filter(({ path }) => !bundleFiles.has(path));
	if (lost.length > 0) throw refused(lost.map(({ path, place }) => `${place}: the bundle has no ${path}.`));
	const addresses = new Map<string, string>();
	for (const { path, picture, place } of named) {
		if (addresses.has(path)) continue;
		const name = path.slice("media/".length);
		const bytes = invariant(bundleFiles.get(path), "the bytes of a picture");
		if (name.endsWith(".svg")) addresses.set(path, await files.save(name, drawing(name, bytes, place)));
		else if (picture === "as-it-is") addresses.set(path, await files.save(name, bytes));
		else addresses.set(path, await savedInWidths(files, name, bytes, place));
	}
	return addresses;
}

/** Sanitised, as the site's origin serves it. */
function drawing(name: string, bytes: Uint8Array, place: string): Uint8Array {
	const safe = sanitizedSvg(bytes);
	if (!safe) throw refused([`${place}: media/${name} is not an SVG drawing in UTF-8.`]);
	return safe;
}

async function savedInWidths(files: Files, name: string, bytes: Uint8Array, place: string): Promise<string> {
	try {
		return await files.savePicture(name.replace(/\.\w+$/, ""), bytes);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code) throw error; // the fault is the disk's, not the picture's
		throw refused([`${place}: media/${name} is not a readable picture.`]);
	}
}
