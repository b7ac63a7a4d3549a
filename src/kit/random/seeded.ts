/** A deterministic stream of numbers. */
export type Random = {
	/** In [0, 1). */
	next: () => number;
	between: (low: number, high: number) => number;
	/** An integer in [0, `count`). */
	below: (count: number) => number;
	pick: <T>(list: readonly T[]) => T;
	chance: (probability: number) => boolean;
	shuffle: <T>(list: readonly T[]) => T[];
};

/** Hashes a text to an unsigned 32-bit number (FNV-1a with a final mix). */
function hash(text: string): number {
	let state = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) {
		state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
	}
	state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
	state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
	return (state ^ (state >>> 16)) >>> 0;
}

/** A short text from the seed that can prefix ids inside one SVG. */
export function idFrom(seed: string): string {
	return `d${hash(seed).toString(36)}`;
}

/** Starts a stream for a seed (mulberry32). */
export function seeded(seed: string): Random {
	let state = hash(seed);
	const next = (): number => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	const below = (count: number): number => Math.floor(next() * count);
	return {
		next,
		below,
		between: (low, high) => low + next() * (high - low),
		pick: (list) => list[below(list.length)] as (typeof list)[number],
		chance: (probability) => next() < probability,
		shuffle: <T>(list: readonly T[]) => {
			const drawn = [...list];
			for (let last = drawn.length - 1; last > 0; last--) {
				const other = below(last + 1);
				[drawn[last], drawn[other]] = [drawn[other] as T, drawn[last] as T];
			}
			return drawn;
		},
	};
}
