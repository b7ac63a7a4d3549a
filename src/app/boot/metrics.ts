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
	realClock: Clock;
};

/** Every process reports the same values, read from the database. */
export function addGauges(metrics: Metrics, deps: GaugeDeps): void {
	addQueues(metrics, deps);
	addSales(metrics, deps);
	metrics.add({
		name: "live_connections",
		help: "Open live connections of this process.",
		read: async () => [{ value: deps.live.count() }],
	});
}

function addQueues(metrics: Metrics, { db, realClock }: GaugeDeps): void {
	metrics.add({
		name: "jobs_due",
		help: "Due jobs, including running ones.",
		read: async () => [{ value: (await countJobs(db, realClock.now())).due }],
	});
	metrics.add({
		name: "jobs_oldest_due_seconds",
		help: "Seconds since the oldest due job became due.",
		read: async () => [{ value: secondsBetween((await countJobs(db, realClock.now())).oldestDue, realClock.now()) }],
	});
	metrics.add({
		name: "jobs_failed",
		help: "Failed jobs that are not retried.",
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
		help: "Age of the oldest unsent e-mail in seconds.",
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
		help: "Sold and reserved places by event and package.",
		labels: ["event", "package"],
		read: async () =>
			(await countPlaces(db)).map((one) => ({
				labels: { event: one.eventCode, package: one.packageCode },
				value: one.taken,
			})),
	});
	metrics.add({
		name: "places_capacity",
		help: "Capacity by event and package, without unlimited packages.",
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
