/** The dark ground of the stage. */
export const ink = "#0d0b1f";

/** Reads "#rrggbb" into three numbers from 0 to 255. */
function channels(colour: string): [number, number, number] {
	const value = Number.parseInt(colour.slice(1), 16);
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Blends two "#rrggbb" colours: 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
	const from = channels(first);
	const to = channels(second);
	const blended = from.map((part, index) => Math.round(part + (to[index]! - part) * share));
	return `#${blended.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The WCAG relative luminance of a "#rrggbb" colour. */
function luminance(colour: string): number {
	const [red, green, blue] = channels(colour).map((part) => {
		const share = part / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast of two "#rrggbb" colours, from 1 to 21. */
export function contrast(first: string, second: string): number {
	const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}
