import {
	type AnyPgColumn,
	bigint,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";
import type { DocumentContent, DocumentKind, Totals } from "../contract.ts";

/** A trigger in the migrations refuses changes, and removal before the law allows it (docs/decisions/0015). */
export const taxDocument = pgTable(
	"tax_document",
	{
		id: id(),
		kind: text("kind").$type<DocumentKind>().notNull(),
		year: integer("year").notNull(),
		/** The position in the series of a kind and year, from 1 without gaps. */
		sequence: integer("sequence").notNull(),
		number: text("number").notNull().unique(),
		/** "order:15". */
		subject: text("subject").notNull(),
		/** "refund:7" for a correction; usually empty. */
		cause: text("cause").notNull().default(""),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id),
		/** The invoice that a correction corrects. */
		correctsId: integer("corrects_id").references((): AnyPgColumn => taxDocument.id),
		issuedAt: instant("issued_at").notNull(),
		netGrosz: bigint("net_grosz", { mode: "number" }).notNull(),
		vatGrosz: bigint("vat_grosz", { mode: "number" }).notNull(),
		grossGrosz: bigint("gross_grosz", { mode: "number" }).notNull(),
		content: jsonb("content").$type<DocumentContent>().notNull(),
	},
	(t) => [
		uniqueIndex("tax_document_sequence").on(t.kind, t.year, t.sequence),
		uniqueIndex("tax_document_once").on(t.subject, t.kind, t.cause),
		index("tax_document_by_event").on(t.eventId, t.issuedAt),
		index("tax_document_by_corrected").on(t.correctsId),
	],
);

/** A transaction locks the row from its number to the commit. */
export const documentCounter = pgTable(
	"document_counter",
	{
		kind: text("kind").$type<DocumentKind>().notNull(),
		year: integer("year").notNull(),
		last: integer("last").notNull(),
	},
	(t) => [primaryKey({ columns: [t.kind, t.year] })],
);

/**
 * Entries of the VAT register for sales without an invoice, refunds and later invoices, per rate (docs/decisions/0036).
 * Past days never change; a later entry corrects them.
 */
export const uninvoicedSale = pgTable(
	"uninvoiced_sale",
	{
		id: id(),
		subject: text("subject").notNull(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id),
		/** The tax day: "2025-05-14". */
		day: text("day").notNull(),
		rates: jsonb("rates").$type<Totals["rates"]>().notNull(),
	},
	(t) => [index("uninvoiced_sale_by_subject").on(t.subject), index("uninvoiced_sale_by_day").on(t.day)],
);

/** The answer of KSeF: number, receipt and the address for the QR code. */
export const ksefAcceptance = pgTable("ksef_acceptance", {
	documentId: integer("document_id")
		.primaryKey()
		.references(() => taxDocument.id, { onDelete: "cascade" }),
	ksefNumber: text("ksef_number").notNull().unique(),
	acceptedAt: instant("accepted_at").notNull(),
	verificationUrl: text("verification_url").notNull(),
	/** The receipt (UPO) in XML. */
	receipt: text("receipt"),
});
