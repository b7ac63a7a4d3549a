import { dueGrosz, type OrderStatus, type PaymentMethod } from "./rules.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Reminders of a deferred invoice, in days before and after its due day. */
const DAYS_BEFORE = 3;
const DAYS_AFTER = 3;

type OrderFacts = {
	status: OrderStatus;
	method: PaymentMethod;
	createdAt: Date;
	holdsUntil: Date | null;
	dueOn: string | null;
	grossGrosz: number;
	paidGrosz: number;
	refundedGrosz: number;
	notices: number;
};

export type Notice = { kind: "transferSoon" | "dueSoon" | "dueToday" | "overdue"; notices: number };

/** Days from `dueOn` to `today`, both as "2025-05-14"; negative before the due day. */
export function daysPast(dueOn: string, today: string): number {
	return Math.round((Date.parse(today) - Date.parse(dueOn)) / DAY_MS);
}

/** Whether an invoice is past its due day with an amount outstanding. `today` as "2025-05-14". */
export function isOwedLate(
	order: Pick<OrderFacts, "status" | "dueOn" | keyof Parameters<typeof dueGrosz>[0]>,
	today: string,
) {
	return order.status === "confirmed" && order.dueOn !== null && order.dueOn < today && dueGrosz(order) > 0;
}

/** The reminder before a transfer's reservation expires. */
function transferNotice({ holdsUntil, createdAt, notices }: OrderFacts, now: Date): Notice | undefined {
	if (!holdsUntil || notices > 0) return undefined;
	const left = holdsUntil.getTime() - now.getTime();
	const isLong = holdsUntil.getTime() - createdAt.getTime() > DAY_MS;
	return isLong && left > 0 && left <= DAY_MS ? { kind: "transferSoon", notices: 1 } : undefined;
}

/** `past` counts days after the due day; negative before it. */
function invoiceNotice(past: number): Notice | undefined {
	if (past >= DAYS_AFTER) return { kind: "overdue", notices: 3 };
	if (past === 0) return { kind: "dueToday", notices: 2 };
	return past < 0 && past >= -DAYS_BEFORE ? { kind: "dueSoon", notices: 1 } : undefined;
}

/**
 * The reminder that is due, or undefined. Transfers: one day before the reservation expires, if it lasted longer than a
 * day. Deferred invoices: three days before the due day, on it, and three days after. A missed reminder is not sent
 * later. `today` is in the documents' calendar.
 */
export function noticeOf(order: OrderFacts, { now, today }: { now: Date; today: string }): Notice | undefined {
	if (order.status === "reserved" && order.method === "transfer") return transferNotice(order, now);
	if (order.status !== "confirmed" || order.method !== "deferred" || !order.dueOn || dueGrosz(order) <= 0)
		return undefined;
	const notice = invoiceNotice(daysPast(order.dueOn, today));
	return notice && notice.notices > order.notices ? notice : undefined;
}
