import type { Lang, Text } from "../../kit/i18n/lang.ts";

export type MeetingPoint = Text;

const pointOf = (points: readonly MeetingPoint[], place: string) =>
	points.find((point) => point.pl === place || point.en === place);

/** The event's point, otherwise as typed. */
export function placeName(points: readonly MeetingPoint[], place: string, lang: Lang): string {
	return pointOf(points, place)?.[lang] ?? place;
}

/** A point's Polish name, or the typed text when the event has no points. Undefined for unknown points. */
export function storedPlace(points: readonly MeetingPoint[], place: string): string | undefined {
	return points.length === 0 ? place : pointOf(points, place)?.pl;
}
