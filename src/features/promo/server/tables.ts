import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";

export const promoBar = pgTable("promo_bar", {
	id: id(),
	eventId: integer("event_id")
		.notNull()
		.references(() => event.id, { onDelete: "cascade" }),
	text: text("text").notNull(),
	textEn: text("text_en"),
	/** The code, shown as a small ticket inside the text. */
	promoCode: text("promo_code"),
	/** Null means until it is removed. */
	endsAt: instant("ends_at"),
	/** A floating bar has a close control (spec §2). */
	isFloating: boolean("is_floating").notNull().default(true),
});
