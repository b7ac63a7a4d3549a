import { seeded } from "../../src/kit/random/seeded.ts";

export type Palette = {
	ground: string;
	beamOne: string;
	beamTwo: string;
	light: string;
	shade: string;
	hair: string;
	cloth: string;
	clothShade: string;
	collar: string;
};

/** Night, violet, plum, amber, navy, mint, coral, lilac, forest. */
export const palettes: readonly Palette[] = [
	palette("#1c1464", "#7d70ff", "#ff5c9a", "#ffce6e", "#f0703c", "#0b0733", "#3d2bff", "#2a19c4", "#ffffff"),
	palette("#3d2bff", "#ff5c9a", "#ffffff", "#ffe1d8", "#ff917c", "#140b3d", "#ffc53d", "#e6a117", "#0d0b1f"),
	palette("#4b0c30", "#ff5c9a", "#ffc53d", "#ffdbd6", "#ff7a8c", "#21021a", "#ff5a3c", "#d43a20", "#ffdc93"),
	palette("#ffc53d", "#ff8a3c", "#ffffff", "#fff0d2", "#ff8a4c", "#24103f", "#3d2bff", "#2a19c4", "#ffffff"),
	palette("#0d2a66", "#4ca8ff", "#2ee6b0", "#dcecff", "#74b4f5", "#041033", "#ff5a3c", "#d43a20", "#ffc53d"),
	palette("#a8f0d8", "#ffffff", "#6b9cff", "#ffffff", "#5cc8a8", "#0b3434", "#3d2bff", "#2a19c4", "#ffc53d"),
	palette("#ff5a3c", "#ffc53d", "#ffffff", "#fff0dc", "#ffad5e", "#3c0716", "#14122b", "#33194a", "#ffffff"),
	palette("#d8d2ff", "#ffffff", "#ff8cc0", "#fff4ec", "#9a8fff", "#1c1464", "#ff5c9a", "#dd3f80", "#ffffff"),
	palette("#063a3a", "#2ee6b0", "#ffc53d", "#d3fbe8", "#3fbf9a", "#03191c", "#ffbe2e", "#d9951a", "#ffffff"),
];

function palette(
	ground: string,
	beamOne: string,
	beamTwo: string,
	light: string,
	shade: string,
	hair: string,
	cloth: string,
	clothShade: string,
	collar: string,
): Palette {
	return { ground, beamOne, beamTwo, light, shade, hair, cloth, clothShade, collar };
}

/**
 * Assigns `count` kinds evenly by seed. None repeats within `distance` places. Without `allowed`, every kind is
 * allowed.
 */
export function spread(
	seeds: readonly string[],
	count: number,
	distance: number,
	allowed: (place: number) => readonly number[] = () => Array.from({ length: count }, (_, kind) => kind),
): number[] {
	const used = Array.from({ length: count }, () => 0);
	const order: number[] = [];
	seeds.forEach((seed, place) => {
		const recent = order.slice(-distance);
		const age = (kind: number): number => recent.lastIndexOf(kind);
		const possible = allowed(place);
		const fresh = possible.filter((kind) => age(kind) < 0);
		const pool = fresh.length > 0 ? fresh : [[...possible].sort((a, b) => age(a) - age(b))[0]!];
		const least = Math.min(...pool.map((kind) => used[kind]!));
		const kind = seeded(`spread ${seed}`).pick(pool.filter((one) => used[one]! <= least + 1));
		used[kind]!++;
		order.push(kind);
	});
	return order;
}

/**
 * A palette per seed in display order. It repeats after five others at the earliest, so neighbours differ in rows of
 * two, three or four.
 */
export function paletteOrder(seeds: string[]): number[] {
	return spread(seeds, palettes.length, 5);
}
