import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { DocumentContent, DocumentKind, KsefAcceptance, TaxDocument } from "../contract.ts";
import { documentCounter, ksefAcceptance, taxDocument } from "./tables.ts";

const documentColumns = {
	id: taxDocument.id,
	subject: taxDocument.subject,
	eventId: taxDocument.eventId,
	issuedAt: taxDocument.issuedAt,
	content: taxDocument.content,
};

type Row = {
	id: number;
	year: number;
	sequence: number;
	subject: string;
	eventId: number;
	correctsId: number | null;
	issuedAt: Date;
	content: DocumentContent;
};

/** `giveBack` returns an unused number. */
export type NumberSeries = {
	next(tx: Tx, kind: DocumentKind, year: number): Promise<number>;
	giveBack(tx: Tx, kind: DocumentKind, year: number): Promise<void>;
};

/** Each occasion has at most one document. */
export type Occasion = { subject: string; kind: DocumentKind; cause: string };

function documentOf({ id, subject, eventId, issuedAt, content }: Pick<Row, keyof typeof documentColumns>): TaxDocument {
	return { ...content, objectId: id, subject, eventId, issuedAt: issuedAt.toISOString() };
}

/**
 * One statement raises the counter of a series and year and locks it until the commit, so that numbers have neither
 * gaps nor duplicates. A rollback returns the number. Take it last.
 */
export const counterNumbering: NumberSeries = {
	async next(tx, kind, year) {
		const rows = await tx
			.insert(documentCounter)
			.values({ kind, year, last: 1 })
			.onConflictDoUpdate({
				target: [documentCounter.kind, documentCounter.year],
				set: { last: sql`${documentCounter.last} + 1` },
			})
			.returning({ last: documentCounter.last });
		return oneRow(rows).last;
	},
	async giveBack(tx, kind, year) {
		await tx
			.update(documentCounter)
			.set({ last: sql`${documentCounter.last} - 1` })
			.where(and(eq(documentCounter.kind, kind), eq(documentCounter.year, year)));
	},
};

/** Returns undefined if the occasion has a document. */
export async function addDocument(
	tx: Tx,
	occasion: Occasion,
	values: Pick<Row, "year" | "sequence" | "eventId" | "correctsId" | "issuedAt" | "content">,
): Promise<TaxDocument | undefined> {
	const { number, totals } = values.content;
	const { netGrosz, vatGrosz, grossGrosz } = totals;
	const rows = await tx
		.insert(taxDocument)
		.values({ ...occasion, ...values, number, netGrosz, vatGrosz, grossGrosz })
		.onConflictDoNothing({ target: [taxDocument.subject, taxDocument.kind, taxDocument.cause] })
		.returning(documentColumns);
	return rows[0] && documentOf(rows[0]);
}

export async function findDocument(db: Database, { subject, kind, cause }: Occasion): Promise<TaxDocument | undefined> {
	const rows = await db
		.select(documentColumns)
		.from(taxDocument)
		.where(and(eq(taxDocument.subject, subject), eq(taxDocument.kind, kind), eq(taxDocument.cause, cause)));
	return rows[0] && documentOf(rows[0]);
}

export async function documentById(db: Database, id: number): Promise<TaxDocument | undefined> {
	const rows = await db.select(documentColumns).from(taxDocument).where(eq(taxDocument.id, id));
	return rows[0] && documentOf(rows[0]);
}

export async function documentByNumber(db: Database, number: string): Promise<TaxDocument | undefined> {
	const rows = await db.select(documentColumns).from(taxDocument).where(eq(taxDocument.number, number));
	return rows[0] && documentOf(rows[0]);
}

export async function documentsOf(db: Database, subject: string): Promise<TaxDocument[]> {
	const rows = await db
		.select(documentColumns)
		.from(taxDocument)
		.where(eq(taxDocument.subject, subject))
		.orderBy(asc(taxDocument.id));
	return rows.map(documentOf);
}

/** `month` is "2025-05"; in order of issue. */
export async function documentsIssuedIn(db: Database, month: string): Promise<TaxDocument[]> {
	const rows = await db
		.select(documentColumns)
		.from(taxDocument)
		.where(sql`${taxDocument.content}->>'issueDate' like ${`${month}-%`}`)
		.orderBy(asc(taxDocument.id));
	return rows.map(documentOf);
}

/** `latest` is the content of the last correction, or the invoice's own. */
export type LockedInvoice = { invoice: TaxDocument; latest: DocumentContent };

/**
 * Locks an invoice until the commit and returns it with its last correction: two concurrent corrections would start
 * from the same state. Undefined if unknown.
 */
export async function lockInvoice(tx: Tx, id: number): Promise<LockedInvoice | undefined> {
	const rows = await tx
		.select(documentColumns)
		.from(taxDocument)
		.where(and(eq(taxDocument.id, id), eq(taxDocument.kind, "invoice")))
		.for("update");
	if (!rows[0]) return undefined;
	const corrections = await tx
		.select(documentColumns)
		.from(taxDocument)
		.where(eq(taxDocument.correctsId, id))
		.orderBy(desc(taxDocument.id))
		.limit(1);
	return { invoice: documentOf(rows[0]), latest: corrections[0]?.content ?? rows[0].content };
}

/** Undefined before KSeF has accepted it. */
export async function ksefAcceptanceOf(db: Database, documentId: number): Promise<KsefAcceptance | undefined> {
	const rows = await db
		.select({
			ksefNumber: ksefAcceptance.ksefNumber,
			acceptedAt: ksefAcceptance.acceptedAt,
			verificationUrl: ksefAcceptance.verificationUrl,
		})
		.from(ksefAcceptance)
		.where(eq(ksefAcceptance.documentId, documentId));
	if (!rows[0]) return undefined;
	const { ksefNumber, acceptedAt, verificationUrl } = rows[0];
	return { ksefNumber, acceptedAt: acceptedAt.toISOString(), verificationUrl };
}
