import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import type { Param, Rows, RowsOf } from "../../../kit/db/prepare-queries.ts";
import { isSafeAddress, sanitizeHtml } from "../../../kit/html/sanitize.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { type CalendarRecord, calendarColumns, type EventRecord, eventColumns } from "../../event/server/columns.ts";
import { calendarsOf } from "../../event/server/store.ts";
import { calendar, event } from "../../event/server/views.ts";
import { exhibitor } from "../../exhibitors/server/views.ts";
import { lecturer } from "../../speakers/server/views.ts";
import type { Lecture, LectureLecturer, ListedLecture } from "../contract.ts";
import { refusalTexts } from "../refusal-texts.ts";
import { breaksOf } from "./break-store.ts";
import { seatCount } from "./seat-store.ts";
import { lectureShape } from "./shapes.ts";
import {
	agendaCategory,
	lecture,
	lectureLecturer,
	lectureLink,
	lectureStock,
	lectureTag,
	track,
	trackPerson,
} from "./tables.ts";
import type { CategoryDayRecord, CategoryRecord, PlacedLecture, TrackRecord, TreeParts } from "./tree.ts";

const agendaCategoryColumns = {
	id: agendaCategory.id,
	name: agendaCategory.name,
	nameEn: agendaCategory.nameEn,
	icon: agendaCategory.icon,
	isHourlySignificant: agendaCategory.isHourlySignificant,
	isFake: agendaCategory.isFake,
};

/** All categories of an event, including the fake one, in the organiser's order. */
export function categoriesOf(db: Database, eventId: Param<number>): Rows<CategoryRecord> {
	return db
		.select(agendaCategoryColumns)
		.from(agendaCategory)
		.where(eq(agendaCategory.eventId, eventId))
		.orderBy(asc(agendaCategory.position), asc(agendaCategory.id));
}

/** Time spans of categories: one row per category and calendar, by start. */
export function categoryDaysOf(db: Database, eventId: number): Promise<CategoryDayRecord[]> {
	return db
		.select({
			categoryId: lecture.categoryId,
			startsAt: sql<Date>`min(${lecture.startsAt})`.mapWith(lecture.startsAt),
			endsAt: sql<Date>`max(${lecture.endsAt})`.mapWith(lecture.endsAt),
			isOnsite: calendar.isOnsite,
		})
		.from(lecture)
		.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
		.where(eq(lecture.eventId, eventId))
		.groupBy(lecture.categoryId, lecture.calendarId, calendar.isOnsite)
		.orderBy(sql`min(${lecture.startsAt})`, asc(lecture.calendarId));
}

/** Throws 404 for an unknown category and for another event's. */
export async function existingCategory(db: Database, eventId: number, id: number): Promise<CategoryRecord> {
	const found = (await categoriesOf(db, eventId)).find((one) => one.id === id);
	if (!found) throw notFound(refusalTexts.categoryGone);
	return found;
}

const tagsIn = (name: typeof lectureTag.namePl | typeof lectureTag.nameEn) =>
	sql<(string | null)[]>`array(select ${name} from unnest(${lecture.tags}) with ordinality as written(tag, place)
		left join ${lectureTag} on ${lectureTag.eventId} = ${lecture.eventId} and ${lectureTag.name} = written.tag order by written.place)`;

const trackFacts = {
	id: track.id,
	name: track.name,
	nameEn: track.nameEn,
	logoUrl: track.logoUrl,
	color: track.color,
};

const card = {
	id: lecture.id,
	categoryId: lecture.categoryId,
	calendarId: lecture.calendarId,
	trackId: lecture.trackId,
	subject: lecture.subject,
	startsAt: lecture.startsAt,
	endsAt: lecture.endsAt,
	place: lecture.place,
	difficultyLevel: lecture.difficultyLevel,
	language: lecture.language,
	isHot: lecture.isHot,
	hasDescription: sql<boolean>`coalesce(${lecture.description}, '') <> ''`,
	shortDescription: lecture.shortDescription,
	tags: lecture.tags,
	subjectPl: lecture.subjectPl,
	subjectEn: lecture.subjectEn,
	shortDescriptionPl: lecture.shortDescriptionPl,
	shortDescriptionEn: lecture.shortDescriptionEn,
	tagsPl: tagsIn(lectureTag.namePl),
	tagsEn: tagsIn(lectureTag.nameEn),
	...seatCount,
	calendarCode: calendar.code,
};
const company = { objectId: exhibitor.id, name: exhibitor.name, logoUrl: exhibitor.logoUrl };

