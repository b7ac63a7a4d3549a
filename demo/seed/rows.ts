import {
	agendaCategory,
	calendarBreak,
	lecture,
	lectureLecturer,
	lectureTag,
	track,
	trackPerson,
} from "../../src/features/agenda/server/tables.ts";
import { calendar, event } from "../../src/features/event/server/tables.ts";
import { lecturer } from "../../src/features/speakers/server/tables.ts";
import type { Tx } from "../../src/kit/db/database.ts";
import { plainToHtml } from "../../src/kit/html/sanitize.ts";
import type { DemoEvent, DemoLecture } from "../content/shape.ts";
import { tagNames } from "../content/tags.ts";
import { lectureSeats } from "./lecture-seats.ts";
import { calendarNames, eventSpan, type Moments } from "./moments.ts";
import type { Pictures } from "./pictures.ts";

export type SeededEvent = { id: number; demo: DemoEvent; pictures: Pictures };

/** An event is dated by its two main days, which its calendars begin with; a meetup by all its editions. */
function mainDays(demo: DemoEvent): DemoEvent {
	if (demo.isMeetup) return demo;
	const calendars = demo.calendars.slice(0, 2);
	const codes = calendars.map((one) => one.code);
	return { ...demo, calendars, lectures: demo.lectures.filter((one) => codes.includes(one.calendar)) };
}

/** Writes the event itself. */
export async function addEventRow(
	tx: Tx,
	demo: DemoEvent,
	pictures: Pictures,
	moments: Moments,
	position: number,
): Promise<number> {
	const countdown = demo.countdownAt;
	const rows = await tx
		.insert(event)
		.values({
			code: demo.code,
			position,
			timeZone: moments.zone,
			name: demo.name.pl,
			nameEn: demo.name.en,
			headline: demo.headline.pl,
			headlineEn: demo.headline.en,
			lead: demo.lead.pl,
			leadEn: demo.lead.en,
			place: demo.place.pl,
			placeEn: demo.place.en,
			city: demo.city.pl,
			cityEn: demo.city.en,
			agendaIntro: demo.agendaIntro.pl,
			agendaIntroEn: demo.agendaIntro.en,
			agendaIntroOutdated: demo.agendaIntroOutdated.pl,
			agendaIntroOutdatedEn: demo.agendaIntroOutdated.en,
			...eventSpan(mainDays(demo), moments),
			countdownAt:
				typeof countdown === "number"
					? moments.at(moments.day(countdown), "00:00")
					: moments.at(countdown.slice(0, 10), countdown.slice(11)),
			countdownLabel: demo.countdownLabel.pl,
			countdownLabelEn: demo.countdownLabel.en,
			isOnline: demo.isOnline,
			isOnsite: demo.isOnsite,
			allowRegistration: demo.allowRegistration,
			isLoginAvailable: demo.isLoginAvailable,
			freePackageCode: demo.packages.some((one) => one.code === "EXPO") ? "EXPO" : null,
			isMeeting: demo.isMeetup,
			landingLecturersEventCode: demo.landingLecturersEventCode ?? null,
			landingProgrammeCouncilEventCode: demo.landingProgrammeCouncilEventCode ?? null,
			landingExhibitorsEventCode: demo.landingExhibitorsEventCode ?? null,
			landingPartnersEventCode: demo.landingPartnersEventCode ?? null,
			previousAttendance: demo.previousAttendance ?? null,
			facts: demo.facts.map((fact) => ({
				icon: fact.icon,
				title: fact.title.pl,
				titleEn: fact.title.en,
				note: fact.note.pl,
				noteEn: fact.note.en,
			})),
			theme: demo.theme,
			socialImageUrl: pictures.social,
			heroWideUrl: pictures.heroWide,
			heroPhoneUrl: pictures.heroPhone,
			beamsUrl: pictures.beams,
		})
		.returning({ id: event.id });
	return rows[0]!.id;
}

/** Writes the event's days; gives their ids by code. */
export async function addCalendars(tx: Tx, { id, demo }: SeededEvent, moments: Moments): Promise<Map<string, number>> {
	if (demo.calendars.length === 0) return new Map();
	const rows = await tx
		.insert(calendar)
		.values(
			demo.calendars.map((one, position) => {
				const names = calendarNames(one, moments);
				const own = {
					...demo,
					lectures: demo.lectures.filter((lecture) => lecture.calendar === one.code),
					calendars: [one],
				};
				return {
					eventId: id,
					code: one.code,
					position,
					name: names.name.pl,
					nameEn: names.name.en,
					note: names.note.pl,
					noteEn: names.note.en,
					...eventSpan(own, moments),
					isOnline: one.isOnline,
					isOnsite: one.isOnsite,
					onsiteCapacity: one.onsitePlaces ?? null,
				};
			}),
		)
		.returning({ id: calendar.id, code: calendar.code });
	const ids = new Map(rows.map((row) => [row.code, row.id]));
	const breaks = demo.calendars.flatMap((one) =>
		one.breaks.map((pause) => ({
			calendarId: ids.get(one.code)!,
			...moments.span(moments.day(one.day), pause.start, pause.end),
			name: pause.name.pl,
			nameEn: pause.name.en,
		})),
	);
	if (breaks.length > 0) await tx.insert(calendarBreak).values(breaks);
	return ids;
}

