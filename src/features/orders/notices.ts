import { dueGrosz, type OrderStatus, type PaymentMethod } from "./rules.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** So many days before and after its last day is a deferred invoice's buyer written to. */
const DAYS_BEFORE = 3;
const DAYS_AFTER = 3;

type Noticed = {
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

/** An e-mail about money that has not come: before, on and after the last day. */
export type Notice = { kind: "transferSoon" | "dueSoon" | "dueToday" | "overdue"; notices: number };

/** By how many days a day ("2025-05-14") is past the last day to pay; below 0 before it. */
export function daysPast(dueOn: string, today: string): number {
	return Math.round((Date.parse(today) - Date.parse(dueOn)) / DAY_MS);
}

/** Whether a deferred order's last day to pay is over and something is still owed; `today` as "2025-05-14". */
export function isOwedLate(
	order: Pick<Noticed, "status" | "dueOn" | keyof Parameters<typeof dueGrosz>[0]>,
	today: string,
) {
	return order.status === "confirmed" && order.dueOn !== null && order.dueOn < today && dueGrosz(order) > 0;
}

/** The e-mail before the places of a transfer's order go. */
function transferNotice({ holdsUntil, createdAt, notices }: Noticed, now: Date): Notice | undefined {
	if (!holdsUntil || notices > 0) return undefined;
	const left = holdsUntil.getTime() - now.getTime();
	const isLong = holdsUntil.getTime() - createdAt.getTime() > DAY_MS;
	return isLong && left > 0 && left <= DAY_MS ? { kind: "transferSoon", notices: 1 } : undefined;
}

/** The e-mail of a deferred invoice on one of its days: `past` days after its last one, negative before it. */
function invoiceNotice(past: number): Notice | undefined {
	if (past >= DAYS_AFTER) return { kind: "overdue", notices: 3 };
	if (past === 0) return { kind: "dueToday", notices: 2 };
	return past < 0 && past >= -DAYS_BEFORE ? { kind: "dueSoon", notices: 1 } : undefined;
}

/**
 * The e-mail that is due about an order's money at a moment, `today` in the calendar of its documents; undefined where
 * none is. A transfer is told a day before its places go, where it had more than a day; a deferred invoice three days
 * before its last day, on it, and three days after. One that was missed is not made up for by a later one's words.
 */
export function noticeOf(order: Noticed, { now, today }: { now: Date; today: string }): Notice | undefined {
	if (order.status === "reserved" && order.method === "transfer") return transferNotice(order, now);
	if (order.status !== "confirmed" || order.method !== "deferred" || !order.dueOn || dueGrosz(order) <= 0)
		return undefined;
	const notice = invoiceNotice(daysPast(order.dueOn, today));
	return notice && notice.notices > order.notices ? notice : undefined;
}
