import { countOrders } from "../../features/orders/server/store.ts";
import { countPlaces } from "../../features/packages/server/stock-store.ts";
import { countJobs } from "../../kit/jobs/store.ts";
import type { Live } from "../../kit/live/live.ts";
import { countEmails } from "../../kit/mail/store.ts";
import type { Metrics } from "../../kit/metrics/metrics.ts";
import type { Clock } from "../../kit/time/zone.ts";
import type { Deps } from "./deps.ts";

type GaugeDeps = Pick<Deps, "db"> & {
	live: Pick<Live, "count">;
	/** The time by which jobs and e-mails wait. */
	realClock: Clock;
};

/** Adds gauges of queues, live connections, orders and places; all processes read the same database. */
export function addGauges(metrics: Metrics, deps: GaugeDeps): void {
	addQueues(metrics, deps);
	addSales(metrics, deps);
	metrics.add({
		name: "live_connections",
		help: "Live connections of this process.",
		read: async () => [{ value: deps.live.count() }],
	});
}

function addQueues(metrics: Metrics, { db, realClock }: GaugeDeps): void {
	metrics.add({
		name: "jobs_due",
		help: "Jobs that are due, those that run included.",
		read: async () => [{ value: (await countJobs(db, realClock.now())).due }],
	});
	metrics.add({
		name: "jobs_oldest_due_seconds",
		help: "For how long the oldest due job has been due.",
		read: async () => [{ value: secondsBetween((await countJobs(db, realClock.now())).oldestDue, realClock.now()) }],
	});
	metrics.add({
		name: "jobs_failed",
		help: "Jobs that were given up.",
		read: async () => [{ value: (await countJobs(db, realClock.now())).failed }],
	});
	metrics.add({
		name: "emails",
		help: "E-mails by state.",
		labels: ["status"],
		read: async () => (await countEmails(db)).map(({ status, count }) => ({ labels: { status }, value: count })),
	});
	metrics.add({
		name: "emails_oldest_waiting_seconds",
		help: "For how long the oldest unsent e-mail has waited.",
		read: async () => {
			const waiting = (await countEmails(db)).find(({ status }) => status === "waiting");
			return [{ value: secondsBetween(waiting?.oldest, realClock.now()) }];
		},
	});
}

function addSales(metrics: Metrics, { db }: Pick<GaugeDeps, "db">): void {
	metrics.add({
		name: "orders",
		help: "Orders by state.",
		labels: ["status"],
		read: async () => (await countOrders(db)).map(({ status, count }) => ({ labels: { status }, value: count })),
	});
	metrics.add({
		name: "places_taken",
		help: "Places that are sold or reserved, by event and package.",
		labels: ["event", "package"],
		read: async () =>
			(await countPlaces(db)).map((one) => ({
				labels: { event: one.eventCode, package: one.packageCode },
				value: one.taken,
			})),
	});
	metrics.add({
		name: "places_capacity",
		help: "Capacity by event and package; packages without a limit are left out.",
		labels: ["event", "package"],
		read: async () =>
			(await countPlaces(db)).flatMap(({ eventCode, packageCode, capacity }) =>
				capacity === null ? [] : [{ labels: { event: eventCode, package: packageCode }, value: capacity }],
			),
	});
}

function secondsBetween(since: Date | null | undefined, now: Date): number {
	return since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0;
}
