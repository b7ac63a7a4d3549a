import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import type { PaidBy } from "../../documents/contract.ts";
import type { PaymentState, Provider, RefundState } from "../contract.ts";

/** One payment attempt at a provider, in grosz. */
export const payment = pgTable(
	"payment",
	{
		id: id(),
		/** Null for money without an order. The orders slice adds the foreign key. */
		orderId: integer("order_id"),
		provider: text("provider").$type<Provider>().notNull(),
		reference: text("reference").notNull(),
		/** The provider's id, which refunds need; null before the money came. */
		receipt: text("receipt"),
		/** Null before payment. */
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
		index("payment_queued").on(t.orderId).where(sql`state = 'queued'`),
		index("payment_open").on(t.createdAt).where(sql`state = 'pending'`),
	],
);

/**
 * Money to be refunded for returned tickets, or for an unallocated payment. A job sends it if the provider supports
 * that; the organiser sends transfers.
 */
export const refund = pgTable(
	"refund",
	{
		id: id(),
		paymentId: integer("payment_id")
			.notNull()
			.references(() => payment.id),
		amountGrosz: integer("amount_grosz").notNull(),
		/** `elsewhere` was made at the provider. The order ignores it until the organiser decides. */
		state: text("state").$type<RefundState | "elsewhere">().notNull(),
		/** The provider's id; null for our own refunds. */
		receipt: text("receipt"),
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
