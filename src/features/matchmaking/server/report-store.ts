import { and, desc, eq, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { event } from "../../event/server/views.ts";
import { exhibitor } from "../../exhibitors/server/views.ts";
import type { ReportReason } from "../contract.ts";
import type { ReportOutcome } from "../rules.ts";
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

export async function addReport(tx: Tx, report: NewReport): Promise<number> {
	const [row] = await tx.insert(personReport).values(report).returning({ id: personReport.id });
	return row?.id ?? 0;
}

export type ListedReport = {
	id: number;
	eventCode: string;
	timeZone: string;
	reason: ReportReason;
	words: string;
	reportedAt: Date;
	reporter: string;
	reporterEmail: string;
	reported: string;
	reportedEmail: string | null;
	isBanned: boolean;
	/** Null for a stand. */
	reportedId: string | null;
	outcome: ReportOutcome | null;
};

/** Newest first. */
export function reportsAt(db: Database, eventId: number | undefined): Promise<ListedReport[]> {
	return listReports(db, eventId === undefined ? undefined : eq(personReport.eventId, eventId));
}

/** Locks a report until the transaction ends; undefined if the event has no such report. */
export async function lockReport(
	tx: Tx,
	{ eventId, id }: { eventId: number; id: number },
): Promise<ListedReport | undefined> {
	const is = and(eq(personReport.eventId, eventId), eq(personReport.id, id));
	await tx.select({ id: personReport.id }).from(personReport).where(is).for("update");
	return (await listReports(tx, is))[0];
}

export async function storeOutcome(
	tx: Tx,
	{ id, ...decided }: { id: number; outcome: ReportOutcome; decidedAt: Date; decidedBy: string | null },
): Promise<void> {
	await tx.update(personReport).set(decided).where(eq(personReport.id, id));
}

async function listReports(db: Database, where: SQL | undefined): Promise<ListedReport[]> {
	const by = alias(account, "by_whom");
	const rows = await db
		.select({
			id: personReport.id,
			eventCode: event.code,
			timeZone: event.timeZone,
			reason: personReport.reason,
			words: personReport.words,
			reportedAt: personReport.reportedAt,
			eventId: event.id,
			byFirst: by.firstName,
			byLast: by.lastName,
			reporterEmail: by.email,
			first: account.firstName,
			last: account.lastName,
			reportedEmail: account.email,
			reportedId: account.id,
			company: exhibitor.name,
			outcome: personReport.outcome,
		})
		.from(personReport)
		.innerJoin(event, eq(event.id, personReport.eventId))
		.innerJoin(by, eq(by.id, personReport.accountId))
		.leftJoin(account, eq(account.id, personReport.reportedId))
		.leftJoin(exhibitor, eq(exhibitor.id, personReport.exhibitorId))
		.where(where)
		.orderBy(desc(personReport.reportedAt), desc(personReport.id));
	const bans = await db.select({ eventId: eventBan.eventId, accountId: eventBan.accountId }).from(eventBan);
	const banned = new Set(bans.map((one) => `${one.eventId} ${one.accountId}`));
	return rows.map(({ byFirst, byLast, first, last, company, reportedId, eventId: at, ...one }) => ({
		...one,
		reportedId,
		reporter: `${byFirst} ${byLast}`,
		reported: company ?? `${first} ${last}`,
		isBanned: banned.has(`${at} ${reportedId}`),
	}));
}

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

/** A person's invitations in both directions, without the other's name, which is the other's data. */
export async function invitationsForExport(db: Database, id: string) {
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
