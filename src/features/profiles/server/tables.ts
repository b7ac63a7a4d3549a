import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";
import { folded } from "../../../kit/db/folded.ts";
import { wordsColumn } from "../../../kit/db/words.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";

/** A person's public profile, the same at every event. */
export const profile = pgTable(
	"profile",
	{
		accountId: text("account_id")
			.primaryKey()
			.references(() => account.id, { onDelete: "cascade" }),
		headline: text("headline").notNull(),
		company: text("company").notNull(),
		about: text("about").notNull(),
		lookingFor: text("looking_for").array().notNull(),
		lookingForText: text("looking_for_text").notNull(),
		offering: text("offering").array().notNull(),
		offeringText: text("offering_text").notNull(),
		/** Language codes (ISO 639). */
		languages: text("languages").array().notNull(),
		links: text("links").array().notNull(),
		updatedAt: instant("updated_at").notNull(),
		/** For search: folding the texts of 20,000 people in each query takes most of its time. */
		headlineFolded: text("headline_folded").generatedAlwaysAs(folded(sql`headline`)),
		companyFolded: text("company_folded").generatedAlwaysAs(folded(sql`company`)),
		words: wordsColumn("words", sql`headline || ' ' || company`),
	},
	(t) => [index("profile_by_word").using("gin", t.words).with({ fastupdate: false })],
);

/** A person's topic of conversation. */
export const profileTopic = pgTable(
	"profile_topic",
	{
		accountId: text("account_id")
			.notNull()
			.references(() => profile.accountId, { onDelete: "cascade" }),
		position: integer("position").notNull(),
		name: text("name").notNull(),
		/** Null for free text, and where the event has no English name. */
		nameEn: text("name_en"),
		/** The comparison key. */
		nameKey: text("name_key").generatedAlwaysAs(sql`lower(name)`),
		/** Both names, for search. */
		folded: text("folded").generatedAlwaysAs(folded(sql`name || ' ' || coalesce(name_en, '')`)),
		words: wordsColumn("words", sql`name || ' ' || coalesce(name_en, '')`),
	},
	(t) => [
		primaryKey({ columns: [t.accountId, t.position] }),
		// people with the same topic are searched by either name
		index("profile_topic_by_key").on(t.nameKey, t.accountId),
		index("profile_topic_by_name_en").on(sql`lower(name_en)`),
		index("profile_topic_by_word").using("gin", t.words).with({ fastupdate: false }),
	],
);

/** The events at which a person shows their profile. */
export const profileShown = pgTable(
	"profile_shown",
	{
		accountId: text("account_id")
			.notNull()
			.references(() => profile.accountId, { onDelete: "cascade" }),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		since: instant("since").notNull(),
		/**
		 * Whether a confirmed ticket opens the event's people to them; maintained by the triggers of `has-ticket.sql`.
		 */
		hasTicket: boolean("has_ticket").notNull().default(false),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.eventId] }), index("profile_shown_by_event").on(t.eventId)],
);

/** A person's photo, in two widths among the private files. */
export const profilePhoto = pgTable("profile_photo", {
	accountId: text("account_id")
		.primaryKey()
		.references(() => account.id, { onDelete: "cascade" }),
	large: text("large").notNull(),
	small: text("small").notNull(),
	updatedAt: instant("updated_at").notNull(),
});
