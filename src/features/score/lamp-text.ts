import type { Lang } from "../../kit/i18n/lang.ts";
import type { Lamp } from "./contract.ts";
import { scoreTexts } from "./texts.ts";

const two = (value: number) => String(value).padStart(2, "0");

/** "9:15" / "09:15" of minutes from midnight, modulo 24 hours. */
export function clockText(lang: Lang, minutes: number): string {
	const hour = Math.floor(minutes / 60) % 24;
	return `${lang === "pl" ? hour : two(hour)}:${two(Math.floor(minutes % 60))}`;
}

/** A lamp's accessible name: time, title, hall and state. */
export function lampText(
	lang: Lang,
	{ from, title, place, isHot }: Pick<Lamp, "from" | "title" | "place" | "isHot">,
	{ isLit = false, isOn = false, isInPlan = false } = {},
): string {
	const holds = [
		isHot && scoreTexts.hot[lang],
		isLit && scoreTexts.matches[lang],
		isOn && scoreTexts.onNow[lang],
		isInPlan && scoreTexts.inPlan[lang],
	];
	return [clockText(lang, from), title, place, ...holds].filter(Boolean).join(", ");
}
