import { boolean, date, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { consentText } from "../../consent/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import { reader } from "../../readers/server/tables.ts";

/** A reader's sign-up for the newsletter of an event; letters go to those that are confirmed and have not ended. */
export const subscription = pgTable(
	"subscription",
	{
		id: id(),
		readerId: integer("reader_id")
			.notNull()
			.references(() => reader.id, { onDelete: "cascade" }),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		/** 0 default, 5 mobile (spec §3). */
		typeId: integer("type_id").$type<0 | 5>().notNull(),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		/** A reminder of the event is made when this is confirmed; `wantMobileReminder` on the wire. */
		wantsReminder: boolean("wants_reminder").notNull().default(false),
		/** The event's marketing consent and the version of its text; null where the event has none. */
		consentTextId: integer("consent_text_id").references(() => consentText.id, { onDelete: "set null" }),
		consentVersion: integer("consent_version"),
		askedAt: instant("asked_at").notNull(),
		confirmedAt: instant("confirmed_at"),
		endedAt: instant("ended_at"),
	},
	(t) => [unique("subscription_once").on(t.readerId, t.eventId, t.typeId)],
);

/** That an address left a newsletter: what proves it when the sign-up is deleted. Holds no address, only what one hashes to. */
export const newsletterDeparture = pgTable(
	"newsletter_departure",
	{
		id: id(),
		/** SHA-256 of the address in lower case. */
		emailHash: text("email_hash").notNull(),
		eventId: integer("event_id").references(() => event.id, { onDelete: "set null" }),
		typeId: integer("type_id").$type<0 | 5>().notNull(),
		consentVersion: integer("consent_version"),
		askedAt: instant("asked_at").notNull(),
		confirmedAt: instant("confirmed_at"),
		endedAt: instant("ended_at").notNull(),
	},
	(t) => [index("newsletter_departure_by_address").on(t.emailHash)],
);

/** A letter of marketing that an address got in a month: its key is the rule that there is one (spec §9). */
export const marketingLetter = pgTable(
	"marketing_letter",
	{
		/** Not the reader: who leaves and signs up again gets no second one. */
		email: text("email").notNull(),
		/** The first day of the calendar month in Warsaw. */
		month: date("month", { mode: "string" }).notNull(),
		eventId: integer("event_id").references(() => event.id, { onDelete: "set null" }),
		writtenAt: instant("written_at").notNull(),
	},
	(t) => [primaryKey({ name: "marketing_letter_once_a_month", columns: [t.email, t.month] })],
);
