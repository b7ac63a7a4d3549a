import type { Tx } from "../../../kit/db/database.ts";
import { type Insert, insertAll, nextKeys } from "../../../kit/db/insert-all.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import { emailInserts } from "../../../kit/mail/store.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import type { ContactCard } from "../../event/contacts.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, eventEmail } from "../../event/server/event-email.ts";
import { guestActivation } from "../guest-texts.ts";
import { activationEnd } from "../rules.ts";
import { emailTexts } from "../texts.ts";
import { type AccountRecord, activationInsert } from "./store.ts";

export type ActivationDeps = EmailDeps & { ids: { secret(): string } };

export type Recipient = Pick<AccountRecord, "id" | "email" | "lang">;

/** A reservation that is lost without timely confirmation: an order by its number, or a free ticket. */
export type LostReservation = { number?: string; isUnpaid?: boolean; until: string };

/**
 * The reason for an activation e-mail. Only `registered` promises a ticket, and `guest` brings one. `orderedFor`: an
 * organiser placed an order for the person.
 */
export type ActivationCause =
	| "registered"
	| "ordered"
	| "orderedFor"
	| "created"
	| "refused"
	| "again"
	| "guest"
	| "handed";

type Activation = {
	to: Recipient;
	event: EventRecord;
	contact: ContactCard | undefined;
	cause: ActivationCause;
	held?: LostReservation | undefined;
	tickets?: Attachment[] | undefined;
};

/** Creates an activation link and queues its e-mail in the caller's transaction. */
export async function sendActivation(tx: Tx, deps: ActivationDeps, activation: Activation): Promise<void> {
	const { id } = await nextKeys(tx, { id: emailMessage });
	await insertAll(tx, activationInserts(deps, id, activation));
}

/** `emailId` is reserved before. Only the secret's hash is stored. */
export function activationInserts(
	deps: ActivationDeps,
	emailId: number,
	{ to, event, contact, cause, held, tickets }: Activation,
): Insert[] {
	const now = deps.clock.now();
	const secret = deps.ids.secret();
	const link = {
		tokenHash: hashOf(secret),
		accountId: to.id,
		eventCode: event.code,
		createdAt: now,
		expiresAt: activationEnd(now),
	};
	const { action, valid } = emailTexts;
	const { subject, preview, heading } = cause === "guest" ? guestActivation : emailTexts;
	const { notYou } = cause === "guest" || cause === "orderedFor" ? guestActivation : emailTexts;
	const written = eventEmail(deps, {
		to,
		event,
		contact,
		kind: "activation",
		texts: {
			subject,
			preview,
			heading,
			paragraphs: [emailTexts[cause], ...(held ? [emailTexts[reservationText(held)]] : [])],
			action,
			notes: [valid, notYou],
		},
		...(tickets && { tickets }),
		values: { ...(held && { number: held.number ?? "", until: held.until }) },
		path: `confirm.html?id=${encodeURIComponent(secret)}&lang=${to.lang}`,
	});
	return [activationInsert(link), ...emailInserts(emailId, written)];
}

function reservationText({ number, isUnpaid }: LostReservation) {
	if (!number) return "holdsPlace";
	return isUnpaid ? "holdsUnpaid" : "holds";
}
