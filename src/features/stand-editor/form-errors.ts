import { fullLink, isWebLink } from "../../kit/address/web-link.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { dutyRefusals } from "./duty-texts.ts";
import { hoursFault, isSalaryRight } from "./rules.ts";
import { editorRefusals as refusals } from "./texts.ts";

type Wrong<Field extends string> = Partial<Record<Field, Text>>;

/** English alone leaves a gap, because Polish is its fallback. */
const isEnglishAlone = (pl: string, en: string) => pl.trim() === "" && en.trim() !== "";

type StandTexts = Record<"sentence" | "sentenceEn" | "opensAt" | "closesAt", string>;

export function wrongOfStand({ sentence, sentenceEn, opensAt, closesAt }: StandTexts): Wrong<keyof StandTexts> {
	const fault = hoursFault({ opensAt, closesAt });
	return {
		...(isEnglishAlone(sentence, sentenceEn) && { sentence: refusals.polish }),
		...(fault && { opensAt: fault === "order" ? refusals.hoursOrder : refusals.hours }),
	};
}

type OfferTexts = Record<"title" | "text" | "textEn" | "place" | "placeEn", string>;
type Salary = { salaryFromGrosz: number | null; salaryToGrosz: number | null };

export function wrongOfOffer(offer: OfferTexts & Salary): Wrong<keyof OfferTexts | keyof Salary> {
	const { title, text, textEn, place, placeEn, salaryFromGrosz: from, salaryToGrosz: to } = offer;
	return {
		...(title.trim() === "" && { title: refusals.title }),
		...(isEnglishAlone(text, textEn) && { text: refusals.polish }),
		...(isEnglishAlone(place, placeEn) && { place: refusals.polish }),
		...(!isSalaryRight({ from, to }) && { salaryToGrosz: refusals.salary }),
	};
}

type Duty = Record<"role" | "roleEn" | "day" | "from" | "to", string>;

/** `days` are the event's days. */
export function wrongOfDuty({ role, roleEn, day, from, to }: Duty, days: readonly string[]): Wrong<keyof Duty> {
	const isAlways = day === "";
	const fault = from === "" ? "missing" : hoursFault({ opensAt: from, closesAt: to });
	return {
		...(isEnglishAlone(role, roleEn) && { role: refusals.polish }),
		...(!isAlways && !days.includes(day) && { day: dutyRefusals.noDay }),
		...(!isAlways && fault && { from: fault === "order" ? refusals.hoursOrder : dutyRefusals.hours }),
	};
}

/** Errors of a link's or file's name. */
export function wrongOfName({ name }: { name: string }): { name: Text | undefined } {
	return { name: name.trim() === "" ? refusals.materialName : undefined };
}

export function wrongOfMaterial({ name, url }: { name: string; url: string }) {
	return { ...wrongOfName({ name }), url: isWebLink(fullLink(url)) ? undefined : refusals.link };
}
