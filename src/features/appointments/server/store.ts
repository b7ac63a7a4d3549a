import { and, asc, desc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Span } from "../../../kit/time/span.ts";
import { account } from "../../account/server/views.ts";
import { event } from "../../event/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";
import type { AppointmentState } from "../rules.ts";
import { appointment } from "./tables.ts";

type NamedPerson = { id: string; firstName: string; lastName: string };

export type Times = Span & { place: string | null };

export type AppointmentRecord = Times & {
	id: number;
	eventId: number;
	/** The person who proposed first. */
	proposerId: string;
	inviteeId: string;
	timeProposerId: string;
	state: AppointmentState;
	note: string;
	room: string;
	move: (Times & { requesterId: string }) | null;
	timesMoved: number;
	remindedAt: Date | null;
	changedAt: Date;
	people: [NamedPerson, NamedPerson];
};

const asker = alias(account, "asker");
const other = alias(account, "other");
const LIVE = inArray(appointment.state, ["proposed", "agreed"]);

const appointmentColumns = {
	id: appointment.id,
	eventId: appointment.eventId,
	proposerId: appointment.proposerId,
	inviteeId: appointment.inviteeId,
	timeProposerId: appointment.timeProposerId,
	state: appointment.state,
	startsAt: appointment.startsAt,
	endsAt: appointment.endsAt,
	place: appointment.place,
	note: appointment.note,
	room: appointment.room,
	moveStartsAt: appointment.moveStartsAt,
	moveEndsAt: appointment.moveEndsAt,
	movePlace: appointment.movePlace,
	moveRequesterId: appointment.moveRequesterId,
	timesMoved: appointment.timesMoved,
	remindedAt: appointment.remindedAt,
	changedAt: appointment.changedAt,
};

type Row = SelectResultFields<typeof appointmentColumns>;

function recordOf(row: Row, people: [NamedPerson, NamedPerson]): AppointmentRecord {
	const { moveStartsAt, moveEndsAt, movePlace, moveRequesterId, ...said } = row;
	const isMoving = moveStartsAt !== null && moveEndsAt !== null && moveRequesterId !== null;
	const move = isMoving
		? { startsAt: moveStartsAt, endsAt: moveEndsAt, place: movePlace, requesterId: moveRequesterId }
		: null;
	return { ...said, move, people };
}

const isOf = (accountId: string) => or(eq(appointment.proposerId, accountId), eq(appointment.inviteeId, accountId));

async function appointments(db: Database, where: ReturnType<typeof and>): Promise<AppointmentRecord[]> {
	const rows = await db
		.select({
			row: appointmentColumns,
			asker: { id: asker.id, firstName: asker.firstName, lastName: asker.lastName },
			other: { id: other.id, firstName: other.firstName, lastName: other.lastName },
		})
		.from(appointment)
		.innerJoin(asker, eq(asker.id, appointment.proposerId))
		.innerJoin(other, eq(other.id, appointment.inviteeId))
		.where(where)
		.orderBy(asc(appointment.startsAt), asc(appointment.id));
	return rows.map((one) => recordOf(one.row, [one.asker, one.other]));
}

export function appointmentsAt(db: Database, of: { accountId: string; eventId: number }): Promise<AppointmentRecord[]> {
	return appointments(db, and(eq(appointment.eventId, of.eventId), isOf(of.accountId)));
}

export function agreedAt(db: Database, of: { accountId: string; eventId: number }): Promise<AppointmentRecord[]> {
	const agreed = eq(appointment.state, "agreed");
	return appointments(db, and(eq(appointment.eventId, of.eventId), agreed, isOf(of.accountId)));
}

export async function appointmentById(db: Database, id: number): Promise<AppointmentRecord | undefined> {
	const [found] = await appointments(db, eq(appointment.id, id));
	return found;
}

export async function lockAppointment(tx: Tx, id: number): Promise<AppointmentRecord | undefined> {
	await tx.select({ id: appointment.id }).from(appointment).where(eq(appointment.id, id)).for("update");
	return appointmentById(tx, id);
}

export async function appointmentBetween(
	db: Database,
	{ eventId, accountIds: [one, another] }: { eventId: number; accountIds: [string, string] },
): Promise<AppointmentRecord | undefined> {
	const [found] = await appointments(db, and(eq(appointment.eventId, eventId), LIVE, isOf(one), isOf(another)));
	return found;
}

type NewAppointment = Times & {
	eventId: number;
	proposerId: string;
	inviteeId: string;
	note: string;
	room: string;
	now: Date;
};

/** Returns the new id; undefined if the two already have an appointment. */
export async function addAppointment(tx: Tx, { now, ...said }: NewAppointment): Promise<number | undefined> {
	const values = {
		...said,
		timeProposerId: said.proposerId,
		state: "proposed" as const,
		proposedAt: now,
		changedAt: now,
	};
	const rows = await tx.insert(appointment).values(values).onConflictDoNothing().returning({ id: appointment.id });
	return rows[0]?.id;
}

