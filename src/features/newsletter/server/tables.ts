import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { consentText } from "../../consent/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import type { SubscriptionType } from "../rules.ts";
import type { SignUpKind } from "../sign-up.ts";

/** An address that e-mails were asked for, in lower case; who holds this row decides alone about its sign-ups. */
export const subscriber = pgTable("subscriber", {
	id: id(),
	email: text("email").notNull().unique(),
	createdAt: instant("created_at").notNull(),
});

/** The secret of an e-mail to a subscriber: it opens their preferences without a log-in. */
export const subscriberKey = pgTable(
	"subscriber_key",
	{
		/** SHA-256; the secret itself is only in the e-mail. */
		secretHash: text("secret_hash").primaryKey(),
		subscriberId: integer("subscriber_id")
			.notNull()
			.references(() => subscriber.id, { onDelete: "cascade" }),
		/** What the e-mail is about, which one click ends: a newsletter or a reminder. */
		kind: text("kind").$type<SignUpKind>().notNull(),
		subjectId: integer("subject_id").notNull(),
		/** The e-mail asks for the subscriber's yes. */
		isConfirming: boolean("is_confirming").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(t) => [index("subscriber_key_by_subscriber").on(t.subscriberId, t.createdAt)],
);

/** A subscriber's sign-up for the newsletter of an event; e-mails go to those that are confirmed and have not ended. */
export const subscription = pgTable(
	"subscription",
	{
		id: id(),
		subscriberId: integer("subscriber_id")
			.notNull()
			.references(() => subscriber.id, { onDelete: "cascade" }),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		/** 0 default, 5 mobile (spec §3). */
		typeId: integer("type_id").$type<SubscriptionType>().notNull(),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		/** A reminder of the event is made when this is confirmed; `wantMobileReminder` on the wire. */
		wantsReminder: boolean("wants_reminder").notNull().default(false),
		/** The event's marketing consent and the version of its text; null where the event has none. */
		consentTextId: integer("consent_text_id").references(() => consentText.id, { onDelete: "set null" }),
		consentVersion: integer("consent_version"),
		requestedAt: instant("requested_at").notNull(),
		confirmedAt: instant("confirmed_at"),
		endedAt: instant("ended_at"),
	},
	(t) => [unique("subscription_once").on(t.subscriberId, t.eventId, t.typeId)],
);

/** That an address left a newsletter: what proves it when the sign-up is deleted. Holds no address, only what one hashes to. */
export const newsletterDeparture = pgTable(
	"newsletter_departure",
	{
		id: id(),
		/** SHA-256 of the address in lower case. */
		emailHash: text("email_hash").notNull(),
		eventId: integer("event_id").references(() => event.id, { onDelete: "set null" }),
		typeId: integer("type_id").$type<SubscriptionType>().notNull(),
		consentVersion: integer("consent_version"),
		requestedAt: instant("requested_at").notNull(),
		confirmedAt: instant("confirmed_at"),
		endedAt: instant("ended_at").notNull(),
	},
	(t) => [index("newsletter_departure_by_address").on(t.emailHash)],
);

/** A marketing e-mail that an address got in a month: its key is the rule that there is one (spec §9). */
export const marketingEmail = pgTable(
	"marketing_email",
	{
		/** Not the subscriber: who leaves and signs up again gets no second one. */
		email: text("email").notNull(),
		/** The first day of the calendar month in Warsaw. */
		month: date("month", { mode: "string" }).notNull(),
		eventId: integer("event_id").references(() => event.id, { onDelete: "set null" }),
		writtenAt: instant("written_at").notNull(),
	},
	(t) => [primaryKey({ name: "marketing_email_once_a_month", columns: [t.email, t.month] })],
);

/** An e-mail that a subscriber asked for at a moment: sent once, when it is confirmed and its moment has come. */
export const reminder = pgTable(
	"reminder",
	{
		id: id(),
		subscriberId: integer("subscriber_id")
			.notNull()
			.references(() => subscriber.id, { onDelete: "cascade" }),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		dueAt: instant("due_at").notNull(),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		requestedAt: instant("requested_at").notNull(),
		confirmedAt: instant("confirmed_at"),
		endedAt: instant("ended_at"),
		sentAt: instant("sent_at"),
	},
	(t) => [
		unique("reminder_once").on(t.subscriberId, t.eventId, t.dueAt),
		index("reminder_due").on(t.dueAt).where(sql`confirmed_at is not null and ended_at is null and sent_at is null`),
	],
);
