import * as z from "zod/mini";
import { compareText } from "../../kit/i18n/compare-text.ts";
import type { Lang } from "../../kit/i18n/lang.ts";

export const attendanceSource = z.enum(["onsite", "live", "recording"]);
export type AttendanceSource = z.output<typeof attendanceSource>;

/** Strongest first: a lecture attended twice counts by the strongest. */
const BY_PROOF: readonly AttendanceSource[] = ["onsite", "live", "recording"];

export type AttendedFact = { lectureId: number; source: AttendanceSource; minutes: number };

const named = { name: z.string(), nameEn: z.nullable(z.string()) };

/** A person's attendance at an event, as the certificate prints it. */
export const attendance = z.object({
	/** The days that the person attended, in order. */
	days: z.array(z.object(named)),
	lectures: z.int(),
	minutes: z.int(),
	sources: z.array(attendanceSource),
	/** The track with most lectures is first. */
	tracks: z.array(z.object({ ...named, color: z.string(), lectures: z.int() })),
});
export type Attendance = z.output<typeof attendance>;

/** Returns undefined for a lecture without a track. */
export type TrackOf = (
	lectureId: number,
) => { id: number; name: string; nameEn: string | null; color: string } | undefined;

export function oncePerLecture(facts: readonly AttendedFact[]): AttendedFact[] {
	const byProof = facts.toSorted((a, b) => BY_PROOF.indexOf(a.source) - BY_PROOF.indexOf(b.source));
	return [...new Map(byProof.toReversed().map((one) => [one.lectureId, one])).values()].toReversed();
}

/** Counts each lecture once. */
export function attendanceOf(
	facts: readonly AttendedFact[],
	days: readonly { name: string; nameEn: string | null }[],
	trackOf: TrackOf,
): Attendance {
	const lectures = oncePerLecture(facts);
	const tracks = new Map<number, Attendance["tracks"][number]>();
	for (const { lectureId } of lectures) {
		const track = trackOf(lectureId);
		if (!track) continue;
		const { id, name, nameEn, color } = track;
		tracks.set(id, { name, nameEn, color, lectures: (tracks.get(id)?.lectures ?? 0) + 1 });
	}
	return {
		days: days.map(({ name, nameEn }) => ({ name, nameEn })),
		lectures: lectures.length,
		minutes: lectures.reduce((sum, one) => sum + one.minutes, 0),
		sources: BY_PROOF.filter((source) => lectures.some((one) => one.source === source)),
		tracks: [...tracks.values()].sort((a, b) => b.lectures - a.lectures || compareText("pl", a.name, b.name)),
	};
}

export type CertificateRefusal = "meetup" | "noTicket" | "early" | "notAttended" | "withdrawn";

export type CertificateFacts = {
	event: { isMeeting: boolean; endsAt: Date };
	hasTicket: boolean;
	attendance: Pick<Attendance, "days" | "lectures">;
	/** True if the person's certificate was withdrawn as false. */
	isWithdrawn: boolean;
};

/**
 * Returns why there is no certificate. It needs the end of the event, a valid ticket, and a check-in or an attended
 * lecture.
 */
export function certificateRefusal(
	{ event, hasTicket, attendance: attended, isWithdrawn }: CertificateFacts,
	now: Date,
): CertificateRefusal | undefined {
	if (event.isMeeting) return "meetup";
	if (isWithdrawn) return "withdrawn";
	if (!hasTicket) return "noTicket";
	if (now < event.endsAt) return "early";
	return attended.days.length === 0 && attended.lectures === 0 ? "notAttended" : undefined;
}

/** 405 minutes give "6 godz. 45 min" or "6 h 45 min". */
export function hoursText(lang: Lang, minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const parts = [
		...(hours > 0 ? [`${hours} ${lang === "pl" ? "godz." : "h"}`] : []),
		...(minutes % 60 > 0 || hours === 0 ? [`${minutes % 60} min`] : []),
	];
	return parts.join(" ").replaceAll(" ", "\u00a0");
}

/** Masks a name for the public page: "A••• Ś•••••". A holder can compare it, but a number does not reveal a name. */
export function maskedName(name: string): string {
	const letters = new Intl.Segmenter("pl", { granularity: "grapheme" });
	return name
		.trim()
		.split(/(\s+|[-‐–])/u)
		.map((part, index) => (index % 2 === 1 ? part.replace(/\s+/u, " ") : masked([...letters.segment(part)])))
		.join("");
}

const masked = (letters: readonly { segment: string }[]) =>
	letters.map(({ segment }, index) => (index === 0 ? segment : "•")).join("");
