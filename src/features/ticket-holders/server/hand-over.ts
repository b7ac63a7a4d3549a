import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { breaks, insertAll, nextKeys } from "../../../kit/db/insert-all.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { type ActivationDeps, sendActivation } from "../../account/server/activation.ts";
import {
	type AccountRecord,
	accountByEmail,
	accountById,
	accountInserts,
	isEmailTaken,
	lockAccount,
	ONE_ACCOUNT,
} from "../../account/server/store.ts";
import { moveCodeUse } from "../../codes/server/store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { participantContact } from "../../event/server/contacts-store.ts";
import { sendEventEmail } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { moveOptions, releaseOptions } from "../../options/server/store.ts";
import { lineName } from "../../options/texts.ts";
import { lockOrder } from "../../orders/server/store.ts";
import { releaseSeats } from "../../seats/server/save-seats.ts";
import { seatsHeld } from "../../seats/server/store.ts";
import { handOverRefusal, isPersonal, paidPersonal } from "../hand-over.ts";
import type { TicketRecipient } from "../hand-over-form.ts";
import { handedOverEmail, receivedTicketEmail, handOverRefusals as refusals } from "../hand-over-texts.ts";
import { changeableOf } from "./change-store.ts";
import { optionSubject } from "./chosen-options-store.ts";
import type { ReleaseDeps } from "./follow-order.ts";
import { endHandedOver, optionsToHandOver, type TicketToHandOver, ticketToHandOver } from "./hand-over-store.ts";
import { ONE_REGISTRATION, registrationInsert } from "./inserts.ts";
import { lockRegistration, registrationsAt } from "./store.ts";
import { registration } from "./tables.ts";
import { ticketFiles } from "./ticket-file.ts";

/** Queries that upper slices answer. */
export type HandOverReads = { isCheckedIn(db: Database, registrationId: number): Promise<boolean> };

export type HandOverDeps = ReleaseDeps &
	ActivationDeps & { db: NodePgDatabase; ids: { next(): string; secret(): string }; handOverReads: HandOverReads };

/** `holderId` is the account that hands its own ticket over; organisers hand over any. */
type WantedHandOver = { registrationId: number; to: TicketRecipient; holderId?: string };
export type HandOver = Awaited<ReturnType<typeof plannedHandOver>>;

/** Locks a ticket's order and the ticket until the commit. */
export async function lockToHandOver(tx: Tx, registrationId: number): Promise<void> {
	const ticket = await ticketToHandOver(tx, registrationId);
	// in the order in which refunds lock them
	if (ticket && ticket.orderId !== null) await lockOrder(tx, ticket.orderId);
	await lockRegistration(tx, registrationId);
}

/** Throws 404 for a ticket of another person. */
export async function assertHolder(
	db: Database,
	{ registrationId, accountId }: { registrationId: number; accountId: string },
): Promise<void> {
	const ticket = await ticketToHandOver(db, registrationId);
	if (ticket?.accountId !== accountId) throw notFound(refusals.notYours);
}

/** Reads the effects of handing a ticket over. Throws `Failure` with the reason of a refusal. */
export async function plannedHandOver(
	db: Database,
	deps: HandOverDeps,
	{ registrationId, to, holderId }: WantedHandOver,
) {
	const ticket = await ticketToHandOver(db, registrationId);
	if (!ticket || (holderId !== undefined && ticket.accountId !== holderId)) throw notFound(refusals.notYours);
	const options = await optionsToHandOver(db, ticket);
	await assertPossible(db, deps, { ticket, options, isByOrganiser: holderId === undefined });
	const giver = invariant(await accountById(db, ticket.accountId), "the account of a ticket");
	const recipient = await recipientOf(db, deps, { ticket, giver, to });
	const event = await eventById(db, ticket.eventId);
	const seats = (await seatsHeld(db, ticket.id)).length;
	return { ticket, event, giver, to, recipient, seats, personal: options.filter(isPersonal) };
}

type TicketFacts = {
	ticket: TicketToHandOver;
	options: Awaited<ReturnType<typeof optionsToHandOver>>;
	isByOrganiser: boolean;
};

async function assertPossible(db: Database, deps: HandOverDeps, { ticket, options, isByOrganiser }: TicketFacts) {
	const { id: registrationId, accountId } = ticket;
	const owed = (await changeableOf(db, { accountId, registrationId }))?.owed;
	const facts = {
		...ticket,
		options,
		isHandedOver: ticket.handedToId !== null,
		isOwed: owed !== null && owed !== undefined,
		isHeld: ticket.placeHeldUntil !== null,
		isCheckedIn: await deps.handOverReads.isCheckedIn(db, registrationId),
	};
	const refusal = handOverRefusal(facts, { now: deps.clock.now(), isByOrganiser });
	if (!refusal) return;
	const names = paidPersonal(options).map(({ kind, choice }) => lineName(kind, choice));
	const { pl, en }: Text = refusals[refusal];
	const textIn = (lang: "pl" | "en", text: string) =>
		fill(text, { number: owed?.number ?? "", options: names.map((name) => name[lang]).join(", ") });
	throw new Failure(409, { pl: textIn("pl", pl), en: textIn("en", en) });
}

