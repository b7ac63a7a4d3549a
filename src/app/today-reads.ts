import { reportsAt } from "../features/matchmaking/server/report-store.ts";
import { dueGrosz } from "../features/orders/rules.ts";
import { attention } from "../features/orders/server/attention.ts";
import { eventsOfOrders } from "../features/orders/server/store.ts";
import { countWaiting } from "../features/packages/server/waiting-store.ts";
import { isEventModerator } from "../features/rooms/server/moderator-store.ts";
import type { OpenTask, TodayReads } from "../features/today/server/today-reads.ts";
import type { Database } from "../kit/db/database.ts";
import { countFailedAt } from "../kit/mail/event-email-store.ts";

/** Answers the office's queries about the day. */
export const todayReads: TodayReads = {
	waiting: countWaiting,
	tasks: async (db, of) => [
		...(await tasksOfOrders(db, of)),
		await failedEmails(db, of.eventId),
		...((await isEventModerator(db, of)) ? [await openReports(db, of.eventId)] : []),
	],
};

/** Money without an order belongs to no event, so it is in no event's tasks. */
async function tasksOfOrders(db: Database, { eventId, now }: { eventId: number; now: Date }): Promise<OpenTask[]> {
	const { payments, refunds, approvals, overdue } = await attention(db, now);
	const paidOrders = [...payments, ...refunds.map(({ payment }) => payment)].flatMap(({ orderId }) => orderId ?? []);
	const events = await eventsOfOrders(db, [...new Set(paidOrders)]);
	const isHere = ({ orderId }: { orderId: number | null }) => orderId !== null && events.get(orderId) === eventId;
	const owed = { right: "orders.change" as const };
	return [
		taskOf("payments", "office/orders?state=toRefund", {
			right: "orders.refund",
			items: payments.filter(isHere).map((one) => ({ grosz: one.leftGrosz, since: one.createdAt })),
		}),
		taskOf("refunds", "office/orders?state=toRefund", {
			right: "orders.refund",
			items: refunds
				.filter(({ payment }) => isHere(payment))
				.map((one) => ({ grosz: one.amountGrosz, since: one.createdAt })),
		}),
		taskOf("approvals", "office/orders?state=approval", { ...owed, items: itemsOf(approvals, eventId) }),
		taskOf("overdueInvoices", "office/orders?state=overdue", { ...owed, items: itemsOf(overdue, eventId) }),
	];
}

type Item = { grosz: number; since: Date };

function itemsOf(orders: Awaited<ReturnType<typeof attention>>["approvals"], eventId: number): Item[] {
	return orders
		.filter((order) => order.eventId === eventId)
		.map((order) => ({ grosz: dueGrosz(order), since: order.createdAt }));
}

function taskOf(
	kind: OpenTask["kind"],
	path: string,
	{ items, right }: { items: Item[]; right: OpenTask["right"] },
): OpenTask {
	const oldest = items.map(({ since }) => since.toISOString()).toSorted()[0];
	const grossGrosz = items.reduce((sum, { grosz }) => sum + grosz, 0);
	return { kind, path, right, count: items.length, grossGrosz, oldestDate: oldest ?? null };
}

async function failedEmails(db: Database, eventId: number): Promise<OpenTask> {
	const { count, oldest } = await countFailedAt(db, eventId);
	return {
		kind: "failedEmails",
		path: "office/today/emails",
		right: "people.details",
		count,
		grossGrosz: null,
		oldestDate: oldest?.toISOString() ?? null,
	};
}

async function openReports(db: Database, eventId: number): Promise<OpenTask> {
	const open = (await reportsAt(db, eventId)).filter(({ outcome, isBanned }) => outcome === null && !isBanned);
	return {
		kind: "reports",
		path: "account/people/reports",
		right: "office.open",
		count: open.length,
		grossGrosz: null,
		oldestDate: open.at(-1)?.reportedAt.toISOString() ?? null,
	};
}
