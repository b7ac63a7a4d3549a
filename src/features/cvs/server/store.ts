import { and, desc, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { event } from "../../event/server/views.ts";
import type { CvForm, CvKind } from "../contract.ts";
import { cvFetch, cvFile, cvForm } from "./tables.ts";

export type CvFileRecord = { file: string; name: string; kind: CvKind; size: number; uploadedAt: Date };

const FILE = {
	file: cvFile.file,
	name: cvFile.name,
	kind: cvFile.kind,
	size: cvFile.size,
	uploadedAt: cvFile.uploadedAt,
};

export async function cvFileOf(db: Database, accountId: string): Promise<CvFileRecord | undefined> {
	const [row] = await db.select(FILE).from(cvFile).where(eq(cvFile.accountId, accountId));
	return row;
}

/** Null removes the file. Returns the previous one. */
export async function exchangeCvFile(
	tx: Tx,
	accountId: string,
	record: CvFileRecord | null,
): Promise<CvFileRecord | undefined> {
	const own = eq(cvFile.accountId, accountId);
	const [before] = await tx.select(FILE).from(cvFile).where(own).for("update");
	if (record) {
		const inserted = tx.insert(cvFile).values({ accountId, ...record });
		await inserted.onConflictDoUpdate({ target: cvFile.accountId, set: record });
	} else await tx.delete(cvFile).where(own);
	return before;
}

/** Returns the names that belong to a CV. */
export async function existingCvs(db: Database, names: string[]): Promise<Set<string>> {
	if (names.length === 0) return new Set();
	const rows = await db.select({ file: cvFile.file }).from(cvFile).where(inArray(cvFile.file, names));
	return new Set(rows.map(({ file }) => file));
}

export async function cvFormOf(db: Database, accountId: string): Promise<{ form: CvForm; savedAt: Date } | undefined> {
	const { form, savedAt } = cvForm;
	const [row] = await db.select({ form, savedAt }).from(cvForm).where(eq(cvForm.accountId, accountId));
	return row;
}

export type CvAtHand = {
	accountId: string;
	firstName: string;
	lastName: string;
	form: CvForm | null;
	file: Pick<CvFileRecord, "kind" | "size"> | null;
};

export function cvsOf(db: Database, accountIds: string[]): Promise<CvAtHand[]> {
	const { id, firstName, lastName } = account;
	return db
		.select({
			accountId: id,
			firstName,
			lastName,
			form: cvForm.form,
			file: { kind: cvFile.kind, size: cvFile.size },
		})
		.from(account)
		.leftJoin(cvFile, eq(cvFile.accountId, id))
		.leftJoin(cvForm, eq(cvForm.accountId, id))
		.where(and(inArray(id, accountIds), or(isNotNull(cvFile.accountId), isNotNull(cvForm.accountId))));
}

export async function storeCvForm(db: Database, accountId: string, form: CvForm, savedAt: Date): Promise<void> {
	const inserted = db.insert(cvForm).values({ accountId, form, savedAt });
	await inserted.onConflictDoUpdate({ target: cvForm.accountId, set: { form, savedAt } });
}

type NewFetch = {
	accountId: string;
	eventId: number;
	exhibitorId: number;
	exhibitorName: string;
	what: "file" | "form";
	fetchedBy: string;
	fetchedAt: Date;
};

export async function addFetch(tx: Tx, fetched: NewFetch): Promise<void> {
	await tx.insert(cvFetch).values(fetched);
}

/** Newest first. */
export function fetchesOf(db: Database, accountId: string, limit = 200) {
	const { exhibitorName, what, fetchedAt } = cvFetch;
	return db
		.select({
			exhibitorName,
			what,
			fetchedAt,
			eventName: event.name,
			eventNameEn: event.nameEn,
			timeZone: event.timeZone,
		})
		.from(cvFetch)
		.leftJoin(event, eq(event.id, cvFetch.eventId))
		.where(eq(cvFetch.accountId, accountId))
		.orderBy(desc(cvFetch.id))
		.limit(limit);
}

/** An exhibitor's last fetch of each person's CV, by account. */
export async function lastFetchesBy(db: Database, exhibitorId: number): Promise<Map<string, Date>> {
	const { accountId, fetchedAt, id } = cvFetch;
	const rows = await db
		.selectDistinctOn([accountId], { accountId, fetchedAt })
		.from(cvFetch)
		.where(eq(cvFetch.exhibitorId, exhibitorId))
		.orderBy(accountId, desc(id));
	return new Map(rows.map((row) => [row.accountId, row.fetchedAt]));
}

/** A person's fetches for exhibitors, without the owners of the CVs. */
export function fetchedByStaff(db: Database, accountId: string) {
	const { exhibitorName, what, fetchedAt } = cvFetch;
	return db
		.select({ exhibitorName, what, fetchedAt })
		.from(cvFetch)
		.where(eq(cvFetch.fetchedBy, accountId))
		.orderBy(desc(cvFetch.id));
}
