import { asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { rowsInto } from "../../../kit/db/rows-into.ts";
import type { NewLetter } from "../../../kit/mail/store.ts";
import { letter } from "../../../kit/mail/tables.ts";
import { enquiry } from "./tables.ts";

export type EnquiryFacts = typeof enquiry.$inferSelect;
export type NewEnquiry = Omit<typeof enquiry.$inferInsert, "id">;

/**
 * Adds enquiries with the letter about each, those whose key is known already left out, in one statement and therefore
 * all or none. The keys of one call differ. Gives the keys of the added ones.
 */
export async function addEnquiries(
	db: Database,
	told: { enquiry: NewEnquiry; letter: NewLetter }[],
): Promise<Set<string>> {
	if (told.length === 0) return new Set();
	const enquiries = told.map((one) => one.enquiry);
	const letters = told.map(({ letter: { attachments: _none, ...row } }) => row);
	const keys = sql.param(enquiries.map((one) => one.requestKey));
	const { rows } = await db.execute<{ request_key: string }>(sql`
		with added as (
			${rowsInto(enquiry, enquiries)} on conflict (request_key) do nothing returning request_key
		), told as (
			${rowsInto(letter, letters)} with ordinality
			where (${keys}::text[])[ordinality] in (select request_key from added)
		)
		select request_key from added`);
	return new Set(rows.map((row) => row.request_key));
}

/** What the enquiries with these keys stand for. */
export async function bodyHashes(db: Database, requestKeys: string[]): Promise<Map<string, string>> {
	if (requestKeys.length === 0) return new Map();
	const rows = await db
		.select({ requestKey: enquiry.requestKey, bodyHash: enquiry.bodyHash })
		.from(enquiry)
		.where(inArray(enquiry.requestKey, requestKeys));
	return new Map(rows.map((row) => [row.requestKey, row.bodyHash]));
}

/** The enquiries of an event, oldest first. */
export function enquiriesOf(db: Database, eventId: number): Promise<EnquiryFacts[]> {
	return db.select().from(enquiry).where(eq(enquiry.eventId, eventId)).orderBy(asc(enquiry.createdAt), asc(enquiry.id));
}

/** Forgets enquiries that were made before a moment. Gives how many. */
export async function forgetEnquiries(db: Database, before: Date): Promise<number> {
	const rows = await db.delete(enquiry).where(lt(enquiry.createdAt, before)).returning({ id: enquiry.id });
	return rows.length;
}
