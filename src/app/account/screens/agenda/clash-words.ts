import type { PlanLecture } from "../../../../features/plan/contract.ts";
import { planTexts as texts } from "../../../../features/plan/texts.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { localized } from "../../../../kit/i18n/lang.ts";
import { type AgendaLook, hourOf, nameOf } from "./look.ts";

/** Sentences about a lecture's clashes and their alternatives; empty without a clash. */
export function clashSentences(look: AgendaLook, lecture: PlanLecture, rivals: readonly PlanLecture[]): string[] {
	const { lang } = look;
	if (rivals.length === 0) return [];
	return [
		...rivals.map((one) => texts.clashWith[lang].replace("~", () => nameOf(lang, one).text)),
		...clashAlternatives(look, [lecture, ...rivals]),
	];
}

/** Returns one sentence if all lectures will be recorded. */
export function clashAlternatives(look: AgendaLook, lectures: readonly PlanLecture[]): string[] {
	const isOnlyRecorded = lectures.every((one) => one.isRecorded && !one.repetition);
	if (isOnlyRecorded) return [texts.allRecorded[look.lang]];
	return lectures.flatMap((one) => clashAlternative(look, one) ?? []);
}

/** Returns the next repetition, otherwise the recording. */
function clashAlternative(look: AgendaLook, { repetition, isRecorded, ...lecture }: PlanLecture): string | undefined {
	const { lang } = look;
	const named = (text: string) => fill(text, nameOf(lang, lecture).text);
	if (repetition) {
		const { calendarName, calendarNameEn, startDate, place } = repetition;
		const when = [localized(lang, calendarName, calendarNameEn), hourOf(look, startDate), place];
		return named(texts.again[lang].replace("@", () => when.filter(Boolean).join(", ")));
	}
	return isRecorded ? named(texts.recorded[lang]) : undefined;
}
