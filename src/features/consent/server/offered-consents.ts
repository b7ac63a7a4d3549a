import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { lockAccount } from "../../account/server/store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { eventById } from "../../event/server/store.ts";
import { confirmedAt } from "../../ticket-holders/server/holder-store.ts";
import type { OfferedConsent } from "../contract.ts";
import { isWithdrawable } from "../rules.ts";
import { refusals } from "../texts.ts";
import { addConsent, type LastAnswer, lastAnswers, placeOfText } from "./consent-answer-store.ts";
import { type ConsentRequest, consentsOf } from "./store.ts";

type Offer = { event: EventRecord; text: ConsentRequest };

/** Lists voluntary consents that the account has not given, from events that asked it or gave it a ticket. */
async function offersTo(db: Database, accountId: string): Promise<Offer[]> {
	const answers = await lastAnswers(db, accountId);
	const offers: Offer[] = [];
	// organisers' guests have a ticket and were asked nothing
	const eventIds = [...answers.map((one) => one.eventId), ...(await confirmedAt(db, accountId))];
	for (const eventId of new Set(eventIds)) {
		const event = await eventById(db, eventId);
		const texts = (await consentsOf(db, event)).filter(isWithdrawable);
		offers.push(...texts.filter((text) => !isStanding(answers, eventId, text)).map((text) => ({ event, text })));
	}
	return offers;
}

function isStanding(answers: LastAnswer[], eventId: number, { kind, position }: ConsentRequest): boolean {
	return answers.some(
		(one) => one.eventId === eventId && one.kind === kind && one.position === position && one.isStanding,
	);
}

export async function offeredConsents(db: Database, accountId: string, lang: Lang): Promise<OfferedConsent[]> {
	return (await offersTo(db, accountId)).map(({ event, text }) => ({
		objectId: text.objectId,
		kind: text.kind,
		name: localized(lang, text.name, text.nameEn),
		descriptionShort: localized(lang, text.descriptionShort, text.descriptionShortEn),
		descriptionLong: localized(lang, text.descriptionLong, text.descriptionLongEn),
		eventName: localized(lang, event.name, event.nameEn),
	}));
}

type AcceptedText = { accountId: string; textId: number; lang: Lang };

/** Gives an offered consent, with an audit entry; does nothing if it is given. Throws 404, or 409 for an old text. */
export async function giveOffered(
	{ db, clock }: { db: NodePgDatabase; clock: Clock },
	giving: AcceptedText,
): Promise<void> {
	await db.transaction((tx) => giveIn(tx, giving, clock.now()));
}

async function giveIn(tx: Tx, { accountId, textId, lang }: AcceptedText, now: Date): Promise<void> {
	await lockAccount(tx, accountId); // Only one of two concurrent calls gives it.
	const offer = (await offersTo(tx, accountId)).find(({ text }) => text.objectId === textId);
	if (!offer) return refuseUnlessConsented(tx, accountId, textId);
	const { kind, version } = offer.text;
	await addConsent(tx, { accountId, consentTextId: textId, kind, version, lang, givenAt: now, source: "account" });
	await addAuditEntry(tx, {
		at: now,
		actor: accountId,
		action: "consent.given",
		subject: `account:${accountId}`,
		eventId: offer.event.id,
		detail: { kind, version, source: "account" },
	});
}

/** Throws for a text that is not offered, unless its consent is given already. */
async function refuseUnlessConsented(tx: Tx, accountId: string, textId: number): Promise<void> {
	const place = await placeOfText(tx, textId);
	const answers = await lastAnswers(tx, accountId);
	if (!place || !answers.some((one) => one.eventId === place.eventId)) throw notFound(refusals.notYours);
	const newest = (await consentsOf(tx, await eventById(tx, place.eventId))).find((one) => one.objectId === textId);
	if (!newest) throw new Failure(409, refusals.changed);
	if (!isStanding(answers, place.eventId, newest)) throw notFound(refusals.notYours);
}
