import type { FastifyInstance } from "fastify";
import type { ParamsOf } from "../../../kit/contract/call.ts";
import { fileAnswers } from "../../../kit/http/answers.ts";
import { assertOwner } from "../../../kit/http/assert-owner.ts";
import { attachmentNamed } from "../../../kit/http/attachment-name.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { gateOf } from "../../../kit/http/gate.ts";
import { requestLang } from "../../../kit/http/request-lang.ts";
import { schemaOf, serve } from "../../../kit/http/serve.ts";
import { type Lang, localized, wordsIn } from "../../../kit/i18n/lang.ts";
import type { Live } from "../../../kit/live/live.ts";
import { isOverlap } from "../../../kit/time/span.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import { calendarFileName } from "../../agenda/server/calendar-file.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { eventById, existingEvent } from "../../event/server/store.ts";
import { ownPlan, type PlanDeps } from "../../plan/server/own-plan.ts";
import { confirmedAt } from "../../ticket-holders/server/holder-store.ts";
import * as calls from "../contract.ts";
import type { ExpectedMeeting } from "../rules.ts";
import { refusals } from "../texts.ts";
import { type Actor, actOn, type BookDeps, type Outcome, requestSlot } from "./book.ts";
import { deliverMeetings, tellMeeting } from "./broadcast.ts";
import { type CalendarDeps, meetingFile } from "./calendar.ts";
import { answerMove, move } from "./move.ts";
import { refusedMoves } from "./move-store.ts";
import { clashesOf, ownShape, type PlannedLecture, slotSpanShape } from "./shapes.ts";
import { exhibitorById, freeSlots, meetingExhibitors, slotsToCome, topicsOf, workedFor } from "./slot-store.ts";
import { staffRoutes } from "./staff-routes.ts";
import { dismissMeeting, liveMeetingsOf, type MeetingRecord, meetingById, meetingsAt } from "./store.ts";

export type MeetingsDeps = BookDeps & PlanDeps & CalendarDeps & { config: { meetingRoomsUrl: string }; live: Live };

export function meetingsRoutes(app: FastifyInstance, deps: MeetingsDeps): void {
	deliverMeetings(deps);
	offerRoutes(app, deps);
	ownRoutes(app, deps);
	fileRoute(app, deps);
	staffRoutes(app, deps);
}

async function plannedOf(
	deps: MeetingsDeps,
	accountId: string,
	eventId: number,
	lang: Lang,
): Promise<PlannedLecture[]> {
	const event = await eventById(deps.db, eventId);
	const { lectures } = await ownPlan(deps, { accountId, event });
	return lectures
		.filter((one) => one.hasHours)
		.map((one) => ({
			subject: wordsIn(lang, one.language, one.subject, one.subjectPl, one.subjectEn).text,
			startsAt: new Date(one.startDate),
			endsAt: new Date(one.endDate),
		}));
}

async function offersOf({ db, clock }: MeetingsDeps, eventId: number, lang: Lang) {
	const exhibitors = await meetingExhibitors(db, eventId);
	const ids = exhibitors.map((one) => one.id);
	const topics = await topicsOf(db, ids);
	const free = await freeSlots(db, eventId, clock.now());
	return exhibitors.map(({ id, name, logoUrl }) => ({
		objectId: id,
		name,
		logoUrl,
		freeSlots: free.get(id) ?? 0,
		topics: topics
			.filter((topic) => topic.exhibitorId === id)
			.map((topic) => ({ objectId: topic.id, name: localized(lang, topic.name, topic.nameEn) })),
	}));
}

function offerRoutes(app: FastifyInstance, deps: MeetingsDeps): void {
	const { db, clock } = deps;
	serveEvent(app, deps, calls.getMeetingExhibitors, async ({ event, accountId, lang }) => ({
		timeZone: event.timeZone,
		firstDay: dayOf(event.startsAt, event.timeZone),
		mayAsk: (await confirmedAt(db, accountId)).includes(event.id),
		worksFor: (await workedFor(db, { accountId, eventId: event.id })).map(({ id, name }) => ({ objectId: id, name })),
		exhibitors: await offersOf(deps, event.id, lang),
	}));

	serve(app, calls.getMeetingSlots, async ({ accountId, params, lang }) => {
		const exhibitor = await exhibitorById(db, params.id);
		if (!exhibitor?.isMeetingEnabled) throw notFound(refusals.noExhibitor);
		const plan = await plannedOf(deps, accountId, exhibitor.eventId, lang);
		const own = await liveMeetingsOf(db, accountId);
		const slots = await slotsToCome(db, exhibitor.id, clock.now());
		return {
			exhibitor: { objectId: exhibitor.id, name: exhibitor.name },
			timeZone: (await eventById(db, exhibitor.eventId)).timeZone,
			slots: slots.map((slot) => ({
				...slotSpanShape(slot),
				isTaken: slot.bookedBy !== null,
				isYours: slot.bookedBy === accountId,
				clashes: clashesOf(slot, plan),
				otherMeeting:
					own.find(
						(one) => one.exhibitorId !== exhibitor.id && slotsBookedBy(one).some((span) => isOverlap(span, slot)),
					)?.exhibitorName ?? null,
			})),
		};
	});
}

