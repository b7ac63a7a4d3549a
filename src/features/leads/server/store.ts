import { and, desc, eq, inArray, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { FieldName } from "../../../kit/contract/form.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { referencesFrom } from "../../../kit/db/references.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { account } from "../../account/server/views.ts";
import { event } from "../../event/server/views.ts";
import { exhibitor } from "../../exhibitors/server/views.ts";
import { registration, registrationRows } from "../../ticket-holders/server/views.ts";
import type { leadForm } from "../lead-form.ts";
import type { ScannedTicket } from "../rules.ts";
import { lead } from "./tables.ts";

export type TicketOfPerson = ScannedTicket & { firstName: string; lastName: string; email: string; lang: Lang };

/** Locks a ticket and reads its person, so that the ticket cannot be cancelled meanwhile. */
export async function scannedTicket(tx: Tx, registrationId: number): Promise<TicketOfPerson | undefined> {
	const { eventId, accountId, status } = registration;
	const { firstName, lastName, email, lang } = account;
	const rows = await tx
		.select({ eventId, accountId, status, firstName, lastName, email, lang })
		.from(registration)
		.innerJoin(account, eq(account.id, accountId))
		.where(eq(registration.id, registrationId))
		.for("share", registrationRows);
	return rows[0];
}

type NewLead = {
	exhibitorId: number;
	accountId: string;
	takenBy: string;
	takenAt: Date;
	consentText: string;
	consentVersion: number;
	consentLang: Lang;
};

/** Returns false if the exhibitor has it already. */
export async function addLead(tx: Tx, values: NewLead): Promise<boolean> {
	const added = await tx.insert(lead).values(values).onConflictDoNothing().returning({ id: lead.id });
	return added.length > 0;
}

const staff = alias(account, "staff");

export type LeadRecord = {
	id: number;
	accountId: string;
	firstName: string;
	lastName: string;
	email: string;
	phoneNo: string | null;
	company: string;
	position: string;
	rating: number | null;
	note: string;
	takenAt: Date;
	takenBy: { id: string; firstName: string; lastName: string } | null;
};

type Which = { exhibitorId: number; accountId?: string; leadId?: number };

/** Newest first; optionally only of one person, or a single contact. */
export async function leadsOf(db: Database, { exhibitorId, accountId, leadId }: Which): Promise<LeadRecord[]> {
	const rows = await db
		.select({
			id: lead.id,
			accountId: lead.accountId,
			rating: lead.rating,
			note: lead.note,
			takenAt: lead.takenAt,
			firstName: account.firstName,
			lastName: account.lastName,
			email: account.email,
			phoneNo: account.phoneNo,
			takenBy: { id: staff.id, firstName: staff.firstName, lastName: staff.lastName },
			eventId: exhibitor.eventId,
		})
		.from(lead)
		.innerJoin(exhibitor, eq(exhibitor.id, lead.exhibitorId))
		.innerJoin(account, eq(account.id, lead.accountId))
		.leftJoin(staff, eq(staff.id, lead.takenBy))
		.where(
			and(
				eq(lead.exhibitorId, exhibitorId),
				accountId === undefined ? undefined : eq(lead.accountId, accountId),
				leadId === undefined ? undefined : eq(lead.id, leadId),
			),
		)
		.orderBy(desc(lead.takenAt), desc(lead.id));
	const [first] = rows;
	const companies = first ? await companiesAt(db, first.eventId, rows) : new Map();
	return rows.map(({ eventId: _, ...row }) => ({ ...row, ...(companies.get(row.accountId) ?? NONE) }));
}

const NONE = { company: "", position: "" };

async function companiesAt(db: Database, eventId: number, people: { accountId: string }[]) {
	const ids = people.map((one) => one.accountId);
	const rows = await db
		.select({ accountId: registration.accountId, profile: registration.profile })
		.from(registration)
		.where(and(eq(registration.eventId, eventId), inArray(registration.accountId, ids)));
	return new Map(
		rows.map(({ accountId, profile }) => [
			accountId,
			{ company: profile.companyName ?? "", position: profile.companyPosition ?? "" },
		]),
	);
}

const isOneOf = ({ exhibitorId, leadId }: { exhibitorId: number; leadId: number }) =>
	and(eq(lead.exhibitorId, exhibitorId), eq(lead.id, leadId));

type LeadFields = Pick<typeof lead.$inferInsert, FieldName<typeof leadForm.empty>>;

/** Returns false if the contact does not exist. */
export async function saveWords(
	tx: Tx,
	which: { exhibitorId: number; leadId: number },
	said: LeadFields,
): Promise<boolean> {
	return ((await tx.update(lead).set(said).where(isOneOf(which))).rowCount ?? 0) > 0;
}

/** Returns the person's account id; undefined without the contact. */
export async function deleteLead(tx: Tx, which: { exhibitorId: number; leadId: number }): Promise<string | undefined> {
	const rows = await tx.delete(lead).where(isOneOf(which)).returning({ accountId: lead.accountId });
	return rows[0]?.accountId;
}

/** Returns the exhibitor's id; undefined if the contact is not theirs. */
export async function withdrawLead(tx: Tx, { accountId, leadId }: { accountId: string; leadId: number }) {
	const rows = await tx
		.delete(lead)
		.where(and(eq(lead.id, leadId), eq(lead.accountId, accountId)))
		.returning({ exhibitorId: lead.exhibitorId });
	const [withdrawn] = rows;
	if (!withdrawn) return undefined;
	const { id, eventId } = exhibitor;
	return oneRow(await tx.select({ exhibitorId: id, eventId }).from(exhibitor).where(eq(id, withdrawn.exhibitorId)));
}

export function leadsGivenBy(db: Database, accountId: string) {
	return db
		.select({
			id: lead.id,
			takenAt: lead.takenAt,
			rating: lead.rating,
			note: lead.note,
			consentText: lead.consentText,
			consentVersion: lead.consentVersion,
			exhibitorName: exhibitor.name,
			eventName: event.name,
			eventNameEn: event.nameEn,
			timeZone: event.timeZone,
		})
		.from(lead)
		.innerJoin(exhibitor, eq(exhibitor.id, lead.exhibitorId))
		.innerJoin(event, eq(event.id, exhibitor.eventId))
		.where(eq(lead.accountId, accountId))
		.orderBy(desc(lead.takenAt));
}

export function leadsTakenBy(db: Database, accountId: string) {
	return db
		.select({ exhibitor: exhibitor.name, takenAt: lead.takenAt })
		.from(lead)
		.innerJoin(exhibitor, eq(exhibitor.id, lead.exhibitorId))
		.where(eq(lead.takenBy, accountId))
		.orderBy(desc(lead.takenAt));
}

export async function forgetLeads(db: Database, endedBefore: Date): Promise<void> {
	const over = db
		.select({ id: exhibitor.id })
		.from(exhibitor)
		.innerJoin(event, eq(event.id, exhibitor.eventId))
		.where(lt(event.endsAt, endedBefore));
	await db.delete(lead).where(inArray(lead.exhibitorId, over));
}

export const countLeadsOfExhibitors = referencesFrom(lead.exhibitorId);
