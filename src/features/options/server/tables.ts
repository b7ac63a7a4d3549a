import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import type { DeliveryAddress, OptionKind } from "../contract.ts";

export const packageOption = pgTable(
	"package_option",
	{
		id: id(),
		packageId: integer("package_id")
			.notNull()
			.references(() => ticketPackage.id, { onDelete: "cascade" }),
		kind: text("kind").$type<OptionKind>().notNull(),
		/** The price per piece; 0 is free. */
		netGrosz: integer("net_grosz").notNull(),
		/** Percent. */
		vatRate: integer("vat_rate").notNull().default(23),
		/** Null is unlimited. */
		capacity: integer("capacity"),
		/** Sizes and the like. */
		choices: jsonb("choices").$type<string[]>().notNull().default([]),
		/** Choices that are missing here have no limit of their own. */
		choiceLimits: jsonb("choice_limits").$type<Record<string, number>>().notNull().default({}),
		/** Since then nobody can take it; taken pieces stay. */
		closedAt: instant("closed_at"),
	},
	(t) => [
		uniqueIndex("package_option_kind").on(t.packageId, t.kind),
		check("package_option_net", sql`${t.netGrosz} >= 0`),
		check("package_option_capacity", sql`${t.capacity} >= 0`),
	],
);

/** One row per option. One statement updates it. */
export const optionStock = pgTable(
	"option_stock",
	{
		optionId: integer("option_id")
			.primaryKey()
			.references(() => packageOption.id, { onDelete: "cascade" }),
		taken: integer("taken").notNull(),
	},
	(t) => [check("option_stock_taken", sql`${t.taken} >= 0`)],
);

/** One statement updates it, after the option's row. */
export const optionChoiceStock = pgTable(
	"option_choice_stock",
	{
		optionId: integer("option_id")
			.notNull()
			.references(() => packageOption.id, { onDelete: "cascade" }),
		choice: text("choice").notNull(),
		taken: integer("taken").notNull(),
	},
	(t) => [primaryKey({ columns: [t.optionId, t.choice] }), check("option_choice_stock_taken", sql`${t.taken} >= 0`)],
);

/** `subject` names its purpose, such as `registration:7`. */
export const optionChoice = pgTable(
	"option_choice",
	{
		id: id(),
		optionId: integer("option_id")
			.notNull()
			.references(() => packageOption.id, { onDelete: "cascade" }),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		subject: text("subject").notNull(),
		/**
		 * The order that ends it with itself; null if it came with the subject. No foreign key, because orders are a higher
		 * feature.
		 */
		orderId: integer("order_id"),
		choice: text("choice"),
		delivery: jsonb("delivery").$type<DeliveryAddress>(),
		takenAt: instant("taken_at").notNull(),
		releasedAt: instant("released_at"),
	},
	(t) => [
		index("option_choice_by_option").on(t.optionId),
		index("option_choice_by_account").on(t.accountId),
		index("option_choice_by_subject").on(t.subject),
		index("option_choice_by_order").on(t.orderId),
		uniqueIndex("option_choice_once").on(t.optionId, t.subject).where(sql`released_at is null`),
	],
);
