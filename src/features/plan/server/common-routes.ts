import type { FastifyInstance } from "fastify";
import { wordsIn } from "../../../kit/i18n/lang.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { getCommonLectures, showCommonLectures } from "../common-contract.ts";
import { isPlanShared, storePlanShared } from "./common-store.ts";
import { ownPlan, type PlanDeps } from "./own-plan.ts";

export function commonRoutes(app: FastifyInstance, deps: PlanDeps): void {
	const { db, clock, planReads } = deps;

	serveEvent(app, deps, getCommonLectures, async ({ event, accountId, lang, params: { personId: otherId } }) => {
		await planReads.refuseUnconnected(db, { event, accountId, otherId, now: clock.now() });
		const isShown = await isPlanShared(db, { accountId, eventId: event.id });
		const isOtherShown = await isPlanShared(db, { accountId: otherId, eventId: event.id });
		const common = { isShown, timeZone: event.timeZone };
		if (!isShown || !isOtherShown) return { ...common, lectures: [] };
		const { lectures } = await ownPlan(deps, { accountId, event });
		const other = await ownPlan(deps, { accountId: otherId, event });
		const others = new Set(other.lectures.map((one) => one.lectureId));
		const both = lectures.filter((one) => others.has(one.lectureId));
		return {
			...common,
			lectures: both.map(({ lectureId, language, startDate, hasHours, ...one }) => {
				const { text: subject, lang: subjectLang } = wordsIn(lang, language, one.subject, one.subjectPl, one.subjectEn);
				return { lectureId, subject, subjectLang: subjectLang ?? null, startDate, hasHours };
			}),
		};
	});

	serveEvent(app, deps, showCommonLectures, async ({ event, accountId, body: { isShown } }) => {
		await storePlanShared(db, { accountId, eventId: event.id, isShown, since: clock.now() });
		return { isShown };
	});
}
