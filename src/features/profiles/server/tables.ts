import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";
import { folded } from "../../../kit/db/folded.ts";
import { wordsColumn } from "../../../kit/db/words.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";

/** One profile per account, the same at every event. */
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
		/** ISO 639. */
		languages: text("languages").array().notNull(),
		links: text("links").array().notNull(),
		updatedAt: instant("updated_at").notNull(),
		/** Stored, because folding the texts of 20,000 people takes most of a search's time. */
		headlineFolded: text("headline_folded").generatedAlwaysAs(folded(sql`headline`)),
		companyFolded: text("company_folded").generatedAlwaysAs(folded(sql`company`)),
		words: wordsColumn("words", sql`headline || ' ' || company`),
	},
	(t) => [index("profile_by_word").using("gin", t.words).with({ fastupdate: false })],
);

export const profileTopic = pgTable(
	"profile_topic",
	{
		accountId: text("account_id")
			.notNull()
			.references(() => profile.accountId, { onDelete: "cascade" }),
		position: integer("position").notNull(),
		name: text("name").notNull(),
		/** Null for free text or without an English name. */
		nameEn: text("name_en"),
		nameKey: text("name_key").generatedAlwaysAs(sql`lower(name)`),
		folded: text("folded").generatedAlwaysAs(folded(sql`name || ' ' || coalesce(name_en, '')`)),
		words: wordsColumn("words", sql`name || ' ' || coalesce(name_en, '')`),
	},
	(t) => [
		primaryKey({ columns: [t.accountId, t.position] }),
		// finds topics by either name
		index("profile_topic_by_key").on(t.nameKey, t.accountId),
		index("profile_topic_by_name_en").on(sql`lower(name_en)`),
		index("profile_topic_by_word").using("gin", t.words).with({ fastupdate: false }),
	],
);

/** A person who shows their profile at an event. */
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
		/** Whether the person has a confirmed ticket with matchmaking at this event. Triggers of `has-ticket.sql` maintain it. */
		hasTicket: boolean("has_ticket").notNull().default(false),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.eventId] }), index("profile_shown_by_event").on(t.eventId)],
);

/** Names of two private files, one per width. */
export const profilePhoto = pgTable("profile_photo", {
	accountId: text("account_id")
		.primaryKey()
		.references(() => account.id, { onDelete: "cascade" }),
	large: text("large").notNull(),
	small: text("small").notNull(),
	updatedAt: instant("updated_at").notNull(),
});
