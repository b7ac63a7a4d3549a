import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { calendar, event } from "../../event/server/views.ts";
import { additionalInput, ticketPackage } from "../../packages/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";
import type { TicketQuestions } from "../contract.ts";

/** A valid ticket whose event, day or edition has not ended. */
export const isCurrent = (now: Date) =>
	and(
		eq(registration.status, "confirmed"),
		sql`coalesce(${calendar.endsAt}, ${event.endsAt}) > ${now.toISOString()}::timestamptz`,
	);

/** A question of the ticket's package that the registration form did not ask yet. */
export const isAddedLater = and(
	eq(additionalInput.packageId, registration.packageId),
	gt(additionalInput.addedAt, registration.createdAt),
);

const question = {
	objectId: additionalInput.id,
	name: additionalInput.name,
	nameEn: additionalInput.nameEn,
	type: additionalInput.type,
	isRequired: additionalInput.isRequired,
	options: additionalInput.options,
};

/** Tickets with the questions that were added later, those with an answer included. */
export type TicketWithAnswers = TicketQuestions & { additionalInputs: string | null };

/** The questions that were added after a person registered, by ticket, in the order of the form. */
export function laterQuestionsOfAccount(
	db: Database,
	{ accountId, now }: { accountId: string; now: Date },
): Promise<TicketWithAnswers[]> {
	return laterQuestionsWhere(db, and(eq(registration.accountId, accountId), isCurrent(now)));
}

/** The questions that were added after the registration of a ticket; undefined without such questions. */
export async function laterQuestionsOfTicket(
	db: Database,
	{ registrationId, now }: { registrationId: number; now: Date },
): Promise<TicketWithAnswers | undefined> {
	return (await laterQuestionsWhere(db, and(eq(registration.id, registrationId), isCurrent(now))))[0];
}

/** The same of a person's tickets at an event. */
export function laterQuestionsAt(
	db: Database,
	{ accountId, eventId, now }: { accountId: string; eventId: number; now: Date },
): Promise<TicketWithAnswers[]> {
	const isOwn = and(eq(registration.accountId, accountId), eq(registration.eventId, eventId), isCurrent(now));
	return laterQuestionsWhere(db, isOwn);
}

async function laterQuestionsWhere(db: Database, where: SQL | undefined): Promise<TicketWithAnswers[]> {
	const rows = await db
		.select({
			registrationId: registration.id,
			additionalInputs: sql<string | null>`${registration.profile}->>'additionalInputs'`,
			eventCode: event.code,
			eventName: event.name,
			eventNameEn: event.nameEn,
			packageName: ticketPackage.name,
			question,
		})
		.from(registration)
		.innerJoin(event, eq(event.id, registration.eventId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.innerJoin(additionalInput, isAddedLater)
		.leftJoin(calendar, eq(calendar.id, registration.calendarId))
		.where(where)
		.orderBy(asc(event.startsAt), asc(registration.id), asc(additionalInput.position), asc(additionalInput.id));
	const tickets = new Map<number, TicketWithAnswers>();
	for (const { question: one, ...row } of rows) {
		const ticket = tickets.get(row.registrationId) ?? { ...row, questions: [] };
		ticket.questions.push({ ...one, options: JSON.stringify(one.options) });
		tickets.set(row.registrationId, ticket);
	}
	return [...tickets.values()];
}
