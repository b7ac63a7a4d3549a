import * as z from "zod/mini";

export const provider = z.enum(["test", "stripe", "transfer"]);
export type Provider = z.output<typeof provider>;

/**
 * - `pending`: begun, nothing known;
 * - `paid`: counted for its order;
 * - `failed`: refused or given up;
 * - `queued`: money that no order wants, on the organiser's list to be refunded;
 * - `refunded`: given back.
 */
export const paymentState = z.enum(["pending", "paid", "failed", "queued", "refunded"]);
export type PaymentState = z.output<typeof paymentState>;
