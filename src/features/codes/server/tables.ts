import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";

/** In upper case. */
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
		/** Null is unlimited. */
		useLimit: integer("use_limit"),
		/** A counter changed in one statement; `ticket_code_use` holds the facts. */
		used: integer("used").notNull().default(0),
		createdAt: instant("created_at").notNull(),
		/** The team order's line that paid for it, and with it a ticket. Orders ensure that the line exists. */
		orderLineId: integer("order_line_id"),
		/** Revoked since: its ticket was cancelled, or another code replaced it. */
		revokedAt: instant("revoked_at"),
		/** Chosen by its owner. */
		sentTo: text("sent_to"),
		sentAt: instant("sent_at"),
		/** The number of e-mails with it. */
		sentCount: integer("sent_count").notNull().default(0),
	},
	(t) => [
		index("ticket_code_by_line").on(t.orderLineId),
		uniqueIndex("ticket_code_once").on(t.eventId, t.code),
		check("ticket_code_percent", sql`${t.percent} between 1 and 100`),
		check("ticket_code_used", sql`${t.used} >= 0 and (${t.useLimit} is null or ${t.used} <= ${t.useLimit})`),
	],
);

/** No row means all. */
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

/** `subject` names the purpose: `registration:7`. */
export const ticketCodeUse = pgTable(
	"ticket_code_use",
	{
		id: id(),
		codeId: integer("code_id")
			.notNull()
			.references(() => ticketCode.id, { onDelete: "cascade" }),
		subject: text("subject").notNull(),
		/** Tickets. */
		count: integer("count").notNull().default(1),
		usedAt: instant("used_at").notNull(),
		releasedAt: instant("released_at"),
	},
	(t) => [
		index("ticket_code_use_by_code").on(t.codeId),
		uniqueIndex("ticket_code_use_once").on(t.subject).where(sql`released_at is null`),
	],
);