/** The recipient's account; undefined if it will be created. */
async function recipientOf(
	db: Database,
	deps: HandOverDeps,
	{ ticket, giver, to }: { ticket: TicketToHandOver; giver: AccountRecord; to: TicketRecipient },
): Promise<AccountRecord | undefined> {
	if (to.email === giver.email) throw refusedAddress(refusals.isOwn);
	const found = await accountByEmail(db, to.email);
	if (found) {
		const own = (await registrationsAt(db, found.id, ticket.eventId)).filter(({ scope }) => scope === ticket.scope);
		if (own.some(({ status }) => status !== "cancelled")) throw refusedAddress(refusals.isRegistered);
		return found;
	}
	if (await isEmailTaken(db, to.email, deps.clock.now())) throw refusedAddress(refusals.addressTaken);
	return undefined;
}

const refusedAddress = (text: Text) => new Failure(409, text, { fields: { email: [text] } });

/**
 * Hands a ticket to another person, in the transaction of `lockToHandOver`. The place, the order and the package go with
 * a new registration; seats, answers and personal options do not. Both get an e-mail; an unconfirmed recipient gets the
 * ticket after confirming the address. Returns the new registration's id.
 */
export async function handOver(tx: Tx, deps: HandOverDeps, planned: HandOver, actor: string): Promise<number> {
	const { ticket, personal } = planned;
	const now = deps.clock.now();
	const recipient = await existingRecipient(tx, deps, planned).catch(refuseSecond);
	const { id } = await nextKeys(tx, { id: registration });
	const [from, to] = [optionSubject(ticket.id), optionSubject(id)];
	const personalIds = personal.map(({ optionId }) => optionId);
	await releaseSeats(tx, deps, ticket.id);
	await releaseOptions(tx, { subject: from }, now, personalIds);
	const { eventId, packageId, calendarId, scope, isOnline, orderId, holdsPlace } = ticket;
	const terms = { eventId, packageId, calendarId, scope, isOnline, orderId, holdsPlace };
	const received = { id, accountId: recipient.id, ...terms, status: "confirmed" as const, profile: {}, createdAt: now };
	await insertAll(tx, [registrationInsert(received)]).catch(refuseSecond);
	await endHandedOver(tx, { from: ticket.id, to: id });
	await moveCodeUse(tx, { from, to });
	await moveOptions(tx, { from, to, accountId: recipient.id });
	await addAuditEntry(tx, {
		at: now,
		actor,
		action: "ticket.handed-over",
		subject: from,
		eventId,
		detail: { to: id },
	});
	await tellBoth(tx, deps, planned, { recipient, registrationId: id });
	return id;
}

/** Another submission was first. */
function refuseSecond(error: unknown): never {
	if (breaks(error, ONE_REGISTRATION)) throw refusedAddress(refusals.isRegistered);
	throw breaks(error, ONE_ACCOUNT) ? refusedAddress(refusals.addressTaken) : error;
}

/** Locks the recipient's account against its erasure, or creates one without a password. */
async function existingRecipient(tx: Tx, deps: HandOverDeps, { to, recipient }: HandOver): Promise<AccountRecord> {
	const id = recipient?.id ?? deps.ids.next();
	if (recipient && !(await lockAccount(tx, id))) throw refusedAddress(refusals.addressTaken);
	if (!recipient) {
		const empty = { credentialId: deps.ids.next(), passwordHash: null, nick: null, phoneNo: null };
		await insertAll(tx, accountInserts({ id, ...to, ...empty, now: deps.clock.now() }));
	}
	return invariant(await accountById(tx, id), "the recipient's account");
}

type RecipientTicket = { recipient: AccountRecord; registrationId: number };

async function tellBoth(
	tx: Tx,
	deps: HandOverDeps,
	{ event, giver }: HandOver,
	{ recipient, registrationId }: RecipientTicket,
): Promise<void> {
	await sendEventEmail(tx, deps, {
		to: { email: giver.email, lang: giver.lang },
		event,
		kind: "ticket-handed-over",
		texts: handedOverEmail,
		values: {},
		path: "",
	});
	await (recipient.emailVerified ? sendTicket : askToConfirm)(tx, deps, { recipient, registrationId, event });
}

type TicketEmail = RecipientTicket & { event: EventRecord };

async function sendTicket(
	tx: Tx,
	deps: HandOverDeps,
	{ recipient, registrationId, event }: TicketEmail,
): Promise<void> {
	await sendEventEmail(tx, deps, {
		to: { email: recipient.email, lang: recipient.lang },
		event,
		kind: "ticket-received",
		texts: receivedTicketEmail,
		values: {},
		path: "user.html",
		tickets: ticketFiles(event, registrationId),
	});
}

async function askToConfirm(tx: Tx, deps: HandOverDeps, { recipient, event }: TicketEmail): Promise<void> {
	const contact = await participantContact(tx, event.id);
	await sendActivation(tx, deps, { to: recipient, event, contact, cause: "handed" });
}
