import type { Lang, Text } from "../../kit/i18n/lang.ts";

/** A place of an event where two people find each other, in both languages. */
export type MeetingPoint = Text;

const pointOf = (points: readonly MeetingPoint[], place: string) =>
	points.find((point) => point.pl === place || point.en === place);

/** What a stored place is called in a language: of an event's point its name there, otherwise as it was typed. */
export function placeName(points: readonly MeetingPoint[], place: string, lang: Lang): string {
	return pointOf(points, place)?.[lang] ?? place;
}

/**
 * The place as it is stored, the Polish name of a point. Undefined where the event has points and this is none of them;
 * an event without points takes what is typed.
 */
export function storedPlace(points: readonly MeetingPoint[], place: string): string | undefined {
	return points.length === 0 ? place : pointOf(points, place)?.pl;
}
