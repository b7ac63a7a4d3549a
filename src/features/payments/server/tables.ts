import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import type { PaidBy } from "../../documents/contract.ts";
import type { PaymentState, Provider, RefundState } from "../contract.ts";

/** One attempt at a provider, in grosz. */
export const payment = pgTable(
	"payment",
	{
		id: id(),
		/** Null for money without an order. Orders ensure that it exists. */
		orderId: integer("order_id"),
		provider: text("provider").$type<Provider>().notNull(),
		/** Shared with the provider. */
		reference: text("reference").notNull(),
		/** The provider's id, needed for refunds; null before the money came. */
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
		index("payment_open").on(t.createdAt).where(sql`state = 'pending'`),
	],
);

/**
 * Money to be refunded: of refunded tickets, or of a payment not allocated to an order. Sent by a job where the
 * provider supports it, by the organiser for a transfer.
 */
export const refund = pgTable(
	"refund",
	{
		id: id(),
		paymentId: integer("payment_id")
			.notNull()
			.references(() => payment.id),
		amountGrosz: integer("amount_grosz").notNull(),
		/** `elsewhere`: made at the provider; the order ignores it until the organiser assigns it. */
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