/** Writes speakers and council; gives their ids by key. */
export async function addPeople(tx: Tx, { id, demo, pictures }: SeededEvent): Promise<Map<string, number>> {
	if (demo.lecturers.length === 0) return new Map();
	const place = (list: string[], key: string) => (list.includes(key) ? list.indexOf(key) : null);
	const rows = await tx
		.insert(lecturer)
		.values(
			demo.lecturers.map((one) => ({
				eventId: id,
				position: place(demo.lecturerOrder, one.key),
				councilPosition: place(demo.councilOrder, one.key),
				title: one.title ?? null,
				firstName: one.firstName,
				lastName: one.lastName,
				jobPosition: one.jobPosition.pl,
				jobPositionEn: one.jobPosition.en,
				organization: one.organization,
				imageUrl: pictures.people.get(one.key)!,
				biography: plainToHtml(one.biography.pl),
				biographyEn: plainToHtml(one.biography.en),
				linkedinUrl: one.linkedinUrl ?? null,
				twitterUrl: one.twitterUrl ?? null,
				otherSocialMediaUrl: one.otherSocialMediaUrl ?? null,
				repositoryUrl: one.repositoryUrl ?? null,
				websiteUrl: one.websiteUrl ?? null,
			})),
		)
		.returning({ id: lecturer.id });
	return new Map(demo.lecturers.map((one, index) => [one.key, rows[index]!.id]));
}

async function addTracks(
	tx: Tx,
	{ id, demo, pictures }: SeededEvent,
	people: Map<string, number>,
): Promise<Map<string, number>> {
	if (demo.tracks.length === 0) return new Map();
	const rows = await tx
		.insert(track)
		.values(
			demo.tracks.map((one, position) => ({
				eventId: id,
				position,
				name: one.name.pl,
				nameEn: one.name.en,
				logoUrl: pictures.tracks.get(one.key)!,
				color: demo.theme.beams[position % demo.theme.beams.length]!,
			})),
		)
		.returning({ id: track.id });
	const ids = new Map(demo.tracks.map((one, index) => [one.key, rows[index]!.id]));
	const roles = demo.tracks.flatMap((one) =>
		(["chairman", "carer"] as const).flatMap((role) =>
			one[role === "chairman" ? "chairmans" : "carers"].map((key, position) => ({
				trackId: ids.get(one.key)!,
				lecturerId: people.get(key)!,
				role,
				position,
			})),
		),
	);
	if (roles.length > 0) await tx.insert(trackPerson).values(roles);
	return ids;
}

async function addCategories(tx: Tx, { id, demo }: SeededEvent): Promise<Map<string, number>> {
	const rows = await tx
		.insert(agendaCategory)
		.values(
			demo.categories.map((one, position) => ({
				eventId: id,
				position,
				name: one.name.pl,
				nameEn: one.name.en,
				icon: one.icon,
				isHourlySignificant: one.isHourlySignificant,
				isFake: one.isFake ?? false,
			})),
		)
		.returning({ id: agendaCategory.id });
	return new Map(demo.categories.map((one, index) => [one.key, rows[index]!.id]));
}

/** Writes categories, tracks and lectures with their people; gives the ids of the lectures in the order of the content. */
export async function addAgenda(
	tx: Tx,
	seeded: SeededEvent,
	moments: Moments,
	ids: { people: Map<string, number>; calendars: Map<string, number>; exhibitors: Map<string, number> },
): Promise<number[]> {
	const { demo } = seeded;
	const categories = await addCategories(tx, seeded);
	const tracks = await addTracks(tx, seeded, ids.people);
	const days = new Map(demo.calendars.map((one) => [one.code, moments.day(one.day)]));
	const rows = await tx
		.insert(lecture)
		.values(
			demo.lectures.map((one) => ({
				eventId: seeded.id,
				categoryId: categories.get(one.category)!,
				calendarId: ids.calendars.get(one.calendar)!,
				trackId: one.track === null ? null : tracks.get(one.track)!,
				exhibitorId: one.exhibitor ? (ids.exhibitors.get(one.exhibitor) ?? null) : null,
				subject: one.subject,
				language: one.language,
				...moments.span(days.get(one.calendar)!, one.start, one.end),
				place: one.place,
				difficultyLevel: one.difficultyLevel,
				isHot: one.isHot ?? false,
				shortDescription: one.shortDescription,
				description: one.description ? plainToHtml(one.description) : null,
				tags: one.tags,
				...inSecondLanguage(one),
				basicSeats: lectureSeats(demo, one)?.basicSeats ?? null,
				extendedSeats: lectureSeats(demo, one)?.extendedSeats ?? 0,
			})),
		)
		.returning({ id: lecture.id });
	await addTags(tx, seeded);
	const speakers = demo.lectures.flatMap((one, index) =>
		one.lecturers.map((key, position) => ({ lectureId: rows[index]!.id, lecturerId: ids.people.get(key)!, position })),
	);
	if (speakers.length > 0) await tx.insert(lectureLecturer).values(speakers);
	return rows.map((row) => row.id);
}

/** What a lecture says in the other language of the two. */
function inSecondLanguage({ language, second }: DemoLecture): Partial<typeof lecture.$inferInsert> {
	if (!second) return {};
	const { subject, shortDescription, description } = second;
	const html = description ? plainToHtml(description) : null;
	return language === "pl"
		? { subjectEn: subject, shortDescriptionEn: shortDescription, descriptionEn: html }
		: { subjectPl: subject, shortDescriptionPl: shortDescription, descriptionPl: html };
}

/** What the tags of an event's lectures are called in both languages; a name is the same in both. */
async function addTags(tx: Tx, { id, demo }: SeededEvent): Promise<void> {
	const names = [...new Set(demo.lectures.flatMap((one) => one.tags))];
	const rows = names.map((name) => {
		const both = tagNames.find((one) => one.pl === name || one.en === name);
		return { eventId: id, name, namePl: both?.pl ?? name, nameEn: both?.en ?? name };
	});
	if (rows.length > 0) await tx.insert(lectureTag).values(rows);
}
