import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";

/** The sender's network address is not stored. */
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
		/** International for sponsors and volunteers, national for lecturers. */
		phoneNo: text("phone_no"),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		/** The `Idempotency-Key` or a generated key, and a hash of the body. */
		requestKey: text("request_key").notNull().unique(),
		bodyHash: text("body_hash").notNull(),
		createdAt: instant("created_at").notNull(),
		/** Null until an e-mail or a summary reports it. */
		notifiedAt: instant("notified_at"),
	},
	(t) => [
		index("enquiry_by_event").on(t.eventId, t.createdAt),
		index("enquiry_untold").on(t.eventId).where(sql`notified_at is null`),
	],
);
