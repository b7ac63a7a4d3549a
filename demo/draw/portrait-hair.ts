import { bob, braid, bun, fringe, halo, scarf, straight, tail, waves } from "./hair-long.ts";
import { bald, beanie, crop, curls, knot, mop, pixie, quiff, swept } from "./hair-short.ts";
import type { Hair } from "./hair-strands.ts";

/** All hairstyles. Portraits refer to them by index, so the order must stay. */
export const hairs: readonly Hair[] = [
	bob,
	straight,
	waves,
	bun,
	tail,
	halo,
	fringe,
	pixie,
	braid,
	scarf,
	curls,
	beanie,
	bald,
	quiff,
	crop,
	swept,
	mop,
	knot,
];

export function hairsFor(look: "f" | "m"): number[] {
	return hairs.flatMap((hair, place) => (hair.looks.includes(look) ? [place] : []));
}
