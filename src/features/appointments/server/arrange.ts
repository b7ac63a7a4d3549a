import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Publisher } from "../../../kit/live/live.ts";
import { storedPlace } from "../../event/meeting-points.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { refuseWords } from "../../event/server/refuse-words.ts";
import { calendarsOf, eventById } from "../../event/server/store.ts";
import { refuseUnconnected } from "../../matchmaking/server/connected.ts";
import { lockPeople } from "../../matchmaking/server/store.ts";
import { type Act, APPOINTMENT_LIMITS, afterAct, type Outcome, spanOf, timeRefusal } from "../rules.ts";
import { refusals } from "../texts.ts";
import { tellAppointment } from "./broadcast.ts";
import { type AppointmentCommands, tellOther } from "./emails.ts";
import * as store from "./store.ts";

export type ArrangeDeps = EmailDeps & {
	db: NodePgDatabase;
	ids: { secret(): string };
	appointmentCommands: AppointmentCommands;
	live: Publisher;
};

export type EndDeps = Omit<ArrangeDeps, "ids">;

type AppointmentActor = { event: EventRecord; accountId: string };
export type Proposal = { startsAt: Date; minutes: number; place: string | null };

/** Throws 403 or 404 if the two may not meet, 409 if the event is over. */
export async function refuseStranger(
	db: Database,
	{ event, accountId, otherId, now }: AppointmentActor & { otherId: string; now: Date },
): Promise<void> {
	const viewer = await refuseUnconnected(db, { event, accountId, otherId, now });
	if (viewer.isOver) throw new Failure(409, refusals.over);
}

/** Throws 409 if the time has begun, 400 if it is outside the event. */
async function proposedSpan(db: Database, event: EventRecord, { startsAt, minutes }: Proposal, now: Date) {
	const span = spanOf(startsAt, minutes);
	const refusal = timeRefusal(span, await calendarsOf(db, event.id), now);
	if (refusal) throw new Failure(refusal === "begun" ? 409 : 400, refusals[refusal]);
	return span;
}

/** Throws 400 unless the place is a meeting point of the event, or `known`. */
function placeAt({ meetingPoints }: EventRecord, place: string | null, known: string | null = null): string | null {
	if (place === null || place === known) return place;
	const stored = storedPlace(meetingPoints, place);
	if (stored === undefined) throw new Failure(400, refusals.place, { fields: { place: [refusals.place] } });
	return stored;
}

const isSame = (one: store.Times, other: store.Times) =>
	one.startsAt.getTime() === other.startsAt.getTime() &&
	one.endsAt.getTime() === other.endsAt.getTime() &&
	one.place === other.place;

/** Returns the appointment's id. Idempotent. */
export async function propose(
	deps: ArrangeDeps,
	{ event, accountId, otherId, note, ...proposal }: AppointmentActor & Proposal & { otherId: string; note: string },
): Promise<number> {
	const now = deps.clock.now();
	const { id, isNew } = await deps.db.transaction(async (tx) => {
		// Two people may propose to each other at once.
		await lockPeople(tx, [accountId, otherId]);
		await refuseStranger(tx, { event, accountId, otherId, now });
		const place = placeAt(event, proposal.place);
		const times = { ...(await proposedSpan(tx, event, proposal, now)), place };
		await refusePlaceAndNote(tx, event, place, note);
		const existingAppointment = await store.appointmentBetween(tx, {
			eventId: event.id,
			accountIds: [accountId, otherId],
		});
		if (
			existingAppointment?.state === "proposed" &&
			existingAppointment.timeProposerId === accountId &&
			isSame(existingAppointment, times)
		)
			return { id: existingAppointment.id, isNew: false };
		if (existingAppointment) throw new Failure(409, refusals.oneEach);
		if ((await store.countOpen(tx, { accountId, eventId: event.id })) >= APPOINTMENT_LIMITS.open)
			throw new Failure(409, refusals.tooManyOpen);
		const people = { proposerId: accountId, inviteeId: otherId };
		const newAppointment = { ...times, ...people, eventId: event.id, note, room: deps.ids.secret(), now };
		const id = await store.addAppointment(tx, newAppointment);
		if (id === undefined) throw new Failure(409, refusals.oneEach);
		await tell(tx, deps, { event, accountId, id, kind: "proposed" });
		return { id, isNew: true };
	});
	if (isNew) tellAppointment(deps.live, { byId: accountId, otherId });
	return id;
}

async function refusePlaceAndNote(tx: Tx, event: EventRecord, place: string | null, note: string): Promise<void> {
	await refuseWords(tx, { eventId: event.id, text: note, field: "note" });
	if (place) await refuseWords(tx, { eventId: event.id, text: place, field: "place" });
}

async function tell(
	tx: Tx,
	deps: EndDeps,
	{
		event,
		accountId,
		id,
		kind,
		isErased = false,
	}: AppointmentActor & { id: number; kind: Outcome; isErased?: boolean },
) {
	const appointment = invariant(await store.appointmentById(tx, id), "the appointment");
	await tellOther(tx, deps, { event, appointment, byId: accountId, kind, isErased });
}

/** The state and the pending or agreed start that the client saw. */
export type ExpectedAppointment = { state: store.AppointmentRecord["state"]; startsAt: Date };
type Which = AppointmentActor & { id: number; expected: ExpectedAppointment };

/** An answer concerns the requested move; without a move, the appointment's own time. */
const answered = (one: store.AppointmentRecord) => one.move ?? one;
const isAsExpected = (one: store.AppointmentRecord, { state, startsAt }: ExpectedAppointment) =>
	one.state === state && answered(one).startsAt.getTime() === startsAt.getTime();

