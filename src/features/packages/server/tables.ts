import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";
import type { PackageIncludes } from "../contract.ts";
import type { WaitingState } from "../waiting-contract.ts";

/** `endsAt` is exclusive; null in the last round. */
export const priceRound = pgTable(
	"price_round",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		number: integer("number").notNull(),
		/** Null: the round is named by its number. */
		name: text("name"),
		nameEn: text("name_en"),
		endsAt: instant("ends_at"),
	},
	(t) => [uniqueIndex("price_round_number").on(t.eventId, t.number)],
);

/** `package` is a reserved word in strict mode, hence the name. */
export const ticketPackage = pgTable(
	"ticket_package",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		code: text("code").notNull(),
		position: integer("position").notNull().default(0),
		name: text("name").notNull(),
		forWhom: text("for_whom").notNull(),
		forWhomEn: text("for_whom_en"),
		/** Percent. */
		vatRate: integer("vat_rate").notNull().default(23),
		/** Whether a foreign business that attends online settles the VAT itself (art. 28b of the VAT act). */
		hasReverseCharge: boolean("has_reverse_charge").notNull().default(false),
		/** Null is unlimited. */
		capacity: integer("capacity"),
		isOnline: boolean("is_online").notNull(),
		isOnsite: boolean("is_onsite").notNull(),
		isRecommended: boolean("is_recommended").notNull().default(false),
		hasExtendedSeats: boolean("has_extended_seats").notNull().default(false),
		includes: jsonb("includes").$type<PackageIncludes>().notNull(),
	},
	(t) => [uniqueIndex("ticket_package_code").on(t.eventId, t.code)],
);

export const packagePrice = pgTable(
	"package_price",
	{
		id: id(),
		packageId: integer("package_id")
			.notNull()
			.references(() => ticketPackage.id, { onDelete: "cascade" }),
		roundId: integer("round_id").references(() => priceRound.id, { onDelete: "cascade" }),
		netGrosz: integer("net_grosz").notNull(),
	},
	(t) => [uniqueIndex("package_price_round").on(t.packageId, t.roundId)],
);

/** A package's question to people who register (spec §3). */
export const additionalInput = pgTable("additional_input", {
	id: id(),
	packageId: integer("package_id")
		.notNull()
		.references(() => ticketPackage.id, { onDelete: "cascade" }),
	position: integer("position").notNull().default(0),
	name: text("name").notNull(),
	nameEn: text("name_en"),
	/** 0 text, 1 select, 2 checkbox or checkbox group, 3 radio. */
	type: integer("type").notNull(),
	isRequired: boolean("is_required").notNull().default(false),
	options: jsonb("options").$type<{ value: string; valueEn: string }[]>().notNull().default([]),
	/** Since when the form asks it; null until an import of the event's bundle dates it. */
	addedAt: instant("added_at"),
});

/** One row per package. One statement changes it. */
export const packageStock = pgTable(
	"package_stock",
	{
		packageId: integer("package_id")
			.primaryKey()
			.references(() => ticketPackage.id, { onDelete: "cascade" }),
		taken: integer("taken").notNull(),
		/**
		 * The package's capacity since its last change, kept by a trigger, so that a waiting registration obeys a lowered one.
		 * Null before a change, and for unlimited.
		 */
		capacity: integer("capacity"),
	},
	(t) => [check("package_stock_taken", sql`${t.taken} >= 0`)],
);

/** A place that counts as taken while a registration runs, until `endsAt`. */
export const packageHold = pgTable("package_hold", {
	id: id(),
	packageId: integer("package_id")
		.notNull()
		.references(() => ticketPackage.id, { onDelete: "cascade" }),
	endsAt: instant("ends_at").notNull(),
});

/** The id gives the order. An offered entry holds a place. */
export const waitingEntry = pgTable(
	"waiting_entry",
	{
		id: id(),
		packageId: integer("package_id")
			.notNull()
			.references(() => ticketPackage.id, { onDelete: "cascade" }),
		email: text("email").notNull(),
		firstName: text("first_name").notNull(),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		state: text("state").$type<WaitingState>().notNull(),
		/** SHA-256 of the secret in the newest e-mail. */
		secretHash: text("secret_hash").notNull().unique(),
		createdAt: instant("created_at").notNull(),
		offeredUntil: instant("offered_until"),
		/** Only confirmed addresses get offers. */
		confirmedAt: instant("confirmed_at"),
	},
	(t) => [
		uniqueIndex("waiting_entry_once").on(t.packageId, t.email).where(sql`state in ('waiting', 'offered')`),
		index("waiting_entry_waiting").on(t.packageId, t.id).where(sql`state = 'waiting'`),
		index("waiting_entry_by_package").on(t.packageId, t.id),
		index("waiting_entry_by_email").on(t.email),
		index("waiting_entry_offers").on(t.offeredUntil).where(sql`state = 'offered'`),
	],
);
