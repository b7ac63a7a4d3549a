import { desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import type { ReportReason } from "../contract.ts";
import { eventBan, invitation, personReport } from "./tables.ts";

type NewReport = {
	eventId: number;
	accountId: string;
	reportedId?: string;
	exhibitorId?: number;
	reason: ReportReason;
	words: string;
	reportedAt: Date;
};

/** Adds a report; gives its id. */
export async function addReport(tx: Tx, report: NewReport): Promise<number> {
	const [row] = await tx.insert(personReport).values(report).returning({ id: personReport.id });
	return row?.id ?? 0;
}

/** A report as the organiser lists it. */
export type ListedReport = {
	id: number;
	eventCode: string;
	timeZone: string;
	reason: ReportReason;
	words: string;
	reportedAt: Date;
	reporter: string;
	reporterEmail: string;
	/** The person, or the exhibitor, which has no address. */
	reported: string;
	reportedEmail: string | null;
	isBanned: boolean;
};

/** What was reported at an event, or at all; the last first. */
export async function reportsAt(db: Database, eventId: number | undefined): Promise<ListedReport[]> {
	const by = alias(account, "by_whom");
	const rows = await db
		.select({
			...{ id: personReport.id, eventCode: event.code, timeZone: event.timeZone, reason: personReport.reason },
			...{ words: personReport.words, reportedAt: personReport.reportedAt, eventId: event.id },
			...{ byFirst: by.firstName, byLast: by.lastName, reporterEmail: by.email },
			...{ first: account.firstName, last: account.lastName, reportedEmail: account.email, reportedId: account.id },
			company: exhibitor.name,
		})
		.from(personReport)
		.innerJoin(event, eq(event.id, personReport.eventId))
		.innerJoin(by, eq(by.id, personReport.accountId))
		.leftJoin(account, eq(account.id, personReport.reportedId))
		.leftJoin(exhibitor, eq(exhibitor.id, personReport.exhibitorId))
		.where(eventId === undefined ? undefined : eq(personReport.eventId, eventId))
		.orderBy(desc(personReport.reportedAt), desc(personReport.id));
	const bans = await db.select({ eventId: eventBan.eventId, accountId: eventBan.accountId }).from(eventBan);
	const banned = new Set(bans.map((one) => `${one.eventId} ${one.accountId}`));
	return rows.map(({ byFirst, byLast, first, last, company, reportedId, eventId: at, ...one }) => ({
		...one,
		reporter: `${byFirst} ${byLast}`,
		reported: company ?? `${first} ${last}`,
		isBanned: banned.has(`${at} ${reportedId}`),
	}));
}

/** What somebody has reported: of which stand, if of one, where, when, why and in which words. */
export function reportsBy(db: Database, accountId: string) {
	const { reason, words, reportedAt } = personReport;
	return db
		.select({ eventCode: event.code, stand: exhibitor.name, reason, words, reportedAt })
		.from(personReport)
		.innerJoin(event, eq(event.id, personReport.eventId))
		.leftJoin(exhibitor, eq(exhibitor.id, personReport.exhibitorId))
		.where(eq(personReport.accountId, accountId))
		.orderBy(desc(personReport.reportedAt));
}

/** The invitations that somebody sent and got, without the other side's name, which is theirs. */
export async function invitationsTaken(db: Database, id: string) {
	const { accountId, invitedId, sentence, state, sentAt, endedAt } = invitation;
	const of = (whose: typeof accountId | typeof invitedId) =>
		db
			.select({ eventCode: event.code, sentence, state, sentAt, endedAt })
			.from(invitation)
			.innerJoin(event, eq(event.id, invitation.eventId))
			.where(eq(whose, id))
			.orderBy(desc(invitation.id));
	return { sent: await of(accountId), received: await of(invitedId) };
}
