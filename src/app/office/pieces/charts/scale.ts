/** The largest value of an axis: the next 1, 2 or 5 times a power of ten. */
export function niceTop(largest: number): number {
	if (largest <= 5) return 5;
	const power = 10 ** Math.floor(Math.log10(largest));
	return ([1, 2, 2.5, 5, 10].find((step) => step * power >= largest) ?? 10) * power;
}

/** Five steps of an axis, from zero. */
export const ticksTo = (top: number): number[] => [0, 1, 2, 3, 4, 5].map((step) => (top / 5) * step);

/** The vertical place of a value. */
export const heightIn = (value: number, top: number, { above, below }: { above: number; below: number }): number =>
	below - (top === 0 ? 0 : value / top) * (below - above);

export const pathOf = (points: readonly (readonly [number, number])[]): string =>
	points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** Shares of a whole in percent, within 100. */
export function shareOf(part: number, whole: number): number {
	return whole <= 0 ? 0 : Math.min(100, (part / whole) * 100);
}