export function countOpen(db: Database, of: { accountId: string; eventId: number }): Promise<number> {
	const open = eq(appointment.state, "proposed");
	return db.$count(
		appointment,
		and(eq(appointment.eventId, of.eventId), open, eq(appointment.timeProposerId, of.accountId)),
	);
}

const NO_MOVE = { moveStartsAt: null, moveEndsAt: null, movePlace: null, moveRequesterId: null };

export async function storeState(tx: Tx, id: number, state: AppointmentState, now: Date): Promise<void> {
	await tx
		.update(appointment)
		.set({ state, ...NO_MOVE, changedAt: now })
		.where(eq(appointment.id, id));
}

/** Replaces proposed times; for an agreed appointment, applies the requested move. */
export async function storeTimes(
	tx: Tx,
	id: number,
	{ timeProposerId, isMoved, now, ...times }: Times & { timeProposerId: string; isMoved: boolean; now: Date },
): Promise<void> {
	const moved = isMoved ? { timesMoved: sql`${appointment.timesMoved} + 1` } : {};
	const { startsAt, endsAt, place } = times;
	await tx
		.update(appointment)
		.set({ startsAt, endsAt, place, timeProposerId, remindedAt: null, ...NO_MOVE, ...moved, changedAt: now })
		.where(eq(appointment.id, id));
}

export async function storeMove(
	tx: Tx,
	id: number,
	move: (Times & { requesterId: string }) | null,
	now: Date,
): Promise<void> {
	const moveColumns = move
		? { moveStartsAt: move.startsAt, moveEndsAt: move.endsAt, movePlace: move.place, moveRequesterId: move.requesterId }
		: NO_MOVE;
	await tx
		.update(appointment)
		.set({ ...moveColumns, changedAt: now })
		.where(eq(appointment.id, id));
}

/** Lists future appointments of people without a confirmed ticket, with that person. */
export function appointmentsWithoutTicket(db: Database, now: Date): Promise<{ id: number; accountId: string }[]> {
	const { id, proposerId, inviteeId, eventId } = appointment;
	const lacks = (who: typeof proposerId | typeof inviteeId) => {
		const holders = db
			.select({ id: registration.accountId })
			.from(registration)
			.where(and(eq(registration.eventId, eventId), eq(registration.status, "confirmed")));
		return notInArray(who, holders);
	};
	return db
		.select({ id, accountId: sql<string>`case when ${lacks(proposerId)} then ${proposerId} else ${inviteeId} end` })
		.from(appointment)
		.where(and(LIVE, gt(appointment.startsAt, now), or(lacks(proposerId), lacks(inviteeId))))
		.orderBy(asc(id));
}

/** Ids of a person's live future appointments at all events. */
export async function comingAppointmentsOf(db: Database, accountId: string, now: Date): Promise<number[]> {
	const rows = await db
		.select({ id: appointment.id })
		.from(appointment)
		.where(and(LIVE, gt(appointment.startsAt, now), isOf(accountId)))
		.orderBy(asc(appointment.id));
	return rows.map(({ id }) => id);
}

/** Returns due appointments and marks them as reminded. */
export async function takeDue(tx: Tx, { now, until }: { now: Date; until: Date }): Promise<AppointmentRecord[]> {
	const { startsAt, remindedAt, state, id } = appointment;
	const rows = await tx
		.update(appointment)
		.set({ remindedAt: now })
		.where(and(eq(state, "agreed"), isNull(remindedAt), gt(startsAt, now), lte(startsAt, until)))
		.returning({ id });
	const ids = rows.map((one) => one.id);
	return ids.length === 0 ? [] : appointments(tx, inArray(id, ids));
}

export function appointmentsOf(db: Database, accountId: string) {
	const { startsAt, endsAt, place, note, state, proposedAt, changedAt } = appointment;
	return db
		.select({
			eventCode: event.code,
			startsAt,
			endsAt,
			place,
			note,
			state,
			proposedAt,
			changedAt,
			with: sql<string>`case when ${appointment.proposerId} = ${accountId}
				then ${other.firstName} || ' ' || ${other.lastName} else ${asker.firstName} || ' ' || ${asker.lastName} end`,
			isProposedByYou: sql<boolean>`${appointment.proposerId} = ${accountId}`,
		})
		.from(appointment)
		.innerJoin(event, eq(event.id, appointment.eventId))
		.innerJoin(asker, eq(asker.id, appointment.proposerId))
		.innerJoin(other, eq(other.id, appointment.inviteeId))
		.where(isOf(accountId))
		.orderBy(desc(appointment.id));
}

export async function eventsWithAppointments(db: Database): Promise<number[]> {
	const rows = await db.selectDistinct({ eventId: appointment.eventId }).from(appointment);
	return rows.map(({ eventId }) => eventId);
}

export async function forgetAppointmentsAt(db: Database, eventIds: number[]): Promise<void> {
	if (eventIds.length > 0) await db.delete(appointment).where(inArray(appointment.eventId, eventIds));
}
