import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { salesOrder } from "../../orders/server/tables.ts";
import type { PaymentState, Provider } from "../contract.ts";

/** One try of paying an order at a provider. Money in grosz. */
export const payment = pgTable(
	"payment",
	{
		id: id(),
		/** None where money came that names no order. */
		orderId: integer("order_id").references(() => salesOrder.id),
		provider: text("provider").$type<Provider>().notNull(),
		/** The provider's name of it. */
		reference: text("reference").notNull(),
		amountGrosz: integer("amount_grosz").notNull(),
		currency: text("currency").notNull().default("PLN"),
		state: text("state").$type<PaymentState>().notNull(),
		createdAt: instant("created_at").notNull(),
		settledAt: instant("settled_at"),
	},
	(t) => [uniqueIndex("payment_reference").on(t.provider, t.reference), index("payment_by_order").on(t.orderId)],
);
