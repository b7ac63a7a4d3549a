import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { SellerDetails } from "../seller.ts";

/** Has one row, or none while selling is off. */
export const seller = pgTable("seller", {
	id: integer("id").primaryKey().default(1),
	details: jsonb("details").$type<SellerDetails>().notNull(),
	/** The default sender of e-mails, "Name <address>"; null for MAIL_FROM. */
	sender: text("sender"),
	/** Whether it is the demonstration's, valid in a trial only. */
	isInvented: boolean("is_invented").notNull().default(false),
});
