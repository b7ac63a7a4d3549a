import { and, asc, desc, eq, gt, lte } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { Param, Rows } from "../../../kit/db/prepare-queries.ts";
import { sanitizeHtml } from "../../../kit/html/sanitize.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { news } from "./tables.ts";

const newsColumns = {
	id: news.id,
	eventId: news.eventId,
	title: news.title,
	titleEn: news.titleEn,
	description: news.description,
	tags: news.tags,
	descriptionEn: news.descriptionEn,
	imageFilename: news.imageFilename,
	isHighlighted: news.isHighlighted,
	publicationDate: news.publicationDate,
};

export type NewsRecord = {
	id: number;
	eventId: number;
	title: string;
	titleEn: string | null;
	description: string;
	descriptionEn: string | null;
	imageFilename: string | null;
	isHighlighted: boolean;
	publicationDate: Date;
	tags: string[];
};

/** News published by `now`, highlighted first, then newest. */
export function newsOf(db: Database, eventId: Param<number>, now: Param<Date>): Rows<NewsRecord> {
	return db
		.select(newsColumns)
		.from(news)
		.where(and(eq(news.eventId, eventId), lte(news.publicationDate, now)))
		.orderBy(desc(news.isHighlighted), desc(news.publicationDate), desc(news.id));
}

/** When the event's next item after `now` is published, or undefined. */
export async function nextNewsAt(db: Database, eventId: number, now: Date): Promise<Date | undefined> {
	return (await waitingNewsOf(db, eventId, now))[0]?.at;
}

/** Returns no row if nothing is scheduled. */
export function waitingNewsOf(db: Database, eventId: Param<number>, now: Param<Date>) {
	return db
		.select({ at: news.publicationDate })
		.from(news)
		.where(and(eq(news.eventId, eventId), gt(news.publicationDate, now)))
		.orderBy(asc(news.publicationDate))
		.limit(1);
}

/** Throws 404 for unknown and unpublished items. */
export async function existingNews(db: Database, eventId: number, id: number, now: Date): Promise<NewsRecord> {
	const rows = await db
		.select(newsColumns)
		.from(news)
		.where(and(eq(news.id, id), eq(news.eventId, eventId), lte(news.publicationDate, now)));
	if (!rows[0]) throw notFound({ pl: "Nie ma takiej wiadomości.", en: "There is no such news item." });
	return rows[0];
}

export function newsMomentsOf(db: Database, eventId: number): Promise<{ id: number; from: Date }[]> {
	return db
		.select({ id: news.id, from: news.publicationDate })
		.from(news)
		.where(eq(news.eventId, eventId))
		.orderBy(asc(news.id));
}

/** Sanitises descriptions. Returns the id. */
export async function addNews(tx: Tx, values: typeof news.$inferInsert): Promise<number> {
	const rows = await tx
		.insert(news)
		.values({
			...values,
			description: sanitizeHtml(values.description),
			descriptionEn: values.descriptionEn && sanitizeHtml(values.descriptionEn),
		})
		.returning({ id: news.id });
	return oneRow(rows).id;
}
