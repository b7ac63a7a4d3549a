import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { id } from "../../../kit/db/columns.ts";
import { event } from "../../event/server/tables.ts";

export const partner = pgTable("partner", {
	id: id(),
	eventId: integer("event_id")
		.notNull()
		.references(() => event.id, { onDelete: "cascade" }),
	position: integer("position").notNull().default(0),
	name: text("name").notNull(),
	tier: text("tier").$type<"main" | "content" | "media">().notNull(),
	/** Drawn in one ink colour on a transparent ground. */
	logoUrl: text("logo_url").notNull(),
	url: text("url"),
});

/** The three kinds of contact people of spec §3. */
export const contactCard = pgTable("contact_card", {
	id: id(),
	eventId: integer("event_id")
		.notNull()
		.references(() => event.id, { onDelete: "cascade" }),
	kind: text("kind").$type<"partnerContact" | "participantContact" | "programContact">().notNull(),
	name: text("name").notNull(),
	role: text("role").notNull().default(""),
	roleEn: text("role_en"),
	email: text("email").notNull(),
	phone: text("phone").notNull(),
	photoUrl: text("photo_url"),
});
