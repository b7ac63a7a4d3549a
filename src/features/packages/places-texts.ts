import type { Lang } from "../../kit/i18n/lang.ts";
import { type CountForms, formOf } from "./places-form.ts";

/** Shown if few are left. `zero` is for none. */
export const placesForms: Record<Lang, CountForms> = {
	pl: { zero: "Brak miejsc", one: "Zostało # miejsce", few: "Zostały # miejsca", other: "Zostało # miejsc" },
	en: { zero: "Sold out", one: "# place left", other: "# places left" },
};

/** "Zostały 3 miejsca". */
export function placesText(lang: Lang, placesLeft: number): string {
	return formOf(placesForms[lang], lang, placesLeft);
}
