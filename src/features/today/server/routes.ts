import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { allEvents } from "../../event/server/store.ts";
import { type OfficeDeps, type Organiser, serveOffice } from "../../organisers/server/serve-office.ts";
import { placesTaken } from "../../packages/server/stock-store.ts";
import { pricedPackages, roundsOf } from "../../packages/server/store.ts";
import { getToday, type Today } from "../contract.ts";
import { daysBetween, paceOf, previousEdition } from "../rules.ts";
import * as store from "./store.ts";
import type { TodayReads } from "./today-reads.ts";

type TodayDeps = OfficeDeps & { todayReads: TodayReads };

const DAY_MS = 86_400_000;

export function todayRoutes(app: FastifyInstance, deps: TodayDeps): void {
	serveOffice(app, deps, getToday, async ({ event, organiser }) => {
		const { db, clock } = deps;
		const now = clock.now();
		const since = new Date(now.getTime() - DAY_MS);
		const startsOn = dayOf(event.startsAt, event.timeZone);
		const previous = previousEdition(await allEvents(db), event);
		const { netGrosz, netGroszLastDay, paidGrosz } = await store.salesSums(db, event.id, since);
		return {
			day: dayOf(now, event.timeZone),
			startDate: event.startsAt.toISOString(),
			timeZone: event.timeZone,
			daysLeft: Math.max(0, daysBetween(dayOf(now, event.timeZone), startsOn)),
			...(await packageFigures(deps, event, since)),
			soldNetGrosz: netGrosz,
			soldNetGroszLastDay: netGroszLastDay,
			paidGrosz,
			averageNetGrosz: await store.averageTicketNet(db, event.id),
			round: await roundOf(db, event, now),
			pace: await paceAt(db, event, now),
			previous: previous ? await previousPace(db, previous) : null,
			funnel: await funnelOf(db, event.id, previous?.id),
			...(await waitingAndTasks(deps, event, organiser)),
		};
	});
}

async function packageFigures({ db, clock, todayReads }: TodayDeps, event: EventRecord, since: Date) {
	const [packages, taken, counts, waiting] = await Promise.all([
		pricedPackages(db, event.id, clock.now()),
		placesTaken(db, event.id),
		store.registeredByPackage(db, event.id, since),
		todayReads.waiting(db, event.id),
	]);
	const all = [...counts.values()];
	return {
		registered: all.reduce((sum, one) => sum + one.registered, 0),
		registeredLastDay: all.reduce((sum, one) => sum + one.lastDay, 0),
		packages: packages.map(({ id, code, name, capacity, netGrosz }) => ({
			code,
			name,
			taken: taken.get(id) ?? 0,
			reserved: counts.get(id)?.reserved ?? 0,
			capacity,
			lastDay: counts.get(id)?.lastDay ?? 0,
			waiting: waiting.get(id) ?? 0,
			netGrosz: netGrosz ?? null,
		})),
	};
}

async function roundOf(db: Database, { id, timeZone }: EventRecord, now: Date): Promise<Today["round"]> {
	const current = (await roundsOf(db, id)).find(({ endsAt }) => endsAt === null || endsAt > now);
	if (!current?.endsAt) return null;
	const daysLeft = daysBetween(dayOf(now, timeZone), dayOf(current.endsAt, timeZone));
	return { number: current.number, endsDate: current.endsAt.toISOString(), daysLeft };
}

async function paceAt(db: Database, event: EventRecord, now: Date): Promise<Today["pace"]> {
	const last = now < event.endsAt ? now : event.endsAt;
	const days = await store.registeredByDay(db, event.id, event.timeZone);
	return paceOf(days, {
		startsOn: dayOf(event.startsAt, event.timeZone),
		until: dayOf(last, event.timeZone),
	});
}

async function previousPace(db: Database, event: EventRecord): Promise<Today["previous"]> {
	const pace = await paceAt(db, event, event.endsAt);
	return { eventCode: event.code, pace, total: pace.at(-1)?.total ?? 0 };
}

const STEPS = ["PageView", "GoToRegistration", "GoToDataForm", "GoToPayment"] as const;

/** Null without recorded conversions. */
async function funnelOf(db: Database, eventId: number, previousId: number | undefined): Promise<Today["funnel"]> {
	const own = await stepsOf(db, eventId);
	if (!own) return null;
	const previous = previousId === undefined ? undefined : await stepsOf(db, previousId);
	return own.map(({ step, count }, index) => ({ step, count, previousCount: previous?.[index]?.count ?? null }));
}

async function stepsOf(db: Database, eventId: number) {
	const visitors = await store.visitorsByStep(db, eventId, [...STEPS]);
	if (visitors.size === 0) return undefined;
	const steps = STEPS.map((step) => ({ step, count: visitors.get(step) ?? 0 }));
	return [...steps, { step: "paid" as const, count: await store.countPaidOrders(db, eventId) }];
}

async function waitingAndTasks({ db, clock, todayReads }: TodayDeps, event: EventRecord, organiser: Organiser) {
	const of = { eventId: event.id, accountId: organiser.accountId, now: clock.now() };
	const { tasks, money } = await todayReads.open(db, of);
	return {
		waiting: money.filter(({ count }) => count > 0),
		tasks: tasks.filter(({ count, right }) => count > 0 && organiser.may(right)).map(({ right: _, ...task }) => task),
	};
}
