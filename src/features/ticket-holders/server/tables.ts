import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import type { RegistrationStatus } from "../../account/me-contract.ts";
import { account } from "../../account/server/tables.ts";
import { calendar, event } from "../../event/server/tables.ts";
import { salesOrder } from "../../orders/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import type { RegistrationProfile } from "../profile.ts";

/** A registration per account and event, or per edition of a meetup. */
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
		/** A meetup's calendar code; empty for other events. */
		scope: text("scope").notNull().default(""),
		isOnline: boolean("is_online").notNull().default(false),
		/** Null for a free registration. */
		orderId: integer("order_id").references(() => salesOrder.id),
		status: text("status").$type<RegistrationStatus>().notNull(),
		/** Company, school, additional answers. */
		profile: jsonb("profile").$type<RegistrationProfile>().notNull(),
		/** Whether it holds its own package place. A team's code includes the place that the team bought. */
		holdsPlace: boolean("holds_place").notNull().default(true),
		/**
		 * When an unconfirmed free registration's hold ends. A cancelled registration with this value was released;
		 * confirmation takes it again.
		 */
		placeHeldUntil: instant("place_held_until"),
		/** The other person's registration, if the holder handed this ticket over. */
		handedToId: integer("handed_to_id").references((): AnyPgColumn => registration.id, { onDelete: "set null" }),
		createdAt: instant("created_at").notNull(),
	},
	(t) => [
		// excludes cancelled ones
		uniqueIndex("registration_once").on(t.accountId, t.eventId, t.scope).where(sql`status <> 'cancelled'`),
		index("registration_by_account").on(t.accountId, t.eventId),
		index("registration_by_event").on(t.eventId, t.id),
		index("registration_by_order").on(t.orderId),
		index("registration_by_handed_to").on(t.handedToId).where(sql`handed_to_id is not null`),
		index("registration_place_held").on(t.placeHeldUntil).where(sql`place_held_until is not null`),
	],
);

/**
 * `held`: its order is unpaid, and it holds a place of the better package. `done`: the ticket has that package.
 * `ended`: its order expired or was cancelled. `undone`: refunded, and the ticket has its previous package.
 */
export type ChangeState = "held" | "done" | "ended" | "undone";

/** A change of a ticket's package, with its order and the ticket's previous state. */
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
		/** How the ticket attended before, and whether it held its own place. */
		wasOnline: boolean("was_online").notNull(),
		heldPlace: boolean("held_place").notNull(),
		/** The way of attending with the better package. */
		toOnline: boolean("to_online").notNull(),
		/** Earlier payments that were deducted, net in grosz. The change's price depends on it. */
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
 * The origin of an account that holds unconfirmed unpaid places, as keyed hashes. Deleted on confirmation, and after
 * two days.
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
