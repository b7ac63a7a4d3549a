import * as z from "zod/mini";
import { defineOfficeCall } from "../organisers/office-call.ts";

/** Instants are ISO 8601 in UTC, days "2025-04-30" in the event's time zone, sums in grosz. */
const packageFigures = z.object({
	code: z.string(),
	name: z.string(),
	/** Registrations that are not cancelled, and places that a purchase holds. */
	taken: z.int(),
	/** The part of `taken` that awaits payment. */
	reserved: z.int(),
	/** Null is unlimited. */
	capacity: z.nullable(z.int()),
	/** Registrations of the last 24 hours. */
	lastDay: z.int(),
	/** People in the waiting list. */
	waiting: z.int(),
	/** The price of the current round; null without one. */
	netGrosz: z.nullable(z.int()),
});

/** Registrations until the end of a day, by days before the event; negative after its start. */
const pacePoint = z.object({ daysBefore: z.int(), day: z.string(), total: z.int() });
export type PacePoint = z.output<typeof pacePoint>;

const funnelSteps = z.enum(["PageView", "GoToRegistration", "GoToDataForm", "GoToPayment", "paid"]);
export type FunnelStep = z.output<typeof funnelSteps>;

const taskKind = z.enum([
	"toRefund",
	"refunds",
	"approvals",
	"overdueInvoices",
	"failedEmails",
	"clashes",
	"missingEnglish",
	"reports",
]);
export type TaskKind = z.output<typeof taskKind>;

const task = z.object({
	kind: taskKind,
	count: z.int(),
	/** Null for things without a sum. */
	grossGrosz: z.nullable(z.int()),
	/** Of the oldest one; null if unknown. */
	oldestDate: z.nullable(z.string()),
	/** The address where it is settled, behind the event's: "office/orders?state=approval". */
	path: z.string(),
});
export type Task = z.output<typeof task>;

const money = z.object({
	kind: z.enum(["card", "transfer", "deferred", "refund"]),
	/** Orders in the list at `path`. */
	count: z.int(),
	grossGrosz: z.int(),
	path: z.string(),
});
export type AwaitedMoney = z.output<typeof money>;

const today = z.object({
	/** The current day. */
	day: z.string(),
	startDate: z.string(),
	timeZone: z.string(),
	/** Whole days until the event begins; 0 from then on. */
	daysLeft: z.int(),
	registered: z.int(),
	/** In the last 24 hours. */
	registeredLastDay: z.int(),
	/** Paid and payable by invoice, less refunds. */
	soldNetGrosz: z.int(),
	soldNetGroszLastDay: z.int(),
	paidGrosz: z.int(),
	/** Null without paid tickets. */
	averageNetGrosz: z.nullable(z.int()),
	/** Null after the last change of prices. */
	round: z.nullable(z.object({ number: z.int(), endsDate: z.string(), daysLeft: z.int() })),
	packages: z.array(packageFigures),
	pace: z.array(pacePoint),
	/** Null without a previous edition. */
	previous: z.nullable(z.object({ eventCode: z.string(), pace: z.array(pacePoint), total: z.int() })),
	/** Null without recorded conversions. */
	funnel: z.nullable(z.array(z.object({ step: funnelSteps, count: z.int(), previousCount: z.nullable(z.int()) }))),
	/** Money that is waited for, by its way, and money to give back. */
	waiting: z.array(money),
	/** Tasks of the caller's rights. */
	tasks: z.array(task),
});
export type Today = z.output<typeof today>;

export const getToday = defineOfficeCall({
	right: "figures.read",
	method: "GET",
	path: "/api/office/event/:eventCode/today",
	summary:
		"The event's figures: places, sales, pace beside the previous edition, funnel of recorded conversions, money that is waited for, and the tasks of the caller's rights.",
	response: today,
});
