import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";

/** Stored with consent; deleted with the account or on withdrawal. */
export const lead = pgTable(
	"lead",
	{
		id: id(),
		exhibitorId: integer("exhibitor_id")
			.notNull()
			.references(() => exhibitor.id, { onDelete: "cascade" }),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		/** Null after their account is deleted. */
		takenBy: text("taken_by").references(() => account.id, { onDelete: "set null" }),
		takenAt: instant("taken_at").notNull(),
		/** The text that was read out. */
		consentText: text("consent_text").notNull(),
		consentVersion: integer("consent_version").notNull(),
		consentLang: text("consent_lang").$type<"pl" | "en">().notNull(),
		/** 1 to 3 stars; null without any. */
		rating: integer("rating"),
		note: text("note").notNull().default(""),
	},
	(t) => [
		uniqueIndex("lead_once").on(t.exhibitorId, t.accountId),
		index("lead_by_account").on(t.accountId),
		index("lead_by_staff").on(t.takenBy),
	],
);
