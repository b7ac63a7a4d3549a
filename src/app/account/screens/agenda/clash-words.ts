import type { PlanLecture } from "../../../../features/plan/contract.ts";
import { planTexts as texts } from "../../../../features/plan/texts.ts";
import { localized } from "../../../../kit/i18n/lang.ts";
import { type AgendaLook, hourOf, nameOf } from "./look.ts";

const named = (text: string, name: string, other = "") =>
	text.replace(/[#~]/g, (sign) => (sign === "#" ? name : other));

/** What a lecture collides with, and the ways out of it; nothing where it collides with nothing. */
export function clashSentences(look: AgendaLook, lecture: PlanLecture, rivals: readonly PlanLecture[]): string[] {
	const { lang } = look;
	const name = nameOf(lang, lecture).text;
	return [
		...rivals.map((one) => named(texts.clashWith[lang], name, nameOf(lang, one).text)),
		...(rivals.length > 0 ? [lecture, ...rivals].flatMap((one) => wayOut(look, one) ?? []) : []),
	];
}

/** When else a lecture can be heard: its next repetition, otherwise its recording. */
export function wayOut(look: AgendaLook, { repetition, isRecorded, ...lecture }: PlanLecture): string | undefined {
	const { lang } = look;
	const name = nameOf(lang, lecture).text;
	if (repetition) {
		const { calendarName, calendarNameEn, startDate, place } = repetition;
		const when = [localized(lang, calendarName, calendarNameEn), hourOf(look, startDate), place];
		return named(texts.again[lang], name).replace("@", () => when.filter(Boolean).join(", "));
	}
	return isRecorded ? named(texts.recorded[lang], name) : undefined;
}
