import { compareText } from "../../kit/i18n/compare-text.ts";
import type { LiveLecture } from "./contract.ts";
import { endOf, isLive, startOf } from "./programme.ts";

export type Studio = { place: string; day: string; on: LiveLecture | undefined; next: LiveLecture | undefined };

/** Lists studios of the current or next day by name; empty if all lectures are over. */
export function studiosAt(lectures: readonly LiveLecture[], now: Date): Studio[] {
	const coming = lectures.filter((one) => endOf(one) > now.getTime());
	const [first] = coming.toSorted((a, b) => startOf(a) - startOf(b));
	if (!first) return [];
	const ofDay = coming.filter((one) => one.calendarCode === first.calendarCode);
	const places = [...new Set(ofDay.map((one) => one.place))].toSorted((a, b) => compareText("pl", a, b));
	return places.map((place) => {
		const here = ofDay.filter((one) => one.place === place).toSorted((a, b) => startOf(a) - startOf(b));
		const on = here.find((one) => isLive(one, now));
		return { place, day: first.calendarCode, on, next: here.find((one) => startOf(one) > now.getTime()) };
	});
}
