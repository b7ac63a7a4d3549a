import type { Lang } from "../../kit/i18n/lang.ts";
import { dateText, dayOf, timeText } from "../../kit/time/zone.ts";
import { nextTexts } from "./next-texts.ts";

/** `day` is the day's name at the event. */
type LecturePlace = { day: string; startsAt: Date; place: string };

/** "Było" "11:00" "Sala A", "Jest, Piątek 07.06" "12:15" "Sala B". */
export function changeSides(lang: Lang, zone: string, now: LecturePlace, before: Omit<LecturePlace, "day">) {
	const isOtherDay = dayOf(now.startsAt, zone) !== dayOf(before.startsAt, zone);
	const labelOf = (word: string, day: string) => [word, day].filter(Boolean).join(", ");
	const side = (label: string, one: Omit<LecturePlace, "day">) => ({
		label,
		time: timeText(lang, one.startsAt, zone),
		place: one.place,
	});
	return {
		was: side(labelOf(nextTexts.was[lang], isOtherDay ? dateText(lang, before.startsAt, zone, false) : ""), before),
		is: side(labelOf(nextTexts.is[lang], now.day), now),
	};
}

/** "Piątek 07.06, 12:15, Sala B (było: 11:00, Sala A)", with the old date if the day changed. */
export function changeText(lang: Lang, zone: string, now: LecturePlace, before: Omit<LecturePlace, "day">): string {
	const timeAndPlaceText = (day: string, one: Omit<LecturePlace, "day">) =>
		[day, timeText(lang, one.startsAt, zone), one.place].filter(Boolean).join(", ");
	const isOtherDay = dayOf(now.startsAt, zone) !== dayOf(before.startsAt, zone);
	const was = timeAndPlaceText(isOtherDay ? dateText(lang, before.startsAt, zone, false) : "", before);
	return nextTexts.changedTo[lang].replace(/[#~]/g, (sign) => (sign === "#" ? timeAndPlaceText(now.day, now) : was));
}
