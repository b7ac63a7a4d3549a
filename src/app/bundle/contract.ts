/** The version of the format that this program writes and reads (docs/bundle.md). */
export const FORMAT = 1;

/** What a bundle may be at most, unpacked: it comes from somebody else, and travels to the running site as one request. */
export const LIMITS = { files: 5000, fileBytes: 20 * 1024 * 1024, allBytes: 90 * 1024 * 1024, pathLength: 200 };

/** The code of an event: letters, digits and dashes, as it stands in addresses. */
export const EVENT_CODE = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

/** A picture of a bundle: under `media/`, in plain letters, so that it is the same file on every system. */
export const MEDIA_PATH =
	/^media\/(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.(?:svg|png|jpe?g|webp)$/;

/** Files of a bundle by their paths: "event.json", "media/logos/norvika.svg". */
export type BundleFiles = ReadonlyMap<string, Uint8Array>;

/** A bundle that was not taken: one sentence a line, each naming its file. Nothing was changed. */
export class BundleFailure extends Error {}

/** How many sentences are told at once. */
const TOLD = 20;

/** The failure that tells what is wrong with a bundle. */
export function refused(problems: readonly string[]): BundleFailure {
	const more = problems.length - TOLD;
	const lines = [...problems.slice(0, TOLD), ...(more > 0 ? [`and ${more} more.`] : []), "Nothing was changed."];
	return new BundleFailure(lines.join("\n"));
}
