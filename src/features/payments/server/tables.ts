import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import type { PaidBy } from "../../documents/contract.ts";
import type { PaymentState, Provider, RefundState } from "../contract.ts";

/** One try of paying an order at a provider. Money in grosz. */
export const payment = pgTable(
	"payment",
	{
		id: id(),
		/** None where money came that names no order. Orders keep that there is such a one. */
		orderId: integer("order_id"),
		provider: text("provider").$type<Provider>().notNull(),
		/** Its name between us and the provider. */
		reference: text("reference").notNull(),
		/** The provider's name of the money that came, by which it is given back; none before it came. */
		receipt: text("receipt"),
		/** How it was paid, of what the provider takes; none before it was. */
		method: text("method").$type<PaidBy>(),
		amountGrosz: integer("amount_grosz").notNull(),
		currency: text("currency").notNull().default("PLN"),
		state: text("state").$type<PaymentState>().notNull(),
		createdAt: instant("created_at").notNull(),
		settledAt: instant("settled_at"),
	},
	(t) => [
		uniqueIndex("payment_reference").on(t.provider, t.reference),
		index("payment_by_order").on(t.orderId),
		index("payment_open").on(t.createdAt).where(sql`state = 'pending'`),
	],
);

/**
 * Money that is to go back: of an order whose tickets were given back, or of a payment that no order wants. Sent by a
 * job where the provider can do it, by the organiser for a transfer.
 */
export const refund = pgTable(
	"refund",
	{
		id: id(),
		paymentId: integer("payment_id")
			.notNull()
			.references(() => payment.id),
		amountGrosz: integer("amount_grosz").notNull(),
		/** `elsewhere`: it went back past us, and the order does not know of it until the organiser says what it was for. */
		state: text("state").$type<RefundState | "elsewhere">().notNull(),
		/** The provider's name of what went back past us; none of what we asked for. */
		receipt: text("receipt"),
		/** What the provider said when it failed. */
		message: text("message"),
		createdAt: instant("created_at").notNull(),
		settledAt: instant("settled_at"),
	},
	(t) => [
		index("refund_by_payment").on(t.paymentId),
		uniqueIndex("refund_receipt").on(t.receipt),
		index("refund_unsettled").on(t.id).where(sql`state <> 'sent'`),
		check("refund_amount", sql`${t.amountGrosz} > 0`),
	],
);