type CardRow = {
	[K in keyof typeof card]: K extends keyof typeof lecture.$inferSelect
		? (typeof lecture.$inferSelect)[K]
		: K extends "hasDescription"
			? boolean
			: K extends "tagsPl" | "tagsEn"
				? (string | null)[]
				: K extends keyof typeof seatCount
					? number
					: string;
};

function lecturerRows(db: Database, where: SQL) {
	return db
		.select({
			lectureId: lectureLecturer.lectureId,
			objectId: lecturer.id,
			title: lecturer.title,
			firstName: lecturer.firstName,
			lastName: lecturer.lastName,
			jobPosition: lecturer.jobPosition,
			jobPositionEn: lecturer.jobPositionEn,
			organization: lecturer.organization,
			imageUrl: lecturer.imageUrl,
		})
		.from(lectureLecturer)
		.innerJoin(lecture, eq(lecture.id, lectureLecturer.lectureId))
		.innerJoin(lecturer, eq(lecturer.id, lectureLecturer.lecturerId))
		.where(where)
		.orderBy(asc(lectureLecturer.lectureId), asc(lectureLecturer.position), asc(lecturer.id));
}

export async function lecturersOf(db: Database, lectureIds: number[]): Promise<Map<number, LectureLecturer[]>> {
	return lecturersByLecture(await lecturerRows(db, inArray(lecture.id, lectureIds)));
}

function lecturersByLecture(rows: (LectureLecturer & { lectureId: number })[]): Map<number, LectureLecturer[]> {
	const found = new Map<number, LectureLecturer[]>();
	for (const { lectureId, ...person } of rows) {
		const lecturers = found.get(lectureId);
		if (lecturers) lecturers.push(person);
		else found.set(lectureId, [person]);
	}
	return found;
}

function cardRows(db: Database, where: SQL) {
	return db
		.select({ card, company })
		.from(lecture)
		.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
		.leftJoin(exhibitor, eq(exhibitor.id, lecture.exhibitorId))
		.leftJoin(lectureStock, eq(lectureStock.lectureId, lecture.id))
		.where(where)
		.orderBy(asc(lecture.startsAt), asc(lecture.id));
}

function placedLectures(
	cards: { card: CardRow; company: Lecture["exhibitor"] }[],
	lecturers: (LectureLecturer & { lectureId: number })[],
): PlacedLecture[] {
	const byLecture = lecturersByLecture(lecturers);
	return cards.map(({ card: row, company }) => ({
		categoryId: row.categoryId,
		calendarId: row.calendarId,
		trackId: row.trackId,
		lecture: lectureShape(row, company, byLecture.get(row.id) ?? []),
	}));
}

/** Lists lectures by start. */
export async function lecturesOf(db: Database, eventId: number, calendarId?: number): Promise<ListedLecture[]> {
	const ofCalendar = calendarId === undefined ? undefined : eq(lecture.calendarId, calendarId);
	const where = invariant(and(eq(lecture.eventId, eventId), ofCalendar), "the condition of an event");
	const [cards, lecturers] = await Promise.all([cardRows(db, where), lecturerRows(db, where)]);
	return placedLectures(cards, lecturers).map(({ lecture: one, categoryId, trackId }) => ({
		...one,
		categoryId,
		trackId,
	}));
}

