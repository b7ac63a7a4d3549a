import type { FastifyInstance } from "fastify";
import type { QueryOf } from "../../../kit/contract/call.ts";
import { serveCached } from "../../../kit/http/serve.ts";
import { lectureWaysOfCode } from "../../codes/server/opened.ts";
import type { CalendarRecord } from "../../event/server/columns.ts";
import { serveCachedEvent, serveFreshEvent } from "../../event/server/serve-event.ts";
import { existingCalendar, existingEvent } from "../../event/server/store.ts";
import {
	getCategories,
	getCategoryTree,
	getFakeCategory,
	getLectureDescription,
	getLectures,
	getLecturesStatuses,
	getLectureTags,
	getLectureTree,
	getTracks,
} from "../contract.ts";
import { seatCacheEnd } from "../seat-status.ts";
import { type CalendarDeps, calendarRoutes } from "./calendar-routes.ts";
import { describedLecture } from "./described-lecture.ts";
import { statusesOf } from "./seat-store.ts";
import { categoryShape, datedCategoryShape } from "./shapes.ts";
import { categoriesOf, categoryDaysOf, existingCategory, lecturesOf, treePartsOf, treeSelects } from "./store.ts";
import { tagsOf } from "./tag-store.ts";
import { trackHeads, treeOf } from "./tree.ts";

export function agendaRoutes(app: FastifyInstance, deps: CalendarDeps): void {
	categoryRoutes(app, deps);
	lectureRoutes(app, deps);
	calendarRoutes(app, deps);
}

function categoryRoutes(app: FastifyInstance, deps: CalendarDeps): void {
	const { db } = deps;
	const until = async () => seatCacheEnd(deps.clock.now());
	serveCachedEvent(app, deps, getCategories, async ({ event }) => {
		const [categories, days] = await Promise.all([categoriesOf(db, event.id), categoryDaysOf(db, event.id)]);
		const fake = categories.find((one) => one.isFake);
		return {
			categories: categories.filter((one) => !one.isFake).map((one) => datedCategoryShape(one, days)),
			fakeCategory: fake ? datedCategoryShape(fake, days) : null,
		};
	});

	serveCachedEvent(
		app,
		deps,
		getCategoryTree,
		async ({ event, params }) => {
			const category = await existingCategory(db, event.id, params.categoryId);
			return treeOf(await treePartsOf(db, event.id, category.id), category);
		},
		{ until },
	);

	serveCachedEvent(
		app,
		deps,
		getFakeCategory,
		async ({ event }) => {
			const fake = (await categoriesOf(db, event.id)).find((one) => one.isFake);
			if (!fake) return { isHourlySignificant: false, calendars: [] };
			return treeOf(await treePartsOf(db, event.id, fake.id), fake);
		},
		{ until },
	);

	lectureTreeRoute(app, deps);
}

/** Answers the trees of all categories, limited to a code's packages. Attempts at codes are limited per visitor. */
function lectureTreeRoute(app: FastifyInstance, { db, cache, clock }: CalendarDeps): void {
	serveCachedEvent<
		typeof getLectureTree,
		QueryOf<typeof getLectureTree> & { opens?: { online: boolean; onsite: boolean } }
	>(
		app,
		{ db, cache },
		getLectureTree,
		async ({ event, query: { virtualOnly, opens } }) => {
			const [categories, parts] = await Promise.all([categoriesOf(db, event.id), treePartsOf(db, event.id)]);
			const { online, onsite } = opens ?? { online: true, onsite: true };
			const isNarrowed = virtualOnly || opens !== undefined;
			const isWanted = ({ isOnline, isOnsite }: CalendarRecord) =>
				!isNarrowed || (isOnline && online) || (isOnsite && onsite && !virtualOnly);
			return categories
				.map((category) => ({
					...categoryShape(category),
					isFake: category.isFake,
					tree: treeOf(parts, category, isWanted),
				}))
				.filter((one) => !isNarrowed || one.tree.calendars.length > 0);
		},
		{
			until: async () => seatCacheEnd(clock.now()),
			judged: async ({ params, query, count }) => {
				if (!query.couponCode) return query;
				await count("code");
				const event = await existingEvent(db, params.eventCode);
				const opens = await lectureWaysOfCode(db, event.id, query.couponCode, clock.now());
				return { virtualOnly: query.virtualOnly, opens };
			},
		},
	);
}

function lectureRoutes(app: FastifyInstance, deps: CalendarDeps): void {
	const { db, cache } = deps;
	const until = async () => seatCacheEnd(deps.clock.now());
	serveCachedEvent(app, deps, getTracks, async ({ event }) => {
		const { tracks, trackPeople } = treeSelects(db, event.id);
		return trackHeads({ tracks: await tracks, people: await trackPeople });
	});

	serveFreshEvent(app, deps, getLecturesStatuses, (event) => statusesOf(db, event.id));

	serveCached(app, cache, getLectureDescription, async ({ params }) => describedLecture(db, params.id), { until });

	serveCachedEvent(
		app,
		deps,
		getLectures,
		async ({ event, query }) => {
			const calendar = query.calendar && (await existingCalendar(db, event.id, query.calendar));
			return lecturesOf(db, event.id, calendar ? calendar.id : undefined);
		},
		{ until },
	);

	serveCachedEvent(app, deps, getLectureTags, async ({ event }) => tagsOf(db, event.id));
}
