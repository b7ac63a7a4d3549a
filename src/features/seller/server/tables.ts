import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { SellerDetails } from "../seller.ts";

/** The seller of the installation: one row, or none while nothing may be sold. */
export const seller = pgTable("seller", {
	id: integer("id").primaryKey().default(1),
	details: jsonb("details").$type<SellerDetails>().notNull(),
	/** Who e-mails come from where the event names nobody: "Name <address>"; null for MAIL_FROM. */
	sender: text("sender"),
	/** The demonstration's, which counts only in a trial. */
	isInvented: boolean("is_invented").notNull().default(false),
});
