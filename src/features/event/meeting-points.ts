import type { Lang, Text } from "../../kit/i18n/lang.ts";

export type MeetingPoint = Text;

/** In characters, for names of points and typed places. */
export const PLACE_LENGTH = 60;

const pointOf = (points: readonly MeetingPoint[], place: string) =>
	points.find((point) => point.pl === place || point.en === place);

/** The name of a meeting point, or the typed place. */
export function placeName(points: readonly MeetingPoint[], place: string, lang: Lang): string {
	return pointOf(points, place)?.[lang] ?? place;
}

/** Returns a point's Polish name, or the typed text if the event has no points. Undefined for an unknown point. */
export function storedPlace(points: readonly MeetingPoint[], place: string): string | undefined {
	return points.length === 0 ? place : pointOf(points, place)?.pl;
}
