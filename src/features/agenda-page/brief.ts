import type { CategoryTree, Lecture } from "../agenda/contract.ts";
import { namesOf } from "../agenda/names.ts";

/** The fields of a lecture that the first document omits. The browser does not read them before it has fetched them. */
const EMPTY = {
	calendarCode: "",
	subjectPl: null,
	subjectEn: null,
	isHot: false,
	hasDescription: true,
	shortDescription: "",
	shortDescriptionPl: null,
	shortDescriptionEn: null,
	tags: [],
	tagsPl: [],
	tagsEn: [],
	lecturers: [],
	exhibitor: null,
	status: 0,
	statusVip: 0,
} satisfies Partial<Lecture>;

type BriefFields = "objectId" | "subject" | "startDate" | "endDate" | "place" | "difficultyLevel" | "language";

export type BriefLecture = Pick<Lecture, BriefFields> &
	Partial<Pick<Lecture, "subjectPl" | "subjectEn" | "isHot">> & { who: string };

type Calendar = CategoryTree["calendars"][number];
type Track = Calendar["tracks"][number];
type BriefCalendar = Omit<Calendar, "tracks" | "lectureSlots"> & {
	tracks: (Omit<Track, "lectures"> & { lectures: BriefLecture[] })[];
	/** The number of lectures that the document omits. */
	omitted?: number;
};

/** A tab of the first document: all lectures, each with few fields. */
export type BriefTree = Omit<CategoryTree, "calendars"> & { calendars: BriefCalendar[] };

function briefLecture(lecture: Lecture): BriefLecture {
	const { objectId, subject, subjectPl, subjectEn, startDate, endDate, place, difficultyLevel } = lecture;
	const { language, isHot, lecturers, exhibitor } = lecture;
	return {
		objectId,
		subject,
		startDate,
		endDate,
		place,
		difficultyLevel,
		language,
		// A subject in the lecture's own language is in `subject`.
		...(subjectPl !== null && language !== "pl" && { subjectPl }),
		...(subjectEn !== null && language !== "en" && { subjectEn }),
		...(isHot && { isHot }),
		who: namesOf(lecturers) || (exhibitor?.name ?? ""),
	};
}

/**
 * Returns a tab for the first document; the browser fetches the rest. With `onlyDay`, a large tab has only that day.
 */
export function briefTree(tree: CategoryTree, onlyDay?: number): BriefTree {
	const calendars = tree.calendars.map(({ lectureSlots: _derived, ...calendar }) => {
		if (onlyDay !== undefined && calendar.objectId !== onlyDay) {
			const omitted = calendar.tracks.reduce((sum, track) => sum + track.lectures.length, 0);
			return { ...calendar, breaks: [], tracks: [], omitted };
		}
		const tracks = calendar.tracks.map((track) => ({ ...track, lectures: track.lectures.map(briefLecture) }));
		return { ...calendar, tracks };
	});
	return { ...tree, calendars };
}

/** Gives a brief tab the shape of a whole one; `who` names the speakers in place of `lecturers`. */
export function fromBrief(tree: BriefTree): CategoryTree {
	const calendars = tree.calendars.map((calendar) => ({
		...calendar,
		lectureSlots: [],
		tracks: calendar.tracks.map((track) => ({
			...track,
			lectures: track.lectures.map((lecture) => ({ ...EMPTY, ...lecture, isInEnglish: lecture.language === "en" })),
		})),
	}));
	return { ...tree, calendars };
}
