import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { grossUnit, workModes } from "../../stands/job-texts.ts";
import { thousands } from "../../stands/rules.ts";
import type { EditedOffer } from "../contract.ts";

/** A job's title in the reader's language. */
export const offerTitle = (lang: Lang, { title, titleEn }: Pick<EditedOffer, "title" | "titleEn">): string =>
	localized(lang, title, titleEn || null);

/** "Gdańsk · hybrydowo · 18–26 tys. zł brutto". */
export function offerFacts(lang: Lang, offer: EditedOffer): string {
	const { place, placeEn, workMode, salaryFromGrosz, salaryToGrosz } = offer;
	const pay = thousands(lang, salaryFromGrosz, salaryToGrosz);
	const facts = [
		localized(lang, place, placeEn || null),
		workModes[workMode][lang],
		pay && `${pay} ${grossUnit[lang]}`,
	];
	return facts.filter(Boolean).join(" · ");
}
