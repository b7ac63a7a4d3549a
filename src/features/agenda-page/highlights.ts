import { type Lang, wordsIn } from "../../kit/i18n/lang.ts";
import { dateText, timeText } from "../../kit/time/zone.ts";
import type { Lecture, LectureLecturer } from "../agenda/contract.ts";
import { namesOf } from "../agenda/names.ts";
import { languageText } from "./texts.ts";

/** A lecture for teasers outside the agenda, in one language; times are in the event's zone. */
export type LectureTeaser = {
	objectId: number;
	subject: string;
	/** The language of `subject`; undefined if it is the page's. */
	subjectLang: string | undefined;
	/** "9:15" and "10:00". */
	start: string;
	end: string;
	/** "7 czerwca". */
	day: string;
	/** The track's colour. */
	color: string | undefined;
	level: number | null;
	language: string;
	face: LectureLecturer | null;
	who: string;
	organization: string;
};

type LecturePlace = { categoryId: number; trackId: number | null; lecture: Lecture };

/** An event's programme as `treeParts` reads it; lectures are sorted by start. */
type Programme = {
	lectures: readonly LecturePlace[];
	tracks: readonly { id: number; color: string }[];
	categories: readonly { id: number; isHourlySignificant: boolean; isFake: boolean }[];
};

export type Highlights = {
	/** The HOT lectures by start, at most `MAX_HOT`. */
	hot: LectureTeaser[];
	/** One lecture per lecturer: preferably HOT, then with few speakers, then early. */
	byLecturer: ReadonlyMap<number, LectureTeaser>;
	total: number;
};

const MAX_HOT = 12;

/** Omits lectures without an hour (recordings, fairs). */
export function highlightsOf(
	{ lectures, tracks, categories }: Programme,
	{ lang, timeZone }: { lang: Lang; timeZone: string },
	lecturerIds: readonly number[],
): Highlights {
	const timed = new Set(categories.filter((one) => one.isHourlySignificant && !one.isFake).map((one) => one.id));
	const colors = new Map(tracks.map((one) => [one.id, one.color]));
	const timedLectures = lectures.filter((one) => timed.has(one.categoryId));
	const teaser = ({ lecture, trackId }: LecturePlace) =>
		teaserOf(lecture, { lang, timeZone, color: trackId === null ? undefined : colors.get(trackId) });
	const hotFirst = timedLectures.toSorted(
		({ lecture: one }, { lecture: other }) =>
			Number(other.isHot) - Number(one.isHot) || one.lecturers.length - other.lecturers.length,
	);
	const ofLecturer = (id: number) =>
		hotFirst.find(({ lecture }) => lecture.lecturers.some((one) => one.objectId === id));
	return {
		hot: timedLectures
			.filter((one) => one.lecture.isHot)
			.slice(0, MAX_HOT)
			.map(teaser),
		byLecturer: new Map(
			lecturerIds.flatMap((id) => {
				const found = ofLecturer(id);
				return found ? [[id, teaser(found)] as const] : [];
			}),
		),
		total: lectures.length,
	};
}

function teaserOf(
	lecture: Lecture,
	{ lang, timeZone, color }: { lang: Lang; timeZone: string; color: string | undefined },
): LectureTeaser {
	const { objectId, language, lecturers, exhibitor, difficultyLevel } = lecture;
	const subject = wordsIn(lang, language, lecture.subject, lecture.subjectPl, lecture.subjectEn);
	const start = new Date(lecture.startDate);
	return {
		objectId,
		subject: subject.text,
		subjectLang: subject.lang,
		start: timeText(lang, start, timeZone),
		end: timeText(lang, new Date(lecture.endDate), timeZone),
		day: dateText(lang, start, timeZone, false),
		color,
		level: difficultyLevel,
		language,
		face: lecturers[0] ?? null,
		who: namesOf(lecturers) || (exhibitor?.name ?? ""),
		organization: [...new Set(lecturers.map((one) => one.organization).filter(Boolean))].join(", "),
	};
}

/** Counts lectures per language, most frequent first; languages are in words: "po polsku". */
export function languagesOf(
	lectures: readonly Pick<LecturePlace, "lecture">[],
	lang: Lang,
): { name: string; lectures: number }[] {
	const counts = new Map<string, number>();
	for (const { lecture } of lectures) counts.set(lecture.language, (counts.get(lecture.language) ?? 0) + 1);
	return [...counts]
		.toSorted(([, one], [, other]) => other - one)
		.map(([code, count]) => ({ name: languageText(lang, code), lectures: count }));
}
