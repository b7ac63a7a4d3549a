import { integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { consentText } from "../../consent/server/tables.ts";
import { event } from "../../event/server/tables.ts";

/** An address signed up for the newsletter of an event; `email` is in lower case. */
export const subscription = pgTable(
	"subscription",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		email: text("email").notNull(),
		/** 0 default, 5 mobile (spec §3). */
		typeId: integer("type_id").$type<0 | 5>().notNull(),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		/** The event's marketing consent and the version of its text; null where the event has none. */
		consentTextId: integer("consent_text_id").references(() => consentText.id, { onDelete: "set null" }),
		consentVersion: integer("consent_version"),
		subscribedAt: instant("subscribed_at").notNull(),
	},
	(t) => [unique("subscription_once").on(t.email, t.eventId, t.typeId)],
);
