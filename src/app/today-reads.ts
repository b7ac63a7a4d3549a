import { reportsAt } from "../features/matchmaking/server/report-store.ts";
import { countOrders } from "../features/order-office/server/list-store.ts";
import { type Moment, momentOf } from "../features/order-office/server/state-store.ts";
import { orderStateSums } from "../features/order-office/server/state-sums-store.ts";
import type { OrderState } from "../features/order-office/states.ts";
import { countWaiting } from "../features/packages/server/waiting-store.ts";
import type { IssueKind } from "../features/programme-check/contract.ts";
import { findIssues } from "../features/programme-check/server/find-issues.ts";
import { isEventModerator } from "../features/rooms/server/moderator-store.ts";
import type { AwaitedMoney } from "../features/today/contract.ts";
import type { OpenTask, TodayReads } from "../features/today/server/today-reads.ts";
import type { Database } from "../kit/db/database.ts";
import { countFailedAt } from "../kit/mail/event-email-store.ts";

/** Answers the office's queries about the day. */
export const todayReads: TodayReads = {
	waiting: countWaiting,
	async open(db, of) {
		const moment = momentOf(of.now);
		const sums = await orderStateSums(db, { eventId: of.eventId, moment });
		const tasks = [
			...(await tasksOfOrders(db, { eventId: of.eventId, moment, sums })),
			await failedEmails(db, of.eventId),
			...(await tasksOfProgramme(db, of.eventId)),
			...((await isEventModerator(db, of)) ? [await openReports(db, of.eventId)] : []),
		];
		return { tasks, money: moneyIn(sums) };
	},
};

/** The orders of a task or a sum. */
const STATES = {
	card: ["paying"],
	transfer: ["transfer"],
	deferred: ["approval", "deferred", "overdue"],
	refund: ["toRefund"],
} as const satisfies Record<AwaitedMoney["kind"], readonly OrderState[]>;

const listOf = (states: readonly OrderState[]) => `office/orders?state=${states.join(",")}`;

/** Money that an event's orders await or have to return. */
export async function moneyOf(db: Database, { eventId, now }: { eventId: number; now: Date }): Promise<AwaitedMoney[]> {
	return moneyIn(await orderStateSums(db, { eventId, moment: momentOf(now) }));
}

type Sums = Awaited<ReturnType<typeof orderStateSums>>;

function moneyIn(sums: Sums): AwaitedMoney[] {
	return (["card", "transfer", "deferred", "refund"] as const).map((kind) => {
		const parts = STATES[kind].flatMap((state) => sums.get(state) ?? []);
		return {
			kind,
			count: parts.reduce((sum, one) => sum + one.count, 0),
			grossGrosz: parts.reduce((sum, one) => sum + (kind === "refund" ? one.toRefundGrosz : one.dueGrosz), 0),
			path: listOf(STATES[kind]),
		};
	});
}

/** Money without an order belongs to no event, so it is in no event's tasks. */
async function tasksOfOrders(
	db: Database,
	{ eventId, moment, sums }: { eventId: number; moment: Moment; sums: Sums },
): Promise<OpenTask[]> {
	const [unsettled = 0] = await countOrders(db, [{ eventId, moment, hasUnsettledRefunds: true }]);
	const taskOf = (kind: OpenTask["kind"], right: OpenTask["right"], state: OrderState): OpenTask => {
		const found = sums.get(state);
		return {
			kind,
			path: listOf([state]),
			right,
			count: found?.count ?? 0,
			grossGrosz: (state === "toRefund" ? found?.toRefundGrosz : found?.dueGrosz) ?? 0,
			oldestDate: found?.oldest.toISOString() ?? null,
		};
	};
	return [
		taskOf("toRefund", "orders.refund", "toRefund"),
		{
			kind: "refunds",
			path: "office/orders?refunds=unsettled",
			right: "orders.refund",
			count: unsettled,
			grossGrosz: null,
			oldestDate: null,
		},
		taskOf("approvals", "orders.change", "approval"),
		taskOf("overdueInvoices", "orders.change", "overdue"),
	];
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

async function tasksOfProgramme(db: Database, eventId: number): Promise<OpenTask[]> {
	const issues = await findIssues(db, eventId);
	const taskOf = (kind: OpenTask["kind"], kinds: readonly IssueKind[]): OpenTask => ({
		kind,
		path: `office/today/programme?kind=${kinds.join(",")}`,
		right: "programme.check",
		count: issues.filter((one) => kinds.includes(one.kind)).length,
		grossGrosz: null,
		oldestDate: null,
	});
	return [taskOf("clashes", ["hall", "speaker"]), taskOf("missingEnglish", ["english"])];
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
