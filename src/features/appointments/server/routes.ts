import type { FastifyInstance } from "fastify";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { requestLang } from "../../../kit/http/request-lang.ts";
import { serveFile } from "../../../kit/http/serve-file.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Live } from "../../../kit/live/live.ts";
import { calendarFileName } from "../../agenda/server/calendar-file.ts";
import { placeName } from "../../event/meeting-points.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { calendarsOf, existingEvent } from "../../event/server/store.ts";
import { hasBlocked } from "../../matchmaking/server/store.ts";
import { refuseUnseen, viewerAt } from "../../matchmaking/server/viewer.ts";
import { isRoomOpen, roomAddress } from "../../meetings/rules.ts";
import type { PlanDeps } from "../../plan/server/own-plan.ts";
import * as calls from "../contract.ts";
import { DEFAULT_LENGTH, offeredTimes } from "../rules.ts";
import { refusals } from "../texts.ts";
import { type ArrangeDeps, act, move, propose, refuseStranger } from "./arrange.ts";
import { type Busy, busyOf, clashesAt } from "./availability.ts";
import { deliverAppointments } from "./broadcast.ts";
import { appointmentFile, type CalendarDeps } from "./calendar.ts";
import { type AppointmentRecord, appointmentById, appointmentsAt, type Times } from "./store.ts";

type Deps = ArrangeDeps & PlanDeps & CalendarDeps & { config: { meetingRoomsUrl: string }; live: Live };
type Viewer = { event: EventRecord; accountId: string; lang: Lang };

export function appointmentsRoutes(app: FastifyInstance, deps: Deps): void {
	deliverAppointments(deps);
	readingRoutes(app, deps);
	arrangingRoutes(app, deps);
	fileRoute(app, deps);
}

const timesShape = ({ startsAt, endsAt, place }: Times, { event, lang }: Pick<Viewer, "event" | "lang">) => ({
	startDate: startsAt.toISOString(),
	endDate: endsAt.toISOString(),
	place: place && placeName(event.meetingPoints, place, lang),
});

/** Returns the appointment as one of the two sees it. */
function shapeOf(deps: Deps, one: AppointmentRecord, whose: Viewer, busy: readonly Busy[]): calls.Appointment {
	const { accountId } = whose;
	const { id, note, state, timeProposerId: byId, room, people } = one;
	const now = deps.clock.now();
	const isOpen = one.place === null && state === "agreed" && isRoomOpen(one, "agreed", now);
	return {
		id,
		note,
		state,
		isMine: byId === accountId,
		...timesShape(one, whose),
		person: invariant(
			people.find((person) => person.id !== accountId),
			"the other of the two",
		),
		move: one.move && { ...timesShape(one.move, whose), isMine: one.move.requesterId === accountId },
		isOver: one.startsAt <= now,
		roomUrl: isOpen ? roomAddress(deps.config.meetingRoomsUrl, room) : null,
		clashes: clashesAt(one.move ?? one, busy, id),
	};
}

async function ownAppointment(deps: Deps, id: number, whose: Viewer): Promise<calls.Appointment> {
	const found = invariant(await appointmentById(deps.db, id), "the appointment");
	return shapeOf(deps, found, whose, await busyOf(deps, whose));
}

function readingRoutes(app: FastifyInstance, deps: Deps): void {
	const { db, clock } = deps;
	serveEvent(app, deps, calls.getMeetingTimes, async ({ params: { personId: otherId }, query, ...asked }) => {
		const { event, accountId, lang } = asked;
		const now = clock.now();
		await refuseStranger(db, { event, accountId, otherId, now });
		const minutes = query.minutes ?? DEFAULT_LENGTH;
		const times = offeredTimes(await calendarsOf(db, event.id), { minutes, now, timeZone: event.timeZone });
		const [mine, theirs] = [
			await busyOf(deps, { event, accountId, lang }),
			await busyOf(deps, { event, accountId: otherId, lang }),
		];
		return {
			timeZone: event.timeZone,
			points: event.meetingPoints.map((point) => point[lang]),
			times: times.map((one) => ({
				startDate: one.startsAt.toISOString(),
				endDate: one.endsAt.toISOString(),
				isOnsite: one.isOnsite,
				clashes: clashesAt(one, mine),
				isOtherFree: clashesAt(one, theirs).length === 0,
			})),
		};
	});

	serveEvent(app, deps, calls.getAppointments, async ({ event, accountId, lang }) => {
		const whose = { event, accountId, lang };
		const busy = await busyOf(deps, whose);
		const appointments = [];
		for (const one of await appointmentsAt(db, { accountId, eventId: event.id })) {
			const otherId = one.proposerId === accountId ? one.inviteeId : one.proposerId;
			// A person who blocked the other gets no message.
			if (await hasBlocked(db, accountId, otherId)) continue;
			appointments.push(shapeOf(deps, one, whose, busy));
		}
		return { timeZone: event.timeZone, appointments };
	});
}

const expectedOf = ({ state, startDate }: { state: calls.Appointment["state"]; startDate: string }) => ({
	state,
	startsAt: new Date(startDate),
});
const proposalOf = ({ startDate, minutes, place }: { startDate: string; minutes: number; place: string | null }) => ({
	startsAt: new Date(startDate),
	minutes,
	place: place || null,
});

function arrangingRoutes(app: FastifyInstance, deps: Deps): void {
	serveEvent(app, deps, calls.proposeAppointment, async ({ params: { personId: otherId }, body, ...asked }) => {
		const { event, accountId, lang } = asked;
		const id = await propose(deps, { event, accountId, otherId, note: body.note, ...proposalOf(body) });
		return ownAppointment(deps, id, { event, accountId, lang });
	});

	serveEvent(app, deps, calls.answerAppointment, async ({ params: { id }, body, event, accountId, lang }) => {
		const what = body.isAccepted ? "accept" : "decline";
		await act(deps, { event, accountId, id, what, expected: expectedOf(body.expected) });
		return ownAppointment(deps, id, { event, accountId, lang });
	});

	serveEvent(app, deps, calls.moveAppointment, async ({ params: { id }, body, event, accountId, lang }) => {
		await move(deps, { event, accountId, id, ...proposalOf(body), expected: expectedOf(body.expected) });
		return ownAppointment(deps, id, { event, accountId, lang });
	});

	serveEvent(app, deps, calls.cancelAppointment, async ({ params: { id }, body, event, accountId, lang }) => {
		await act(deps, { event, accountId, id, what: "end", expected: expectedOf(body.expected) });
		return ownAppointment(deps, id, { event, accountId, lang });
	});
}

function fileRoute(app: FastifyInstance, deps: Deps): void {
	const file = { description: "iCalendar (RFC 5545)", types: ["text/calendar"] };
	serveFile(app, calls.getAppointmentCalendar, file, async ({ accountId, params, request }) => {
		const lang = requestLang(request, app.defaultLang);
		const event = await existingEvent(deps.db, params.eventCode);
		refuseUnseen(await viewerAt(deps.db, { event, accountId, now: deps.clock.now() }));
		const found = await appointmentById(deps.db, params.id);
		const isOwn = found?.proposerId === accountId || found?.inviteeId === accountId;
		if (!found || !isOwn || found.eventId !== event.id) throw notFound(refusals.noAppointment);
		if (found.state !== "agreed") throw new Failure(409, refusals.notAgreed);
		const text = appointmentFile(deps, found, { accountId, event, lang });
		return {
			type: "text/calendar; charset=utf-8",
			name: calendarFileName("meeting", event.code),
			bytes: text,
			isOpened: false,
		};
	});
}
