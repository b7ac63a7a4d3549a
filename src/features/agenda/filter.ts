import { searchable, searchWords } from "../../kit/i18n/searchable.ts";
import type { Lecture, Track } from "./contract.ts";

/** An empty list does not restrict; values of one list are alternatives. */
export type LectureFilter = {
	text?: string;
	/** Track ids; 0 stands for lectures without a track. */
	tracks?: readonly number[];
	/** Hall names, as in lectures. */
	rooms?: readonly string[];
	/** Two-character codes. */
	languages?: readonly string[];
	levels?: readonly number[];
	/** Tags in their original language. */
	tags?: readonly string[];
};

/** Filters whose value is a list. */
export type FilterKind = Exclude<keyof LectureFilter, "text">;
export const FILTER_KINDS = ["tracks", "rooms", "languages", "levels", "tags"] as const satisfies readonly FilterKind[];

/** Query parameters of the filter. `language` is the lectures' language, `lang` the page's. */
const PARAMETERS = { tracks: "track", rooms: "room", languages: "language", levels: "level", tags: "topic" } as const;
const TEXT_PARAMETER = "q";
const MAX_VALUES = 50;
const MAX_LENGTH = 120;

type SearchableLecture = Pick<
	Lecture,
	| ("subject" | "subjectPl" | "subjectEn" | "tags" | "tagsPl" | "tagsEn" | "place" | "lecturers" | "exhibitor")
	| ("shortDescription" | "shortDescriptionPl" | "shortDescriptionEn" | "difficultyLevel" | "language")
>;
type TrackName = Pick<Track, "objectId" | "name" | "nameEn">;

function searchText(lecture: SearchableLecture): string {
	const people = lecture.lecturers.map((one) => `${one.firstName} ${one.lastName} ${one.organization}`);
	const { subject, subjectPl, subjectEn, shortDescription, shortDescriptionPl, shortDescriptionEn } = lecture;
	const subjects = [subject, subjectPl, subjectEn, shortDescription, shortDescriptionPl, shortDescriptionEn];
	const tags = [...lecture.tags, ...lecture.tagsPl, ...lecture.tagsEn];
	return [...subjects, lecture.place, lecture.exhibitor?.name, ...tags, ...people].join("\n");
}

/** Cached, because each key press compares all lectures. */
const foldedTexts = new WeakMap<SearchableLecture, string>();

function foldedText(lecture: SearchableLecture): string {
	const cachedText = foldedTexts.get(lecture);
	if (cachedText !== undefined) return cachedText;
	const text = searchable(searchText(lecture));
	foldedTexts.set(lecture, text);
	return text;
}

const isWanted = <T>(wanted: readonly T[] | undefined, value: T | null): boolean =>
	!wanted?.length || (value !== null && wanted.includes(value));

/**
 * Every word must occur in subject, abstract, tags, track, hall, lecturers or company. Case and diacritics do not
 * count.
 */
export function isFound(lecture: SearchableLecture, track: TrackName, filter: LectureFilter): boolean {
	if (!isWanted(filter.tracks, track.objectId) || !isWanted(filter.rooms, lecture.place)) return false;
	if (!isWanted(filter.languages, lecture.language) || !isWanted(filter.levels, lecture.difficultyLevel)) return false;
	if (filter.tags?.length && !lecture.tags.some((tag) => filter.tags?.includes(tag))) return false;
	if (!filter.text) return true;
	const text = `${foldedText(lecture)}\n${searchable(`${track.name}\n${track.nameEn}`)}`;
	return searchWords(filter.text).every((word) => text.includes(word));
}

export function isFiltering(filter: LectureFilter): boolean {
	return Boolean(filter.text?.trim()) || FILTER_KINDS.some((kind) => filter[kind]?.length);
}

/** Adds a value, or removes it if it is there. */
export function toggledValue<K extends FilterKind>(
	filter: LectureFilter,
	kind: K,
	value: NonNullable<LectureFilter[K]>[number],
): LectureFilter {
	const chosen: readonly (string | number)[] = filter[kind] ?? [];
	const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
	return { ...filter, [kind]: next };
}

/** Parses a filter and ignores invalid values. */
export function filterOf(query: URLSearchParams): LectureFilter {
	const texts = (kind: FilterKind) =>
		[...new Set(query.getAll(PARAMETERS[kind]))].filter((one) => one && one.length <= MAX_LENGTH).slice(0, MAX_VALUES);
	const numbers = (kind: FilterKind) => texts(kind).flatMap((one) => (/^\d{1,9}$/.test(one) ? [Number(one)] : []));
	const text = query.get(TEXT_PARAMETER)?.slice(0, MAX_LENGTH);
	return {
		...(text && { text }),
		tracks: numbers("tracks"),
		rooms: texts("rooms"),
		languages: texts("languages"),
		levels: numbers("levels"),
		tags: texts("tags"),
	};
}

/** Replaces the filter in a query; other parameters stay. */
export function withFilter(query: URLSearchParams, filter: LectureFilter): URLSearchParams {
	const next = new URLSearchParams(query);
	for (const name of [TEXT_PARAMETER, ...Object.values(PARAMETERS)]) next.delete(name);
	if (filter.text?.trim()) next.set(TEXT_PARAMETER, filter.text.trim());
	for (const kind of FILTER_KINDS) for (const value of filter[kind] ?? []) next.append(PARAMETERS[kind], String(value));
	return next;
}

/** The state of the agenda in an address: filter, calendar code, and tab unless it is the first. */
export type ViewAddress = { filter: LectureFilter; calendar: string | undefined; tab: number | undefined };

const DAY_PARAMETER = "calendar";
const TAB_PARAMETER = "tab";

/** Replaces the view in a query; other parameters stay. */
export function withView(query: URLSearchParams, { filter, calendar, tab }: ViewAddress): URLSearchParams {
	const next = withFilter(query, filter);
	next.delete(DAY_PARAMETER);
	next.delete(TAB_PARAMETER);
	if (calendar) next.set(DAY_PARAMETER, calendar);
	if (tab !== undefined) next.set(TAB_PARAMETER, String(tab));
	return next;
}

/** Parses a view. */
export function viewOf(query: URLSearchParams): ViewAddress {
	const tab = query.get(TAB_PARAMETER) ?? "";
	return {
		filter: filterOf(query),
		calendar: query.get(DAY_PARAMETER) ?? undefined,
		tab: /^\d{1,9}$/.test(tab) ? Number(tab) : undefined,
	};
}
