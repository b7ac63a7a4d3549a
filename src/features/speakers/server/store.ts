import { and, asc, count, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { Param } from "../../../kit/db/prepare-queries.ts";
import { sanitizeHtml } from "../../../kit/html/sanitize.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { event } from "../../event/server/views.ts";
import type { Lecturer } from "../contract.ts";
import { lecturer } from "./tables.ts";

const wire = {
	objectId: lecturer.id,
	title: lecturer.title,
	firstName: lecturer.firstName,
	lastName: lecturer.lastName,
	jobPosition: lecturer.jobPosition,
	jobPositionEn: lecturer.jobPositionEn,
	organization: lecturer.organization,
	imageUrl: lecturer.imageUrl,
	biography: lecturer.biography,
	biographyEn: lecturer.biographyEn,
	linkedinUrl: lecturer.linkedinUrl,
	twitterUrl: lecturer.twitterUrl,
	otherSocialMediaUrl: lecturer.otherSocialMediaUrl,
	repositoryUrl: lecturer.repositoryUrl,
	websiteUrl: lecturer.websiteUrl,
};

/** Speakers in the organiser's order. */
export function speakersOf(db: Database, eventId: Param<number> | SQL) {
	return db
		.select(wire)
		.from(lecturer)
		.where(and(eq(lecturer.eventId, eventId), isNotNull(lecturer.position)))
		.orderBy(asc(lecturer.position), asc(lecturer.id));
}

export function firstSpeakersOf(db: Database, eventId: Param<number> | SQL, count: number) {
	return speakersOf(db, eventId).limit(count);
}

export function countOfSpeakers(db: Database, eventId: Param<number> | SQL) {
	return db
		.select({ count: count() })
		.from(lecturer)
		.where(and(eq(lecturer.eventId, eventId), isNotNull(lecturer.position)));
}

/** Council members in the organiser's order. */
export function councilOf(db: Database, eventId: Param<number> | SQL) {
	return db
		.select(wire)
		.from(lecturer)
		.where(and(eq(lecturer.eventId, eventId), isNotNull(lecturer.councilPosition)))
		.orderBy(asc(lecturer.councilPosition), asc(lecturer.id));
}

export function lecturerIdsOf(db: Database, eventIds: number[]): Promise<{ id: number; eventId: number }[]> {
	return db
		.select({ id: lecturer.id, eventId: lecturer.eventId })
		.from(lecturer)
		.where(inArray(lecturer.eventId, eventIds))
		.orderBy(asc(lecturer.id));
}

/** Throws 404 for an unknown lecturer. */
export async function existingLecturer(
	db: Database,
	id: number,
): Promise<{ person: Lecturer; eventCode: string; timeZone: string }> {
	const rows = await db
		.select({ person: wire, eventCode: event.code, timeZone: event.timeZone })
		.from(lecturer)
		.innerJoin(event, eq(event.id, lecturer.eventId))
		.where(eq(lecturer.id, id));
	if (!rows[0]) throw notFound({ pl: "Nie ma takiej osoby.", en: "There is no such person." });
	return rows[0];
}

/** Sanitises biographies. Returns the id. */
export async function addLecturer(tx: Tx, values: typeof lecturer.$inferInsert): Promise<number> {
	const rows = await tx
		.insert(lecturer)
		.values({
			...values,
			biography: values.biography && sanitizeHtml(values.biography),
			biographyEn: values.biographyEn && sanitizeHtml(values.biographyEn),
		})
		.returning({ id: lecturer.id });
	return oneRow(rows).id;
}
