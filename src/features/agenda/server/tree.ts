import type { CalendarRecord } from "../../event/server/columns.ts";
import type { CalendarBreak, CategoryCalendar, CategoryTree, Lecture, Track } from "../contract.ts";
import { lectureSlots } from "../rules.ts";

export type CategoryDayRecord = { categoryId: number; startsAt: Date; endsAt: Date; isOnsite: boolean };

export type CategoryRecord = {
	id: number;
	name: string;
	nameEn: string | null;
	icon: string;
	isHourlySignificant: boolean;
	isFake: boolean;
};

export type PlacedLecture = { categoryId: number; calendarId: number; trackId: number | null; lecture: Lecture };

export type TrackRecord = { id: number; name: string; nameEn: string | null; logoUrl: string | null; color: string };

export type TreeParts = {
	calendars: CalendarRecord[];
	breaks: { calendarId: number; startsAt: Date; endsAt: Date; name: string; nameEn: string | null }[];
	tracks: TrackRecord[];
	people: { trackId: number; role: "chairman" | "carer"; objectId: number; name: string }[];
	/** By start. */
	lectures: PlacedLecture[];
};

/** The mark's colour for lectures without a track. */
const TRACKLESS_COLOR = "#6b5cff";

/** Returns the tree of a category: its wanted days with lectures, in the organiser's order. */
export function treeOf(
	parts: TreeParts,
	category: CategoryRecord,
	isWanted: (calendar: CalendarRecord) => boolean = () => true,
): CategoryTree {
	const own = parts.lectures.filter((one) => one.categoryId === category.id);
	return {
		isHourlySignificant: category.isHourlySignificant,
		calendars: parts.calendars
			.filter(isWanted)
			.map((calendar) => ({ calendar, placed: own.filter((one) => one.calendarId === calendar.id) }))
			.filter(({ placed }) => placed.length > 0)
			.map(({ calendar, placed }) => {
				const breaks = category.isHourlySignificant ? breaksOf(parts, calendar.id, placed) : [];
				return calendarOf(calendar, breaks, tracksOf(parts, placed));
			}),
	};
}

function calendarOf(calendar: CalendarRecord, breaks: CalendarBreak[], tracks: Track[]): CategoryCalendar {
	return {
		objectId: calendar.id,
		code: calendar.code,
		name: calendar.name,
		nameEn: calendar.nameEn,
		note: calendar.note,
		noteEn: calendar.noteEn,
		breaks,
		tracks,
		lectureSlots: lectureSlots(tracks.flatMap((one) => one.lectures)),
	};
}

export function trackHeads({ tracks, people }: Pick<TreeParts, "tracks" | "people">): Omit<Track, "lectures">[] {
	const peopleOf = (trackId: number, role: "chairman" | "carer") =>
		people
			.filter((one) => one.trackId === trackId && one.role === role)
			.map(({ objectId, name }) => ({ objectId, name }));
	return tracks.map((one) => ({
		objectId: one.id,
		name: one.name,
		nameEn: one.nameEn,
		logoUrl: one.logoUrl,
		color: one.color,
		chairmans: peopleOf(one.id, "chairman"),
		carers: peopleOf(one.id, "carer"),
	}));
}

/** Lectures without a track come last. */
function tracksOf(parts: TreeParts, placed: PlacedLecture[]): Track[] {
	const lecturesIn = (trackId: number | null) =>
		placed.filter((one) => one.trackId === trackId).map((one) => one.lecture);
	const tracks = trackHeads(parts).map((one) => ({ ...one, lectures: lecturesIn(one.objectId) }));
	const rest = {
		objectId: 0,
		name: "",
		nameEn: null,
		logoUrl: null,
		color: TRACKLESS_COLOR,
		chairmans: [],
		carers: [],
		lectures: lecturesIn(null),
	};
	return [...tracks, rest].filter((one) => one.lectures.length > 0);
}

/** Breaks between the first start and last end of a category on a day. Recordings and an expo have none. */
function breaksOf(parts: TreeParts, calendarId: number, placed: PlacedLecture[]): CalendarBreak[] {
	const first = Math.min(...placed.map((one) => Date.parse(one.lecture.startDate)));
	const last = Math.max(...placed.map((one) => Date.parse(one.lecture.endDate)));
	return parts.breaks
		.filter((one) => one.calendarId === calendarId && one.endsAt.getTime() > first && one.startsAt.getTime() < last)
		.map((one) => ({
			startDate: one.startsAt.toISOString(),
			endDate: one.endsAt.toISOString(),
			name: one.name,
			nameEn: one.nameEn,
		}));
}
