import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { event } from "../../event/server/views.ts";
import { exhibitor } from "../../exhibitors/server/views.ts";
import { briefcaseEntry, jobApplication, jobOffer, standDuty, standMessage } from "./tables.ts";

const OF = { exhibitor: exhibitor.name, eventCode: event.code };

/** A person's data at stands for export, without the staff members who answered. */
export async function exportedFromStands(db: Database, accountId: string) {
	return {
		briefcase: await db
			.select({ ...OF, note: briefcaseEntry.note, addedAt: briefcaseEntry.addedAt })
			.from(briefcaseEntry)
			.innerJoin(exhibitor, eq(exhibitor.id, briefcaseEntry.exhibitorId))
			.innerJoin(event, eq(event.id, exhibitor.eventId))
			.where(eq(briefcaseEntry.accountId, accountId))
			.orderBy(asc(briefcaseEntry.addedAt)),
		messages: await messagesTaken(db, accountId),
		applications: await db
			.select({
				...OF,
				offer: jobOffer.title,
				appliedAt: jobApplication.appliedAt,
				withdrawnAt: jobApplication.withdrawnAt,
			})
			.from(jobApplication)
			.innerJoin(jobOffer, eq(jobOffer.id, jobApplication.offerId))
			.innerJoin(exhibitor, eq(exhibitor.id, jobOffer.exhibitorId))
			.innerJoin(event, eq(event.id, exhibitor.eventId))
			.where(eq(jobApplication.accountId, accountId))
			.orderBy(asc(jobApplication.id)),
	};
}

function messagesTaken(db: Database, accountId: string) {
	const { text, hasProfile, sentAt, answer, answeredAt } = standMessage;
	return db
		.select({ ...OF, text, hasProfile, sentAt, answer, answeredAt })
		.from(standMessage)
		.innerJoin(exhibitor, eq(exhibitor.id, standMessage.exhibitorId))
		.innerJoin(event, eq(event.id, exhibitor.eventId))
		.where(eq(standMessage.accountId, accountId))
		.orderBy(asc(standMessage.id));
}

/** A person's work for exhibitors: shifts, and answers without their recipients. */
export async function doneForStands(db: Database, accountId: string) {
	const { role, startsAt, endsAt } = standDuty;
	const { answer, answeredAt } = standMessage;
	return {
		duties: await db
			.select({ ...OF, role, startsAt, endsAt })
			.from(standDuty)
			.innerJoin(exhibitor, eq(exhibitor.id, standDuty.exhibitorId))
			.innerJoin(event, eq(event.id, exhibitor.eventId))
			.where(eq(standDuty.accountId, accountId))
			.orderBy(asc(standDuty.id)),
		answers: await db
			.select({ ...OF, answer, answeredAt })
			.from(standMessage)
			.innerJoin(exhibitor, eq(exhibitor.id, standMessage.exhibitorId))
			.innerJoin(event, eq(event.id, exhibitor.eventId))
			.where(eq(standMessage.answeredBy, accountId))
			.orderBy(asc(standMessage.id)),
	};
}
