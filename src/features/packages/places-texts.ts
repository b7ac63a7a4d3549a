import type { Lang } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";

/** How many places of a package are left, when they are few. */
const placesForms = {
	pl: { one: "Zostało # miejsce", few: "Zostały # miejsca", other: "Zostało # miejsc" },
	en: { one: "# place left", other: "# places left" },
};
const noPlaces = { pl: "Brak miejsc", en: "Sold out" };

/** "Zostały 3 miejsca", or that there are none. */
export function placesText(lang: Lang, placesLeft: number): string {
	return placesLeft === 0 ? noPlaces[lang] : plural(lang, placesLeft, placesForms);
}
