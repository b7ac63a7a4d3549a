import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";

/** `code` is in upper case. */
export const ticketCode = pgTable(
	"ticket_code",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		code: text("code").notNull(),
		kind: text("kind").$type<"discount" | "invitation">().notNull(),
		/** 100 for an invitation. */
		percent: integer("percent").notNull(),
		validFrom: instant("valid_from"),
		validUntil: instant("valid_until"),
		/** Null for unlimited. */
		useLimit: integer("use_limit"),
		/** A counter that one statement changes; the rows of `ticket_code_use` are the facts. */
		used: integer("used").notNull().default(0),
		createdAt: instant("created_at").notNull(),
		/** The line of a team's order that paid for the code and its ticket. Orders make sure that the line exists. */
		orderLineId: integer("order_line_id"),
		/** The time when its ticket was cancelled or another code replaced it. */
		revokedAt: instant("revoked_at"),
		/** The recipient that the owner chose. */
		sentTo: text("sent_to"),
		sentAt: instant("sent_at"),
		/** Counts e-mails with the code. */
		sentCount: integer("sent_count").notNull().default(0),
	},
	(t) => [
		index("ticket_code_by_line").on(t.orderLineId),
		uniqueIndex("ticket_code_once").on(t.eventId, t.code),
		// for beginnings of codes, in any collation
		index("ticket_code_by_beginning").on(t.eventId, t.code.op("text_pattern_ops")),
		check("ticket_code_percent", sql`${t.percent} between 1 and 100`),
		check("ticket_code_used", sql`${t.used} >= 0 and (${t.useLimit} is null or ${t.used} <= ${t.useLimit})`),
	],
);

/** A code without rows is valid for all packages. */
export const ticketCodePackage = pgTable(
	"ticket_code_package",
	{
		codeId: integer("code_id")
			.notNull()
			.references(() => ticketCode.id, { onDelete: "cascade" }),
		packageId: integer("package_id")
			.notNull()
			.references(() => ticketPackage.id, { onDelete: "cascade" }),
	},
	(t) => [primaryKey({ columns: [t.codeId, t.packageId] })],
);

/** `subject` is the purpose: `registration:7`. */
export const ticketCodeUse = pgTable(
	"ticket_code_use",
	{
		id: id(),
		codeId: integer("code_id")
			.notNull()
			.references(() => ticketCode.id, { onDelete: "cascade" }),
		subject: text("subject").notNull(),
		/** The number of tickets. */
		count: integer("count").notNull().default(1),
		usedAt: instant("used_at").notNull(),
		releasedAt: instant("released_at"),
	},
	(t) => [
		index("ticket_code_use_by_code").on(t.codeId),
		uniqueIndex("ticket_code_use_once").on(t.subject).where(sql`released_at is null`),
	],
);
