import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import type { DeliveryAddress, OptionKind } from "../contract.ts";

/** What can be added to a package, one piece per person. */
export const packageOption = pgTable(
	"package_option",
	{
		id: id(),
		packageId: integer("package_id")
			.notNull()
			.references(() => ticketPackage.id, { onDelete: "cascade" }),
		kind: text("kind").$type<OptionKind>().notNull(),
		/** Of a piece; 0 is free. */
		netGrosz: integer("net_grosz").notNull(),
		/** Percent. */
		vatRate: integer("vat_rate").notNull().default(23),
		/** Null is unlimited. */
		capacity: integer("capacity"),
		/** Among which one is to be chosen: sizes. */
		choices: jsonb("choices").$type<string[]>().notNull().default([]),
		/** How many there are of a choice, by its name; one that is not named has no limit of its own. */
		choiceLimits: jsonb("choice_limits").$type<Record<string, number>>().notNull().default({}),
	},
	(t) => [
		uniqueIndex("package_option_kind").on(t.packageId, t.kind),
		check("package_option_net", sql`${t.netGrosz} >= 0`),
		check("package_option_capacity", sql`${t.capacity} >= 0`),
	],
);

/** How many pieces of an option are taken: one row per option, changed in one statement. */
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

/** How many pieces of a choice are taken, such as of a size: changed in one statement, after its option's row. */
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

/** An option that somebody has taken, and when it was given back. `subject` names what for: `registration:7`. */
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
		/** The order by which it was added afterwards, and with which it ends; null where it came with the subject itself. Orders stand above options, hence no reference. */
		orderId: integer("order_id"),
		/** A size. */
		choice: text("choice"),
		/** Of the option `delivery`: where the rest goes. */
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
