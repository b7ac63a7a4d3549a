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
		createdAt: instant("created_at").notNull(),
	},
	(t) => [
		// a cancelled one does not stand in the way of another try
		uniqueIndex("registration_once").on(t.accountId, t.eventId, t.scope).where(sql`status <> 'cancelled'`),
		index("registration_by_order").on(t.orderId),
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
