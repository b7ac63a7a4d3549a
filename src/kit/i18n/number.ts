import type { Lang } from "./lang.ts";

/** Polish groups thousands with a no-break space, English with a comma. */
const GROUP = { pl: "\u00a0", en: "," } as const;
const DECIMAL = { pl: ",", en: "." } as const;

/** `usual` groups "10 000" but not "1000" in Polish, and "1,000" in English. `always` groups both. */
type Grouping = "usual" | "always" | "none";

/** Multiplies a positive number by 10^`places` and rounds half up by its decimal form: 868020.85 to 8680209. */
function scaledUp(value: number, places: number): number {
	return value < 1e-6 ? 0 : Math.round(Number(`${value}e${places}`));
}

/**
 * A number in a language, rounded half up: "12 345,6" / "12,345.6". Shows at least `min` and at most `max` decimal
 * places. The minus is "-".
 */
export function numberText(
	lang: Lang,
	value: number,
	{ min = 0, max = 3, grouping = "usual" }: { min?: number; max?: number; grouping?: Grouping } = {},
): string {
	const scaled = scaledUp(Math.abs(value), max);
	const digits = String(scaled).padStart(max + 1, "0");
	const [whole, places] = [digits.slice(0, digits.length - max), digits.slice(digits.length - max)];
	const isGrouped = grouping === "always" || (grouping === "usual" && (lang === "en" || whole.length > 4));
	const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, GROUP[lang]) : whole;
	const decimals = places.slice(0, min) + places.slice(min).replace(/0+$/, "");
	const sign = value < 0 && scaled > 0 ? "-" : "";
	return sign + grouped + (decimals && DECIMAL[lang] + decimals);
}
