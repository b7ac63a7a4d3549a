import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";

/** A `gdpr` item on the wire. A changed text is a new version. */
export const consentText = pgTable("consent_text", {
	id: id(),
	eventId: integer("event_id")
		.notNull()
		.references(() => event.id, { onDelete: "cascade" }),
	position: integer("position").notNull().default(0),
	kind: text("kind").$type<"processing" | "marketing" | "recruitment" | "tbf">().notNull(),
	version: integer("version").notNull().default(1),
	isRequired: boolean("is_required").notNull().default(false),
	name: text("name").notNull(),
	nameEn: text("name_en"),
	descriptionShort: text("description_short").notNull(),
	descriptionShortEn: text("description_short_en"),
	descriptionLong: text("description_long").notNull(),
	descriptionLongEn: text("description_long_en"),
});

export const consentGiven = pgTable(
	"consent_given",
	{
		id: id(),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		/** Null for the terms. */
		consentTextId: integer("consent_text_id").references(() => consentText.id),
		kind: text("kind").notNull(),
		version: integer("version").notNull(),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		isGiven: boolean("is_given").notNull(),
		givenAt: instant("given_at").notNull(),
		withdrawnAt: instant("withdrawn_at"),
		source: text("source").notNull(),
	},
	(t) => [index("consent_given_by_account").on(t.accountId)],
);
