import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import type { Issuer } from "../../seller/seller.ts";
import type { Attendance } from "../rules.ts";

/** A number stays after its person is erased; it is then invalid. */
export const certificate = pgTable("certificate", {
	number: text("number").primaryKey(),
	eventId: integer("event_id")
		.notNull()
		.references(() => event.id, { onDelete: "cascade" }),
	/** Null while valid. */
	withdrawnAt: instant("withdrawn_at"),
});

/** One per person and event; deleted with the person. */
export const certificateWording = pgTable(
	"certificate_wording",
	{
		number: text("number")
			.primaryKey()
			.references(() => certificate.number, { onDelete: "cascade" }),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		holder: text("holder").notNull(),
		attendance: jsonb("attendance").$type<Attendance>().notNull(),
		issuedAt: instant("issued_at").notNull(),
		/** Null if there was no seller. */
		issuer: jsonb("issuer").$type<Issuer>(),
	},
	(t) => [
		uniqueIndex("certificate_once").on(t.accountId, t.eventId),
		index("certificate_wording_by_event").on(t.eventId),
	],
);
