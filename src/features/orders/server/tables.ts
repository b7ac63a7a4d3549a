import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { wordsColumn } from "../../../kit/db/words.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import { packageOption } from "../../options/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import type { Payer } from "../payer.ts";
import type { LineKind, OrderStatus, PaymentMethod } from "../rules.ts";

/** An order at the prices of its placing, in grosz. */
export const salesOrder = pgTable(
	"sales_order",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id),
		accountId: text("account_id").references(() => account.id, { onDelete: "set null" }),
		number: text("number").notNull().unique(),
		/** SHA-256 of the secret. */
		secretHash: text("secret_hash").notNull().unique(),
		status: text("status").$type<OrderStatus>().notNull(),
		method: text("method").$type<PaymentMethod>().notNull(),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		payer: jsonb("payer").$type<Payer>().notNull(),
		currency: text("currency").notNull().default("PLN"),
		netGrosz: integer("net_grosz").notNull(),
		vatGrosz: integer("vat_grosz").notNull(),
		grossGrosz: integer("gross_grosz").notNull(),
		/** Payments less refunds. */
		paidGrosz: integer("paid_grosz").notNull().default(0),
		/** The part of the payments that is refunded. */
		refundedGrosz: integer("refunded_grosz").notNull().default(0),
		createdAt: instant("created_at").notNull(),
		holdsUntil: instant("holds_until"),
		/** The due day of an accepted deferred order: "2025-05-14". */
		dueOn: text("due_on"),
		/** An organiser placed it, and chose its deadline. Its e-mails and documents do not wait for the buyer's address. */
		isByOrganiser: boolean("is_by_organiser").notNull().default(false),
		/** How many reminders were sent (`noticeOf`). */
		notices: integer("notices").notNull().default(0),
		confirmedAt: instant("confirmed_at"),
		endedAt: instant("ended_at"),
		words: wordsColumn("words", sql`number || ' ' || (payer->>'name') || ' ' || (payer->>'nip')`),
	},
	(t) => [
		index("sales_order_overdue").on(t.holdsUntil).where(sql`status = 'reserved'`),
		// for an event's newest orders, and for all orders
		index("sales_order_by_event").on(t.eventId, t.id),
		index("sales_order_by_gross").on(t.eventId, t.grossGrosz, t.id),
		index("sales_order_by_words").using("gin", t.words).with({ fastupdate: false }),
		index("sales_order_by_account").on(t.accountId),
		index("sales_order_deferred").on(t.eventId).where(sql`method = 'deferred' and status = 'confirmed'`),
		check("sales_order_gross", sql`${t.netGrosz} + ${t.vatGrosz} = ${t.grossGrosz}`),
		check("sales_order_paid", sql`${t.paidGrosz} >= 0 and ${t.paidGrosz} + ${t.refundedGrosz} <= ${t.grossGrosz}`),
	],
);

export const orderLine = pgTable(
	"order_line",
	{
		id: id(),
		orderId: integer("order_id")
			.notNull()
			.references(() => salesOrder.id, { onDelete: "cascade" }),
		position: integer("position").notNull(),
		kind: text("kind").$type<LineKind>().notNull(),
		packageId: integer("package_id").references(() => ticketPackage.id),
		optionId: integer("option_id").references(() => packageOption.id),
		name: text("name").notNull(),
		nameEn: text("name_en"),
		quantity: integer("quantity").notNull(),
		refundedQuantity: integer("refunded_quantity").notNull().default(0),
		/** The discount on the remaining pieces, with VAT. */
		reducedGrosz: integer("reduced_grosz").notNull().default(0),
		/** List price of a piece, then its price after the code. */
		listNetGrosz: integer("list_net_grosz").notNull(),
		unitNetGrosz: integer("unit_net_grosz").notNull(),
		/** Percent. */
		vatRate: integer("vat_rate").notNull(),
		/** If true, the rate is 0 and documents say "np". */
		isReverseCharged: boolean("is_reverse_charged").notNull().default(false),
		netGrosz: integer("net_grosz").notNull(),
		vatGrosz: integer("vat_grosz").notNull(),
		grossGrosz: integer("gross_grosz").notNull(),
	},
	(t) => [
		uniqueIndex("order_line_position").on(t.orderId, t.position),
		// for teams by their codes
		index("order_line_of_teams").on(t.id, t.orderId).where(sql`kind = 'team'`),
		check("order_line_quantity", sql`${t.quantity} > 0`),
		check("order_line_refunded", sql`${t.refundedQuantity} between 0 and ${t.quantity}`),
		check("order_line_reduced", sql`${t.reducedGrosz} between 0 and ${t.grossGrosz}`),
		check("order_line_net", sql`${t.netGrosz} = ${t.quantity} * ${t.unitNetGrosz}`),
	],
);
