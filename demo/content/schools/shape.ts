import type { Both } from "../shape.ts";

/** A university of the demonstration: they are real ones, with their own names. */
export type DemoSchool = {
	name: Both;
	/** As people call it: "AGH". */
	shortName: string;
	city: Both;
	departments: Both[];
};

/** Cities that are called otherwise in English. */
const ENGLISH_CITIES: Record<string, string> = { Warszawa: "Warsaw", Kraków: "Krakow" };

/** Faculties by what follows "Wydział" and "Faculty of"; one that is called otherwise is given whole as `{ pl, en }`. */
export function schoolIn(
	city: string,
	shortName: string,
	[pl, en]: [string, string],
	departments: ([string, string] | Both)[],
): DemoSchool {
	return {
		name: { pl, en },
		shortName,
		city: { pl: city, en: ENGLISH_CITIES[city] ?? city },
		departments: departments.map((one) =>
			Array.isArray(one) ? { pl: `Wydział ${one[0]}`, en: `Faculty of ${one[1]}` } : one,
		),
	};
}
