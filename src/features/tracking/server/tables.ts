import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";
import type { EventTags } from "../contract.ts";
import type { EventName, Network } from "../rules.ts";

/** An event without tags has no row. */
export const eventTag = pgTable("event_tag", {
	eventId: integer("event_id")
		.primaryKey()
		.references(() => event.id, { onDelete: "cascade" }),
	google: text("google"),
	meta: text("meta"),
	linkedin: text("linkedin"),
	linkedinConversions: jsonb("linkedin_conversions").$type<EventTags["linkedinConversions"]>().notNull().default({}),
	googleConversions: jsonb("google_conversions").$type<EventTags["googleConversions"]>().notNull().default({}),
});

/** A visitor with consent, by the id that the browser made. Without consent there is no row. */
export const trackedVisitor = pgTable("tracked_visitor", {
	id: uuid("id").primaryKey(),
	/** The event of the page on which consent was given. */
	eventId: integer("event_id").references(() => event.id, { onDelete: "set null" }),
	consentedAt: instant("consented_at").notNull(),
	/** The accepted version of the banner's text, and its language. */
	version: integer("version").notNull(),
	lang: text("lang").$type<"pl" | "en">().notNull(),
	withdrawnAt: instant("withdrawn_at"),
	seenAt: instant("seen_at").notNull(),
	/** The last click ids and browser, for server-side conversions. A withdrawal clears them. */
	userAgent: text("user_agent"),
	fbc: text("fbc"),
	fbp: text("fbp"),
	liFatId: text("li_fat_id"),
	gclid: text("gclid"),
});

export type ConversionState = "waiting" | "sent" | "given-up" | "withdrawn";

/** A conversion for one network. The row stays after sending, to prevent a second one. */
export const conversion = pgTable(
	"conversion",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		visitorId: uuid("visitor_id").notNull(),
		network: text("network").$type<Network>().notNull(),
		name: text("name").$type<EventName>().notNull(),
		/** The event id: the browser's UUID, or a name such as "order-7" for server-side conversions. */
		eventKey: text("event_key").notNull(),
		/** The request and its target, with hashed e-mail and phone; null once it is not needed. */
		request: jsonb("request").$type<{ target: string; body: object }>(),
		state: text("state").$type<ConversionState>().notNull().default("waiting"),
		tries: integer("tries").notNull().default(0),
		lastError: text("last_error"),
		createdAt: instant("created_at").notNull(),
		endedAt: instant("ended_at"),
	},
	(t) => [
		unique("conversion_once").on(t.network, t.eventKey, t.name),
		index("conversion_by_visitor").on(t.visitorId),
		index("conversion_by_event").on(t.eventId, t.name, t.visitorId),
		index("conversion_by_time").on(t.createdAt),
	],
);
