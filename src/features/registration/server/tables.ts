import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import type { RegistrationStatus } from "../../account/me-contract.ts";
import { account } from "../../account/server/tables.ts";
import { calendar, event } from "../../event/server/tables.ts";
import { salesOrder } from "../../orders/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import type { RegistrationProfile } from "../contract.ts";

/** A person's place at an event: one per account and event, a meetup's calendar apart. */
export const registration = pgTable(
	"registration",
	{
		id: id(),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id),
		packageId: integer("package_id")
			.notNull()
			.references(() => ticketPackage.id),
		calendarId: integer("calendar_id").references(() => calendar.id),
		/** One registration per account, event and scope: the calendar's code for meetups, empty for events. */
		scope: text("scope").notNull().default(""),
		isOnline: boolean("is_online").notNull().default(false),
		/** The order that pays for it; none for a free one. */
		orderId: integer("order_id").references(() => salesOrder.id),
		status: text("status").$type<RegistrationStatus>().notNull(),
		/** The rest of the payload: company, school, answers to additional inputs. */
		profile: jsonb("profile").$type<RegistrationProfile>().notNull(),
		/** Whether it takes a place of its package by itself; a team's code brings along the place that the team bought. */
		holdsPlace: boolean("holds_place").notNull().default(true),
		/**
		 * Of a free one whose address is not confirmed: until when it holds what is scarce. A cancelled one that has it was
		 * released then, and is taken again when the address is confirmed.
		 */
		placeHeldUntil: instant("place_held_until"),
		createdAt: instant("created_at").notNull(),
	},
	(t) => [
		// a cancelled one does not stand in the way of another try
		uniqueIndex("registration_once").on(t.accountId, t.eventId, t.scope).where(sql`status <> 'cancelled'`),
		index("registration_by_order").on(t.orderId),
		index("registration_place_held").on(t.placeHeldUntil).where(sql`place_held_until is not null`),
	],
);

/**
 * - `held`: its order waits for money, and it holds a place of the better package;
 * - `done`: the ticket has the better package;
 * - `ended`: its order was not paid in time, or cancelled;
 * - `undone`: the organiser gave it back, and the ticket has the package of before.
 */
export type ChangeState = "held" | "done" | "ended" | "undone";

/** A change of a ticket's package, with the order that pays for it and what the ticket was before. */
export const packageChange = pgTable(
	"package_change",
	{
		id: id(),
		registrationId: integer("registration_id")
			.notNull()
			.references(() => registration.id, { onDelete: "cascade" }),
		orderId: integer("order_id")
			.notNull()
			.references(() => salesOrder.id),
		state: text("state").$type<ChangeState>().notNull(),
		fromPackageId: integer("from_package_id")
			.notNull()
			.references(() => ticketPackage.id),
		toPackageId: integer("to_package_id")
			.notNull()
			.references(() => ticketPackage.id),
		/** Whether the ticket took part online, and held its place by itself, before. */
		wasOnline: boolean("was_online").notNull(),
		heldPlace: boolean("held_place").notNull(),
		/** Whether it takes part online with the better package. */
		toOnline: boolean("to_online").notNull(),
		/** What was paid for the ticket and counted, net in grosz: the change is worth its price as long as that stands. */
		paidNetGrosz: integer("paid_net_grosz").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(t) => [
		uniqueIndex("package_change_by_order").on(t.orderId),
		uniqueIndex("package_change_once").on(t.registrationId).where(sql`state = 'held'`),
		index("package_change_by_registration").on(t.registrationId),
	],
);

/**
 * Where an account came from that holds places without money or a confirmed address, as keyed hashes that only this
 * installation can make. It goes when the address is confirmed, and after two days.
 */
export const unconfirmedOrigin = pgTable(
	"unconfirmed_origin",
	{
		accountId: text("account_id")
			.primaryKey()
			.references(() => account.id, { onDelete: "cascade" }),
		mailbox: text("mailbox").notNull(),
		browser: text("browser").notNull(),
		network: text("network").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(t) => [
		index("unconfirmed_origin_by_mailbox").on(t.mailbox),
		index("unconfirmed_origin_by_browser").on(t.browser),
		index("unconfirmed_origin_by_network").on(t.network),
	],
);

/** A university that students choose from: of the foundation, the same for every event. */
export const school = pgTable("school", {
	id: id(),
	name: text("name").notNull(),
	nameEn: text("name_en"),
	/** As people call it: "AGH". */
	shortName: text("short_name"),
	city: text("city").notNull(),
	cityEn: text("city_en"),
});

/** A department of a university. */
export const schoolDepartment = pgTable(
	"school_department",
	{
		id: id(),
		schoolId: integer("school_id")
			.notNull()
			.references(() => school.id, { onDelete: "cascade" }),
		name: text("name").notNull(),
		nameEn: text("name_en"),
	},
	(t) => [index("school_department_by_school").on(t.schoolId)],
);
