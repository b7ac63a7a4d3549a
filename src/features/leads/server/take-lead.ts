import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { endOfLastDay } from "../../event/last-day.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { endOfEvent, eventById } from "../../event/server/store.ts";
import { exhibitorOfStaff } from "../../exhibitors/server/staff-store.ts";
import { isTicketNumber } from "../../tickets/rules.ts";
import { registrationOfCode } from "../../tickets/server/read-code.ts";
import { scanRefusal } from "../rules.ts";
import { consentSentence, refusals, takenEmail } from "../texts.ts";
import { addLead, leadsOf, scannedTicket, type TicketOfPerson } from "./store.ts";

export type LeadDeps = EmailDeps & { db: NodePgDatabase };

type Workplace = { id: number; eventId: number; name: string };

/** Throws 404 unless the account works for the exhibitor. */
export async function workplace(tx: Tx, exhibitorId: number, accountId: string): Promise<Workplace> {
	const exhibitor = await exhibitorOfStaff(tx, { exhibitorId, accountId });
	if (!exhibitor) throw notFound(refusals.notStaff);
	return exhibitor;
}

export type Scan = { exhibitorId: number; staffId: string; code: string; lang: Lang };

type ScannedTicket = { exhibitor: Workplace; ticket: TicketOfPerson };

/** Throws the reason if the code gives no contact. */
async function inScan<T>(deps: LeadDeps, scan: Scan, work: (tx: Tx, scanned: ScannedTicket) => Promise<T>): Promise<T> {
	const registrationId = await registrationOfCode(deps, scan.code);
	const isCode = registrationId !== undefined || isTicketNumber(scan.code);
	return deps.db.transaction(async (tx) => {
		const exhibitor = await workplace(tx, scan.exhibitorId, scan.staffId);
		const ticket = registrationId === undefined ? undefined : await scannedTicket(tx, registrationId);
		const { eventId } = exhibitor;
		const isOver = await isEventOver(tx, eventId, deps.clock.now());
		const refusal = scanRefusal(ticket, { eventId, staffId: scan.staffId, isCode, isOver });
		if (refusal) throw new Failure(ticket || refusal === "over" ? 409 : 404, refusals[refusal]);
		return work(tx, { exhibitor, ticket: invariant(ticket, "the scanned ticket") });
	});
}

/** True if the last day of an event has ended in its time zone. */
async function isEventOver(tx: Tx, eventId: number, now: Date): Promise<boolean> {
	const event = await eventById(tx, eventId);
	return endOfLastDay({ ...event, endsAt: await endOfEvent(tx, event) }) <= now;
}

const sentenceOf = (lang: Lang, { name }: Workplace) => fill(consentSentence.text[lang], { company: name });

/** Returns the holder's initials, the consent text, and an existing contact. */
export function lookAt(deps: LeadDeps, scan: Scan) {
	return inScan(deps, scan, async (tx, { exhibitor, ticket }) => {
		const [known] = await leadsOf(tx, { exhibitorId: exhibitor.id, accountId: ticket.accountId });
		const initials = [ticket.firstName, ticket.lastName].map((name) => `${[...name][0] ?? ""}.`).join(" ");
		return { initials, known, consent: { version: consentSentence.version, text: sentenceOf(scan.lang, exhibitor) } };
	});
}

/**
 * Stores the contact with the consent text and e-mails the person. A concurrent second call returns the first one's
 * contact.
 */
export function takeLead(deps: LeadDeps, scan: Scan & { version: number }) {
	return inScan(deps, scan, async (tx, { exhibitor, ticket }) => {
		if (scan.version !== consentSentence.version) throw new Failure(409, refusals.otherWords);
		const now = deps.clock.now();
		const { accountId } = ticket;
		const consentText = sentenceOf(scan.lang, exhibitor);
		const isNew = await addLead(tx, {
			exhibitorId: exhibitor.id,
			accountId,
			takenBy: scan.staffId,
			takenAt: now,
			consentText,
			consentVersion: scan.version,
			consentLang: scan.lang,
		});
		if (isNew) {
			const subject = `account:${accountId}`;
			await addAuditEntry(tx, {
				at: now,
				actor: scan.staffId,
				action: "lead.taken",
				subject,
				eventId: exhibitor.eventId,
				detail: { exhibitorId: exhibitor.id, version: scan.version },
			});
			await tellPerson(tx, deps, { exhibitor, ticket, consentText });
		}
		const [lead] = await leadsOf(tx, { exhibitorId: exhibitor.id, accountId });
		return { lead: invariant(lead, "the stored contact"), isNew };
	});
}

async function tellPerson(
	tx: Tx,
	deps: LeadDeps,
	{ exhibitor, ticket, consentText }: ScannedTicket & { consentText: string },
): Promise<void> {
	await sendEventEmail(tx, deps, {
		to: { email: ticket.email, lang: ticket.lang },
		event: await eventById(tx, exhibitor.eventId),
		kind: "lead-taken",
		texts: takenEmail,
		path: "account/data#contacts-given",
		values: { company: exhibitor.name, sentence: consentText },
	});
}
