import { asc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { rowsInto } from "../../../kit/db/rows-into.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { NewEmail } from "../../../kit/mail/store.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { event } from "../../event/server/views.ts";
import type { EnquiryField } from "../enquiry-form.ts";
import { enquiry } from "./tables.ts";

const fieldColumns = {
	name: enquiry.name,
	companyName: enquiry.companyName,
	email: enquiry.email,
	phoneNo: enquiry.phoneNo,
} satisfies Record<EnquiryField, PgColumn>;

const enquiryColumns = {
	eventId: enquiry.eventId,
	...fieldColumns,
	lang: enquiry.lang,
	createdAt: enquiry.createdAt,
	modalType: enquiry.modalType,
};

export type EnquiryRecord = {
	eventId: number;
	modalType: 0 | 1 | 2;
	name: string;
	email: string;
	companyName: string | null;
	phoneNo: string | null;
	lang: Lang;
	createdAt: Date;
};
export type NewEnquiry = {
	eventId: number;
	modalType: 0 | 1 | 2;
	name: string;
	email: string;
	companyName?: string | null | undefined;
	phoneNo?: string | null | undefined;
	lang: Lang;
	requestKey: string;
	bodyHash: string;
	createdAt: Date;
	notifiedAt?: Date | null | undefined;
};

/** Adds all enquiries with new keys and their e-mails, or none. Keys in a call must differ. Returns the added keys. */
export async function addEnquiries(
	db: Database,
	added: { enquiry: NewEnquiry; message: NewEmail | undefined }[],
): Promise<Set<string>> {
	if (added.length === 0) return new Set();
	const inserted = sql`${rowsInto(
		enquiry,
		added.map((one) => one.enquiry),
	)} on conflict (request_key) do nothing returning request_key`;
	const { rows } = await db.execute<{ request_key: string }>(
		sql`with added as (${inserted})${emailsOfAdded(added)} select request_key from added`,
	);
	return new Set(rows.map((row) => row.request_key));
}

function emailsOfAdded(added: { enquiry: NewEnquiry; message: NewEmail | undefined }[]): SQL {
	const values = added.flatMap(({ enquiry: { requestKey }, message: one }) =>
		one ? [{ requestKey, message: one }] : [],
	);
	if (values.length === 0) return sql``;
	const emails = values.map(({ message: { attachments: _none, ...row } }) => row);
	const keys = sql.param(values.map((one) => one.requestKey));
	return sql`, told as (
		${rowsInto(emailMessage, emails)} with ordinality
		where (${keys}::text[])[ordinality] in (select request_key from added)
	)`;
}

export type UnnotifiedCount = Pick<EnquiryRecord, "eventId" | "modalType"> & { count: number };

/** Marks enquiries as e-mailed and returns their numbers. */
export async function claimUnnotified(tx: Tx, now: Date): Promise<UnnotifiedCount[]> {
	const rows = await tx
		.update(enquiry)
		.set({ notifiedAt: now })
		.where(isNull(enquiry.notifiedAt))
		.returning({ eventId: enquiry.eventId, modalType: enquiry.modalType });
	const byKind = Map.groupBy(rows, ({ eventId, modalType }) => `${eventId} ${modalType}`);
	return [...byKind.values()].map((group) => ({ ...oneRow(group), count: group.length }));
}

export async function bodyHashes(db: Database, requestKeys: string[]): Promise<Map<string, string>> {
	if (requestKeys.length === 0) return new Map();
	const rows = await db
		.select({ requestKey: enquiry.requestKey, bodyHash: enquiry.bodyHash })
		.from(enquiry)
		.where(inArray(enquiry.requestKey, requestKeys));
	return new Map(rows.map((row) => [row.requestKey, row.bodyHash]));
}

/** Oldest first. */
export function enquiriesOf(db: Database, eventId: number): Promise<EnquiryRecord[]> {
	return db
		.select(enquiryColumns)
		.from(enquiry)
		.where(eq(enquiry.eventId, eventId))
		.orderBy(asc(enquiry.createdAt), asc(enquiry.id));
}

/** Returns the number of deleted enquiries. */
export async function forgetEnquiries(db: Database, before: Date): Promise<number> {
	const rows = await db.delete(enquiry).where(lt(enquiry.createdAt, before)).returning({ id: enquiry.id });
	return rows.length;
}

export async function forgetEnquiriesFrom(tx: Tx, email: string): Promise<void> {
	await tx.delete(enquiry).where(eq(enquiry.email, email));
}

export function enquiriesFrom(db: Database, email: string) {
	const { email: _, ...exported } = fieldColumns;
	const { modalType, lang, createdAt } = enquiry;
	return db
		.select({ eventCode: event.code, modalType, ...exported, lang, createdAt })
		.from(enquiry)
		.innerJoin(event, eq(event.id, enquiry.eventId))
		.where(eq(enquiry.email, email))
		.orderBy(asc(enquiry.id));
}