export function treeSelects(db: Database, eventId: Param<number>, categoryId?: number) {
	const ofCategory = categoryId === undefined ? undefined : eq(lecture.categoryId, categoryId);
	const where = invariant(and(eq(lecture.eventId, eventId), ofCategory), "the condition of an event");
	return {
		calendars: calendarsOf(db, eventId),
		breaks: breaksOf(db, eventId),
		tracks: db
			.select(trackFacts)
			.from(track)
			.where(eq(track.eventId, eventId))
			.orderBy(asc(track.position), asc(track.id)),
		trackPeople: db
			.select({
				trackId: trackPerson.trackId,
				role: trackPerson.role,
				objectId: lecturer.id,
				name: sql<string>`trim(${lecturer.firstName} || ' ' || ${lecturer.lastName})`,
			})
			.from(trackPerson)
			.innerJoin(track, eq(track.id, trackPerson.trackId))
			.innerJoin(lecturer, eq(lecturer.id, trackPerson.lecturerId))
			.where(eq(track.eventId, eventId))
			.orderBy(asc(trackPerson.position), asc(lecturer.id)),
		cards: cardRows(db, where),
		lecturers: lecturerRows(db, where),
	};
}

export function treeParts(rows: RowsOf<ReturnType<typeof treeSelects>>): TreeParts {
	const { calendars, breaks, tracks, trackPeople, cards, lecturers } = rows;
	return { calendars, breaks, tracks, people: trackPeople, lectures: placedLectures(cards, lecturers) };
}

/** Loads the trees of an event or one category in a fixed number of queries. */
export async function treePartsOf(db: Database, eventId: number, categoryId?: number): Promise<TreeParts> {
	const selects = treeSelects(db, eventId, categoryId);
	const [calendars, breaks, tracks, trackPeople, cards, lecturers] = await Promise.all([
		selects.calendars,
		selects.breaks,
		selects.tracks,
		selects.trackPeople,
		selects.cards,
		selects.lecturers,
	]);
	return treeParts({ calendars, breaks, tracks, trackPeople, cards, lecturers });
}

const { description, descriptionPl, descriptionEn } = lecture;
const descriptions = { description, descriptionPl, descriptionEn };
const html = (text: string | null) => (text ? sanitizeHtml(text) : null);

type LectureAround = {
	lecture: Lecture;
	description: string | null;
	descriptionPl: string | null;
	descriptionEn: string | null;
	links: { title: string; url: string }[];
	needsSeat: boolean;
	hasExtendedSeats: boolean;
	event: EventRecord;
	calendar: CalendarRecord;
	category: CategoryRecord;
	track: TrackRecord | null;
};

const lectureAround = {
	card,
	company,
	texts: descriptions,
	event: eventColumns,
	calendar: calendarColumns,
	category: agendaCategoryColumns,
	track: trackFacts,
};

/** Returns a lecture with its surroundings and sanitised descriptions; throws 404 if unknown. */
export async function existingLecture(db: Database, id: number): Promise<LectureAround> {
	const where = eq(lecture.id, id);
	const [rows, lecturers, links] = await Promise.all([
		db
			.select(lectureAround)
			.from(lecture)
			.innerJoin(event, eq(event.id, lecture.eventId))
			.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
			.innerJoin(agendaCategory, eq(agendaCategory.id, lecture.categoryId))
			.leftJoin(track, eq(track.id, lecture.trackId))
			.leftJoin(exhibitor, eq(exhibitor.id, lecture.exhibitorId))
			.leftJoin(lectureStock, eq(lectureStock.lectureId, lecture.id))
			.where(where),
		lecturerRows(db, where),
		db
			.select({ title: lectureLink.title, url: lectureLink.url })
			.from(lectureLink)
			.where(eq(lectureLink.lectureId, id))
			.orderBy(asc(lectureLink.position), asc(lectureLink.id)),
	]);
	const found = rows[0];
	if (!found) throw notFound(refusalTexts.lectureGone);
	return {
		lecture: lectureShape(found.card, found.company, lecturersByLecture(lecturers).get(id) ?? []),
		description: html(found.texts.description),
		descriptionPl: html(found.texts.descriptionPl),
		descriptionEn: html(found.texts.descriptionEn),
		needsSeat: found.card.basicSeats !== null,
		hasExtendedSeats: found.card.extendedSeats > 0,
		links: links.filter((link) => isSafeAddress(link.url)),
		event: found.event,
		calendar: found.calendar,
		category: found.category,
		track: found.track,
	};
}