const slotsBookedBy = (meeting: MeetingRecord) => (meeting.move ? [meeting, meeting.move] : [meeting]);

const assertOwnMeetings = (accountId: string, { id }: { id: string }) => assertOwner(accountId, id, refusals.noPerson);

async function ownMeetingsAt(deps: MeetingsDeps, { lang, ...of }: { accountId: string; eventId: number; lang: Lang }) {
	const { db, clock, config } = deps;
	const plan = await plannedOf(deps, of.accountId, of.eventId, lang);
	const viewContext = { lang, now: clock.now(), roomsUrl: config.meetingRoomsUrl };
	const refused = await refusedMoves(db, { accountId: of.accountId });
	const meetings = await meetingsAt(db, of);
	return meetings.map((one) => ownShape({ ...one, refused: refused.get(one.id) }, plan, viewContext));
}

/** Throws 404 unless the exhibitor called the meeting off. */
async function dismissCalledOff({ db, clock }: MeetingsDeps, meetingId: number, person: string) {
	const seen = await dismissMeeting(db, { meetingId, person, now: clock.now() });
	if (!seen) throw notFound(refusals.noMeeting);
	return seen;
}

type MeetingAction = {
	meetingId: number;
	actor: Actor;
	act: "accept" | "decline" | "end";
	expected: ExpectedMeeting | undefined;
};

function ownRoutes(app: FastifyInstance, deps: MeetingsDeps): void {
	const { db, live } = deps;
	const publishOutcome = (meeting: Outcome) => {
		if (meeting.isChanged) tellMeeting(live, meeting);
		return { meetingId: meeting.id, state: meeting.state };
	};
	serve(app, calls.getOwnMeetings, async ({ accountId, params, query, lang }) => {
		assertOwnMeetings(accountId, params);
		const event = await existingEvent(db, query.eventCode);
		return { timeZone: event.timeZone, meetings: await ownMeetingsAt(deps, { accountId, eventId: event.id, lang }) };
	});

	serve(app, calls.askForMeeting, async ({ accountId, params, body }) => {
		assertOwnMeetings(accountId, params);
		const { slotId, meetingId, topicId = null, note } = body;
		if (meetingId) {
			return publishOutcome(await db.transaction((tx) => move(tx, deps, { meetingId, slotId, actor: { accountId } })));
		}
		const newMeetingId = await requestSlot(deps, { accountId, slotId, topicId, note });
		return { meetingId: newMeetingId, state: "asked" as const };
	});

	const act = async (action: MeetingAction) => publishOutcome(await db.transaction((tx) => actOn(tx, deps, action)));
	serve(app, calls.answerProposal, async ({ accountId, params, body }) => {
		assertOwnMeetings(accountId, params);
		const { meetingId } = params;
		if ("isSeen" in body) return dismissCalledOff(deps, meetingId, accountId);
		if (!("moveTo" in body)) {
			const { isAccepted, expected } = body;
			return act({ meetingId, actor: { accountId }, act: isAccepted ? "accept" : "decline", expected });
		}
		const moved = await db.transaction((tx) => answerMove(tx, deps, { meetingId, actor: { accountId }, ...body }));
		return publishOutcome(moved.meeting);
	});
	serve(app, calls.endOwnMeeting, async ({ accountId, params: { meetingId, ...params }, body }) => {
		assertOwnMeetings(accountId, params);
		return act({ meetingId, actor: { accountId }, act: "end", expected: body?.expected });
	});
}

const ICS = "text/calendar; charset=utf-8";

function fileRoute(app: FastifyInstance, deps: MeetingsDeps): void {
	const call = calls.getMeetingCalendar;
	const authorize = gateOf(app, call);
	app.route({
		method: call.method,
		url: call.path,
		schema: { ...schemaOf(call), response: fileAnswers("iCalendar (RFC 5545)", ICS) },
		config: { isNeverCached: true },
		handler: async (request, reply) => {
			const { accountId = "" } = await authorize(request);
			const params = request.params as ParamsOf<typeof call>;
			assertOwnMeetings(accountId, params);
			const meeting = await meetingById(deps.db, params.meetingId);
			if (meeting?.accountId !== accountId) throw notFound(refusals.noMeeting);
			if (meeting.state !== "agreed") throw new Failure(409, refusals.notAgreed);
			const text = await meetingFile(deps, meeting, requestLang(request, app.defaultLang));
			const name = calendarFileName("meeting", meeting.exhibitorName);
			return reply.type(ICS).header("content-disposition", attachmentNamed(name)).send(text);
		},
	});
}
