import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import type { CvForm, CvKind } from "../contract.ts";

export const cvFile = pgTable("cv_file", {
	accountId: text("account_id")
		.primaryKey()
		.references(() => account.id, { onDelete: "cascade" }),
	file: text("file").notNull(),
	/** The owner's name for the file. */
	name: text("name").notNull(),
	kind: text("kind").$type<CvKind>().notNull(),
	size: integer("size").notNull(),
	uploadedAt: instant("uploaded_at").notNull(),
});

export const cvForm = pgTable("cv_form", {
	accountId: text("account_id")
		.primaryKey()
		.references(() => account.id, { onDelete: "cascade" }),
	form: jsonb("form").$type<CvForm>().notNull(),
	savedAt: instant("saved_at").notNull(),
});

/** A fetch stays after the exhibitor is deleted. */
export const cvFetch = pgTable(
	"cv_fetch",
	{
		id: id(),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		eventId: integer("event_id").references(() => event.id, { onDelete: "set null" }),
		exhibitorId: integer("exhibitor_id").references(() => exhibitor.id, { onDelete: "set null" }),
		/** The exhibitor's name at that time. */
		exhibitorName: text("exhibitor_name").notNull(),
		what: text("what").$type<"file" | "form">().notNull(),
		/** Null after the account is deleted. */
		fetchedBy: text("fetched_by").references(() => account.id, { onDelete: "set null" }),
		fetchedAt: instant("fetched_at").notNull(),
	},
	(t) => [index("cv_fetch_of_account").on(t.accountId, t.id), index("cv_fetch_by_staff").on(t.fetchedBy)],
);

/**
 * A person's consent for one exhibitor, besides the consent for all recruiters of the event. The audit log has each
 * change.
 */
export const cvShare = pgTable(
	"cv_share",
	{
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		exhibitorId: integer("exhibitor_id")
			.notNull()
			.references(() => exhibitor.id, { onDelete: "cascade" }),
		version: integer("version").notNull(),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		givenAt: instant("given_at").notNull(),
		/** Null while it is valid. */
		withdrawnAt: instant("withdrawn_at"),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.exhibitorId] }), index("cv_share_by_exhibitor").on(t.exhibitorId)],
);
