import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";

/** What somebody asked an event for. Nothing is kept of where it was sent from. */
export const enquiry = pgTable(
	"enquiry",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		/** `modalType` of spec §3: 0 sponsor, 1 volunteer, 2 lecturer. */
		modalType: integer("modal_type").$type<0 | 1 | 2>().notNull(),
		name: text("name").notNull(),
		email: text("email").notNull(),
		companyName: text("company_name"),
		/** International of sponsors and volunteers, national of lecturers. */
		phoneNo: text("phone_no"),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		/** The `Idempotency-Key`, or one of the server where there was none, and what it stands for. */
		requestKey: text("request_key").notNull().unique(),
		bodyHash: text("body_hash").notNull(),
		createdAt: instant("created_at").notNull(),
		/** When the organiser's e-mail about it was written; null while it waits for the hour's digest. */
		notifiedAt: instant("notified_at"),
	},
	(t) => [
		index("enquiry_by_event").on(t.eventId, t.createdAt),
		index("enquiry_untold").on(t.eventId).where(sql`notified_at is null`),
	],
);
