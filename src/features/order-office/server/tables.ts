import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { salesOrder } from "../../orders/server/tables.ts";

/** A refund above the limit, until another organiser decides; at most one per order. */
export const refundRequest = pgTable("refund_request", {
	orderId: integer("order_id")
		.primaryKey()
		.references(() => salesOrder.id, { onDelete: "cascade" }),
	/** The organiser who asks. */
	accountId: text("account_id")
		.notNull()
		.references(() => account.id, { onDelete: "cascade" }),
	/** Pieces by the position of their line; null for the whole order. */
	tickets: jsonb("tickets").$type<{ position: number; quantity: number }[]>(),
	countsElsewhere: boolean("counts_elsewhere").notNull(),
	grossGrosz: integer("gross_grosz").notNull(),
	requestedAt: instant("requested_at").notNull(),
});
