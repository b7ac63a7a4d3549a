import { and, asc, eq, exists, gt, lte, notExists } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { account } from "../../account/server/views.ts";
import { calendar, event } from "../../event/server/views.ts";
import { additionalInput } from "../../packages/server/views.ts";
import { registration, registrationRows } from "../../ticket-holders/server/views.ts";
import { isAddedLater, isCurrent } from "./question-store.ts";
import { questionEmail } from "./tables.ts";

export type TicketToAsk = { registrationId: number; eventId: number; email: string; lang: Lang };

/**
 * Locks a ticket with questions that no e-mail has asked yet, all of them added until `addedUntil`, skipping locked rows.
 * Unconfirmed addresses wait until they are confirmed.
 */
export async function lockTicketToAsk(
	tx: Tx,
	{ now, addedUntil }: { now: Date; addedUntil: Date },
): Promise<TicketToAsk | undefined> {
	const isEmailed = tx
		.select({ questionId: questionEmail.questionId })
		.from(questionEmail)
		.where(and(eq(questionEmail.registrationId, registration.id), eq(questionEmail.questionId, additionalInput.id)));
	const tooNew = tx
		.select({ id: additionalInput.id })
		.from(additionalInput)
		.where(and(isAddedLater, gt(additionalInput.addedAt, addedUntil)));
	const due = tx
		.select({ id: additionalInput.id })
		.from(additionalInput)
		.where(and(isAddedLater, lte(additionalInput.addedAt, addedUntil), notExists(isEmailed)));
	const rows = await tx
		.select({
			registrationId: registration.id,
			eventId: registration.eventId,
			email: account.email,
			lang: account.lang,
		})
		.from(registration)
		.innerJoin(account, eq(account.id, registration.accountId))
		.innerJoin(event, eq(event.id, registration.eventId))
		.leftJoin(calendar, eq(calendar.id, registration.calendarId))
		.where(and(isCurrent(now), eq(account.emailVerified, true), exists(due), notExists(tooNew)))
		.orderBy(asc(registration.id))
		.limit(1)
		.for("update", { of: registrationRows.of, skipLocked: true });
	return rows[0];
}

/** Marks questions as e-mailed. Returns the ids that were not marked before. */
export async function markEmailed(
	tx: Tx,
	{ registrationId, questionIds, now }: { registrationId: number; questionIds: readonly number[]; now: Date },
): Promise<number[]> {
	if (questionIds.length === 0) return [];
	const rows = await tx
		.insert(questionEmail)
		.values(questionIds.map((questionId) => ({ registrationId, questionId, createdAt: now })))
		.onConflictDoNothing()
		.returning({ questionId: questionEmail.questionId });
	return rows.map(({ questionId }) => questionId);
}