/** Throws 404 for appointments of other people. */
async function lockOwnAppointment(tx: Tx, { event, accountId, id }: Omit<Which, "expected">) {
	const found = await store.lockAppointment(tx, id);
	const isOwn = found?.proposerId === accountId || found?.inviteeId === accountId;
	if (!found || !isOwn || found.eventId !== event.id) throw notFound(refusals.noAppointment);
	return { found, otherId: found.proposerId === accountId ? found.inviteeId : found.proposerId };
}

/** Throws 409 if the appointment has begun or changed, or if the act is impossible. */
export async function act(
	deps: ArrangeDeps,
	{ what, ...which }: Which & { what: Exclude<Act, "move"> },
): Promise<void> {
	const { event, accountId, expected, id } = which;
	const now = deps.clock.now();
	const otherId = await deps.db.transaction(async (tx) => {
		const { found, otherId } = await lockOwnAppointment(tx, which);
		const outcome = afterAct(statusOf(found, accountId), what);
		if (what === "end" && !outcome) return undefined; // It has ended already.
		if (found.startsAt <= now) throw new Failure(409, refusals.begun);
		if (!isAsExpected(found, expected)) throw new Failure(409, refusals.changed);
		if (!outcome) throw new Failure(409, refusals.notNow);
		if (what === "accept") await refuseStranger(tx, { event, accountId, otherId, now });
		await storeOutcome(tx, found, outcome, now);
		await tell(tx, deps, { event, accountId, id, kind: outcome });
		return otherId;
	});
	if (otherId) tellAppointment(deps.live, { byId: accountId, otherId });
}

/** Ends future appointments of people without a ticket, in their name. */
export async function endWithoutTicket(deps: EndDeps): Promise<void> {
	const now = deps.clock.now();
	for (const { id, accountId } of await store.appointmentsWithoutTicket(deps.db, now)) {
		const otherId = await deps.db.transaction((tx) => endAs(tx, deps, { id, accountId, isErased: false }));
		if (otherId) tellAppointment(deps.live, { byId: accountId, otherId });
	}
}

/**
 * Ends a person's future appointments in their name, before their account is deleted. Returns the work after the
 * commit.
 */
export async function endForErasedAccount(tx: Tx, deps: EndDeps, accountId: string): Promise<() => void> {
	const others: string[] = [];
	for (const id of await store.comingAppointmentsOf(tx, accountId, deps.clock.now())) {
		const otherId = await endAs(tx, deps, { id, accountId, isErased: true });
		if (otherId) others.push(otherId);
	}
	return () => {
		for (const otherId of others) tellAppointment(deps.live, { byId: accountId, otherId });
	};
}

/** Returns the other person; undefined if the appointment has ended already. */
async function endAs(
	tx: Tx,
	deps: EndDeps,
	{ id, accountId, isErased }: { id: number; accountId: string; isErased: boolean },
): Promise<string | undefined> {
	const found = await store.lockAppointment(tx, id);
	const outcome = found && afterAct(statusOf(found, accountId), "end");
	if (!outcome) return undefined;
	await storeOutcome(tx, found, outcome, deps.clock.now());
	await tell(tx, deps, { event: await eventById(tx, found.eventId), accountId, id, kind: outcome, isErased });
	return found.proposerId === accountId ? found.inviteeId : found.proposerId;
}

function statusOf({ state, timeProposerId, move }: store.AppointmentRecord, accountId: string) {
	return { state, isMine: timeProposerId === accountId, isMoveMine: move && move.requesterId === accountId };
}

async function storeOutcome(tx: Tx, found: store.AppointmentRecord, outcome: Outcome, now: Date): Promise<void> {
	const { id, move } = found;
	if (outcome === "kept") return store.storeMove(tx, id, null, now);
	if (outcome === "moved") {
		const { requesterId: timeProposerId, ...times } = invariant(move, "the move");
		return store.storeTimes(tx, id, { ...times, timeProposerId, isMoved: true, now });
	}
	await store.storeState(tx, id, outcome as "agreed" | "declined" | "withdrawn" | "cancelled", now);
}

/** A move of an agreed time needs the other's consent; a proposed time is replaced. */
export async function move(deps: ArrangeDeps, { startsAt, minutes, ...which }: Which & Proposal): Promise<void> {
	const { event, accountId, expected, id } = which;
	const now = deps.clock.now();
	const otherId = await deps.db.transaction(async (tx) => {
		const { found, otherId } = await lockOwnAppointment(tx, which);
		const place = placeAt(event, which.place, found.place);
		const times = { ...(await proposedSpan(tx, event, { startsAt, minutes, place }, now)), place };
		const latestTimes = answered(found);
		const byId = found.move?.requesterId ?? found.timeProposerId;
		if (byId === accountId && isSame(latestTimes, times)) return undefined; // The client repeats its request.
		if (found.startsAt <= now) throw new Failure(409, refusals.begun);
		if (!isAsExpected(found, expected)) throw new Failure(409, refusals.changed);
		const outcome = afterAct(statusOf(found, accountId), "move");
		if (!outcome || isSame(found, times)) throw new Failure(409, refusals.notNow);
		await refuseStranger(tx, { event, accountId, otherId, now });
		await refusePlaceAndNote(tx, event, place, "");
		if (outcome === "proposed")
			await store.storeTimes(tx, id, { ...times, timeProposerId: accountId, isMoved: false, now });
		else await store.storeMove(tx, id, { ...times, requesterId: accountId }, now);
		await tell(tx, deps, { event, accountId, id, kind: outcome });
		return otherId;
	});
	if (otherId) tellAppointment(deps.live, { byId: accountId, otherId });
}
