import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import type { Issuer } from "../../seller/seller.ts";
import type { Attendance } from "../rules.ts";

/** The numbers of certificates. A number stays when its person is erased, and then says that it is not valid any more. */
export const certificate = pgTable("certificate", {
	number: text("number").primaryKey(),
	eventId: integer("event_id")
		.notNull()
		.references(() => event.id, { onDelete: "cascade" }),
	/** When it was found false; null while it stands. */
	withdrawnAt: instant("withdrawn_at"),
});

/** What a certificate says: one for a person and an event. It goes with its person. */
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
		/** The name at the moment of issue. */
		holder: text("holder").notNull(),
		attendance: jsonb("attendance").$type<Attendance>().notNull(),
		issuedAt: instant("issued_at").notNull(),
		/** Who issued it, as it was then; null where no seller was set. */
		issuer: jsonb("issuer").$type<Issuer>(),
	},
	(t) => [
		uniqueIndex("certificate_once").on(t.accountId, t.eventId),
		index("certificate_wording_by_event").on(t.eventId),
	],
);
