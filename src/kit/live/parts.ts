/** Splits values into JSON parts of at most `mostBytes`. A longer value is a part of its own. */
export function inParts<T>(all: readonly T[], mostBytes: number): T[][] {
	const parts: T[][] = [];
	let bytes = Number.POSITIVE_INFINITY;
	for (const one of all) {
		const own = Buffer.byteLength(JSON.stringify(one)) + 1;
		if (bytes + own > mostBytes) {
			parts.push([]);
			bytes = 1;
		}
		parts.at(-1)?.push(one);
		bytes += own;
	}
	return parts;
}
