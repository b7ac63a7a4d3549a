import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { type Lang, localized, wordsIn } from "../../../kit/i18n/lang.ts";
import type { Live } from "../../../kit/live/live.ts";
import { placeName } from "../../event/meeting-points.ts";
import { getNotices, getUnreadNotices, type Notice, readAllNotices, readNotice } from "../contract.ts";
import { cursorText, noticePath, parseCursor } from "../rules.ts";
import { noticeSentences } from "../sentences.ts";
import { noticesTexts } from "../texts.ts";
import { deliverNotices, tellNotices } from "./publish.ts";
import { countUnread, isNoticeOf, markNoticeRead, markReadUntil, type NoticeRecord, noticesOf } from "./store.ts";

type Deps = { db: NodePgDatabase; clock: { now(): Date }; live: Live };

const NOTICES_PER_PAGE = 30;

export function noticesRoutes(app: FastifyInstance, deps: Deps): void {
	const { db, clock, live } = deps;
	deliverNotices(deps);

	serve(app, getNotices, async ({ accountId, lang, query: { before } }) => {
		const after = before === undefined ? undefined : parseCursor(before);
		// one more than a page, to see whether more follow
		const found = await noticesOf(db, { accountId, after, limit: NOTICES_PER_PAGE + 1 });
		const page = found.slice(0, NOTICES_PER_PAGE);
		const last = page.at(-1);
		return {
			notices: page.map((one) => noticeShape(one, lang, clock.now())),
			next: found.length > NOTICES_PER_PAGE && last ? cursorText(last.notice) : null,
			unread: await countUnread(db, accountId),
		};
	});

	serve(app, getUnreadNotices, async ({ accountId }) => ({ unread: await countUnread(db, accountId) }));

	serve(app, readNotice, async ({ accountId, params: { id } }) => {
		if (!(await isNoticeOf(db, { id, accountId }))) throw notFound(noticesTexts.noNotice);
		if ((await markNoticeRead(db, { id, accountId, now: clock.now() })) > 0) tellNotices(live, accountId);
		return { unread: await countUnread(db, accountId) };
	});

	serve(app, readAllNotices, async ({ accountId, body: { until } }) => {
		const changed = await markReadUntil(db, { accountId, until: new Date(until), now: clock.now() });
		if (changed > 0) tellNotices(live, accountId);
		return { unread: await countUnread(db, accountId) };
	});
}

function noticeShape(
	{ notice, event, person, company, lecture, ...named }: NoticeRecord,
	lang: Lang,
	now: Date,
): Notice {
	const subject =
		lecture && wordsIn(lang, lecture.language, lecture.subject, lecture.subjectPl, lecture.subjectEn).text;
	const pointName = (place: string | null) => place && placeName(event.meetingPoints, place, lang);
	const facts = {
		...notice,
		place: pointName(notice.place),
		otherPlace: pointName(notice.otherPlace),
		timeZone: event.timeZone,
		person: person && `${person.firstName} ${person.lastName}`,
		// the company receives a message to a stand
		company,
		lecture: subject,
		package: named.package?.name ?? null,
	};
	return {
		id: notice.id,
		kind: notice.kind,
		...noticeSentences(lang, facts),
		date: notice.createdAt.toISOString(),
		isRead: notice.readAt !== null,
		event: { code: event.code, name: localized(lang, event.name, event.nameEn), timeZone: event.timeZone },
		path: noticePath({ ...notice, packageCode: named.package?.code ?? null }, now),
	};
}
