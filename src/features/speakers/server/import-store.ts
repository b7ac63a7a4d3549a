import { and, eq, inArray, isNotNull, max, sql } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";
import { idsByKey, inChunks } from "../../../kit/db/keyed-rows.ts";
import { lecturer } from "./tables.ts";

/** A lecturer of a file. `key` identifies the person, `hash` the content in the source. */
export type ImportedLecturer = {
	key: string;
	hash: string;
	title: string | null;
	firstName: string;
	lastName: string;
	jobPosition: string;
	biography: string | null;
	linkedinUrl: string | null;
	twitterUrl: string | null;
	otherSocialMediaUrl: string | null;
	repositoryUrl: string | null;
	websiteUrl: string | null;
};

/** Columns that follow the file. Order and council are the organiser's. */
const CHANGE = {
	sourceHash: sql`excluded.source_hash`,
	title: sql`excluded.title`,
	firstName: sql`excluded.first_name`,
	lastName: sql`excluded.last_name`,
	jobPosition: sql`excluded.job_position`,
	biography: sql`excluded.biography`,
	linkedinUrl: sql`excluded.linkedin_url`,
	twitterUrl: sql`excluded.twitter_url`,
	otherSocialMediaUrl: sql`excluded.other_social_media_url`,
	repositoryUrl: sql`excluded.repository_url`,
	websiteUrl: sql`excluded.website_url`,
};

/** Writes new and changed lecturers, new ones last. Returns their ids by key. */
export async function writeLecturers(
	tx: Tx,
	eventId: number,
	lecturers: ImportedLecturer[],
): Promise<Map<string, number>> {
	const [last] = await tx
		.select({ position: max(lecturer.position) })
		.from(lecturer)
		.where(eq(lecturer.eventId, eventId));
	let position = last?.position ?? 0;
	const ids = new Map<string, number>();
	await inChunks(lecturers, async (chunk) => {
		const values = chunk.map(({ key, hash, ...rest }) => ({
			...rest,
			eventId,
			position: ++position,
			sourceKey: key,
			sourceHash: hash,
		}));
		const rows = await tx
			.insert(lecturer)
			.values(values)
			.onConflictDoUpdate({ target: [lecturer.eventId, lecturer.sourceKey], set: CHANGE })
			.returning({ id: lecturer.id, key: lecturer.sourceKey });
		for (const [key, id] of idsByKey(rows)) ids.set(key, id);
	});
	return ids;
}

/** Removes imported lecturers, never the organiser's. */
export async function removeLecturers(tx: Tx, ids: number[]): Promise<void> {
	const isImported = isNotNull(lecturer.sourceKey);
	await inChunks(ids, (chunk) => tx.delete(lecturer).where(and(inArray(lecturer.id, chunk), isImported)));
}
