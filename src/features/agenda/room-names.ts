import { compareNumbered } from "../../kit/i18n/compare-text.ts";

/** Sorts "H.9" before "H.10". */
export const compareRooms = (a: string, b: string) => compareNumbered("pl", a, b);

/** Lists the halls of lectures in the order of their names. */
export function roomNames(lectures: readonly { place: string }[]): string[] {
	return [...new Set(lectures.map((one) => one.place).filter(Boolean))].sort(compareRooms);
}
