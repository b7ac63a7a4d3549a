import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { consentText } from "../../consent/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import type { SubscriptionType } from "../rules.ts";
import type { SignUpKind } from "../sign-up.ts";

/** A lower-case address with e-mail sign-ups. Locking its row serialises its changes. */
export const subscriber = pgTable("subscriber", {
	id: id(),
	email: text("email").notNull().unique(),
	createdAt: instant("created_at").notNull(),
});

/** The secret of an e-mail to a subscriber. It opens their preferences without log-in. */
export const subscriberKey = pgTable(
	"subscriber_key",
	{
		/** SHA-256. Only the e-mail has the secret. */
		secretHash: text("secret_hash").primaryKey(),
		subscriberId: integer("subscriber_id")
			.notNull()
			.references(() => subscriber.id, { onDelete: "cascade" }),
		kind: text("kind").$type<SignUpKind>().notNull(),
		subjectId: integer("subject_id").notNull(),
		isConfirming: boolean("is_confirming").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(t) => [index("subscriber_key_by_subscriber").on(t.subscriberId, t.createdAt)],
);

/** Subscribers with a confirmed sign-up that has not ended get e-mails. */
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
		typeId: integer("type_id").$type<SubscriptionType>().notNull(),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		/** Whether confirmation adds a reminder of the event; `wantMobileReminder` in the API. */
		wantsReminder: boolean("wants_reminder").notNull().default(false),
		/** The version of the event's marketing consent, or null. */
		consentTextId: integer("consent_text_id").references(() => consentText.id, { onDelete: "set null" }),
		consentVersion: integer("consent_version"),
		requestedAt: instant("requested_at").notNull(),
		confirmedAt: instant("confirmed_at"),
		endedAt: instant("ended_at"),
	},
	(t) => [unique("subscription_once").on(t.subscriberId, t.eventId, t.typeId)],
);

/** A hash that outlives the sign-up. */
export const newsletterDeparture = pgTable(
	"newsletter_departure",
	{
		id: id(),
		/** SHA-256 of the lower-case address. */
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

/** Its key allows one e-mail per month (spec §9). */
export const marketingEmail = pgTable(
	"marketing_email",
	{
		/** Not the subscriber's id, because a new sign-up must not cause a second e-mail. */
		email: text("email").notNull(),
		/** First day of the calendar month in Warsaw. */
		month: date("month", { mode: "string" }).notNull(),
		eventId: integer("event_id").references(() => event.id, { onDelete: "set null" }),
		writtenAt: instant("written_at").notNull(),
	},
	(t) => [primaryKey({ name: "marketing_email_once_a_month", columns: [t.email, t.month] })],
);

/** A reminder is sent once, when confirmed and due. */
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
