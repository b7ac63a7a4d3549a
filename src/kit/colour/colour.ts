export const ink = "#0d0b1f";

/** Reads "#rrggbb" into three numbers from 0 to 255. */
export function channels(colour: string): [number, number, number] {
	const value = Number.parseInt(colour.slice(1), 16);
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Blends two "#rrggbb" colours: 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
	const from = channels(first);
	const to = channels(second);
	const blended = from.map((part, index) => Math.round(part + ((to[index] ?? part) - part) * share));
	return `#${blended.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The channels of a "#rrggbb" colour as linear light, from 0 to 1. */
export function linear(colour: string): [number, number, number] {
	return channels(colour).map((part) => {
		const share = part / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
}

/** The WCAG relative luminance of a "#rrggbb" colour. */
function luminance(colour: string): number {
	const [red, green, blue] = linear(colour);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast of two "#rrggbb" colours, from 1 to 21. */
export function contrast(first: string, second: string): number {
	const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

/** A "#rrggbb" colour in CIE Lab (D65). */
function lab(colour: string): [number, number, number] {
	const [red, green, blue] = linear(colour);
	const [x, y, z] = [
		(0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
		0.2126 * red + 0.7152 * green + 0.0722 * blue,
		(0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
	].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as [number, number, number];
	return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The distance of two "#rrggbb" colours in CIE Lab (ΔE 1976). Above about 20 they are clearly distinct. */
export function difference(first: string, second: string): number {
	const [a, b] = [lab(first), lab(second)];
	return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
