import type { FastifyInstance } from "fastify";
import { deviceOf } from "../../../kit/device/device.ts";
import { contentMark, hashOf } from "../../../kit/hash/hash.ts";
import { fileAnswers } from "../../../kit/http/answers.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { gateOf } from "../../../kit/http/gate.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { calendarFile, lectureEntry } from "../../agenda/server/calendar-file.ts";
import { lecturesOf } from "../../agenda/server/store.ts";
import { documentRest } from "../../event/addresses.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { calendarsOf, eventById } from "../../event/server/store.ts";
import { changePlanFeed, getPlanFeed } from "../contract.ts";
import { planTexts } from "../texts.ts";
import { feedBySecret, type PlanFeed, removeFeed, saveFeed } from "./feed-store.ts";
import { ownPlan, type PlanDeps } from "./own-plan.ts";

export type FeedDeps = PlanDeps & {
	ids: { secret(): string };
	config: { publicUrl: string };
	pageAddress: (lang: Lang, event: EventRecord, path: string) => string;
};

const ICS = "text/calendar; charset=utf-8";
/** Calendar programs poll every few hours. */
const CACHE_SECONDS = 300;

/** The plan at a secret address, for calendar programs. */
export function feedRoutes(app: FastifyInstance, deps: FeedDeps): void {
	const { db, clock, ids, config } = deps;

	serveEvent(app, deps, changePlanFeed, async ({ accountId, event, body, lang, request }) => {
		const of = { accountId, eventId: event.id };
		if (!body.isOn) {
			await removeFeed(db, of);
			return { url: null };
		}
		const secret = ids.secret();
		const addedFrom = deviceOf(request.headers["user-agent"]);
		await saveFeed(db, { ...of, lang, madeAt: clock.now(), addedFrom, secretHash: hashOf(secret) });
		return { url: `${config.publicUrl}${getPlanFeed.path.replace(":secret", secret)}` };
	});

	const authorize = gateOf(app, getPlanFeed);
	const { method, path: url, summary, tag, params } = getPlanFeed;
	app.route({
		method,
		url,
		schema: { summary, tags: [tag], params, response: fileAnswers("iCalendar (RFC 5545)", ICS) },
		handler: async (request, reply) => {
			await authorize(request);
			const { secret } = request.params as { secret: string };
			const feed = await feedBySecret(db, hashOf(secret));
			if (!feed) throw notFound(planTexts.feedGone);
			const text = await feedFile(deps, feed);
			const etag = `"${contentMark(text)}"`;
			reply.headers({ etag, "cache-control": `private, max-age=${CACHE_SECONDS}` });
			if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
			return reply.type(ICS).send(text);
		},
	});
}

/** The plan's lectures with hours, and other entries. It may be empty, because subscribers wait for entries. */
async function feedFile(deps: FeedDeps, { accountId, eventId, lang, madeAt }: PlanFeed): Promise<string> {
	const { db, config, pageAddress } = deps;
	const event = await eventById(db, eventId);
	const plan = await ownPlan(deps, { accountId, event });
	const days = await calendarsOf(db, eventId);
	const planned = plan.lectures.filter((one) => one.hasHours).map((one) => one.lectureId);
	const lectures = (await lecturesOf(db, eventId)).filter((one) => planned.includes(one.objectId));
	const entries = lectures.flatMap((lecture) => {
		const calendar = days.find((day) => day.code === lecture.calendarCode);
		const page = pageAddress(lang, event, documentRest("lectures", lecture.objectId));
		return calendar ? [lectureEntry(lecture, { event, calendar, url: page }, lang)] : [];
	});
	entries.push(...(await deps.planReads.entries(db, { accountId, event, lang })));
	const name = `${planTexts.plan[lang]}: ${localized(lang, event.name, event.nameEn)}`;
	// the same plan is the same file
	return calendarFile({ name, lang, host: new URL(config.publicUrl).hostname, now: madeAt, entries });
}
