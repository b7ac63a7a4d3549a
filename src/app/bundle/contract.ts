/** The bundle format's version (docs/bundle.md). */
export const FORMAT = 1;

/** A bundle is untrusted and uploaded in one request. */
export const BUNDLE_LIMITS = { files: 5000, fileBytes: 20 * 1024 * 1024, allBytes: 90 * 1024 * 1024, pathLength: 200 };

/** Alphanumeric characters and dashes. */
export const EVENT_CODE = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

/** Files of a bundle by their paths: "event.json", "media/logos/norvika.svg". */
export type BundleFiles = ReadonlyMap<string, Uint8Array>;

/** One sentence per line, each naming its file; nothing was changed. */
export class BundleFailure extends Error {}

/** Sentences reported at once. */
const TOLD = 20;

export function refused(problems: readonly string[]): BundleFailure {
	const more = problems.length - TOLD;
	const lines = [...problems.slice(0, TOLD), ...(more > 0 ? [`and ${more} more.`] : []), "Nothing was changed."];
	return new BundleFailure(lines.join("\n"));
}
