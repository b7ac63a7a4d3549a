import { contrast } from "../../src/kit/colour/colour.ts";
import { picture } from "../../src/kit/svg/svg.ts";

type BrandTheme = { accent: string; key: string; beams: readonly string[] };

const house: BrandTheme = { accent: "#3d2bff", key: "#ffc53d", beams: ["#6b5cff", "#ff5c9a"] };

/** A second beam colour that differs from key light and accent. */
function second(theme: BrandTheme): string {
	const [first, ...others] = theme.beams;
	const order = [...others, first].filter((colour) => colour !== undefined && colour !== theme.key);
	return order.find((colour) => contrast(colour!, theme.accent) >= 1.5) ?? "#ff5c9a";
}

export function brandShapes(theme: BrandTheme, radius: number): string {
	return (
		`<rect width="36" height="36" rx="${radius}" fill="${theme.accent}"/>` +
		`<path fill="${theme.key}" d="M8 5.500h4.600L22.300 30.500H4.500Z"/>` +
		`<path fill="${second(theme)}" d="M28 5.500h-4.600L13.700 30.500H31.500Z"/>` +
		`<path fill="#fff" d="M18 19.400L22.300 30.500H13.700Z"/>`
	);
}

/** Draws 36×36: two crossing beams on a lit stage. */
export function brandMark(theme: BrandTheme = house): string {
	return picture(36, 36, brandShapes(theme, 10));
}

/** The mark with tighter corners. */
export function favicon(theme: BrandTheme = house): string {
	return picture(36, 36, brandShapes(theme, 8));
}
