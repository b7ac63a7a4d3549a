import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { assertNoErrors, Failure } from "../../../kit/http/failure.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { forgetEmailsOfKind } from "../../../kit/mail/store.ts";
import { spanText } from "../../../kit/time/zone.ts";
import { accountByEmail, accountById, storedSecret } from "../../account/server/store.ts";
import { isOver, lastDay } from "../../event/over.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { ticketsHeld } from "../../ticket-holders/server/holder-store.ts";
import { leavingCall, leavingPage } from "../addresses.ts";
import {
	addressesIn,
	MAX_INVITATIONS,
	type RecommendRefusal,
	recommendationErrors,
	recommendRefusal,
} from "../rules.ts";
import { emailTexts, leaveLink, refusals } from "../texts.ts";
import { addRecommendation, countAddressesGivenBy, takeAddress } from "./store.ts";

export type RecommendDeps = EmailDeps & { db: NodePgDatabase; ids: { secret(): string } };

const KIND = "recommendation";
/** How long an e-mail waits for a mail server before its address is deleted. */
const PATIENCE_MS = 7 * 24 * 3_600_000;

/** This installation's key for hashing addresses, used for nothing else. */
export const keyOf = ({ db, ids }: Pick<RecommendDeps, "db" | "ids">) =>
	storedSecret(db, "recommended-addresses", ids.secret());

const hashedAddress = (key: string, email: string) => hashOf(`${key} ${email}`);

export async function refusalFor(
	{ db, clock }: Pick<RecommendDeps, "db" | "clock">,
	{ accountId, event }: { accountId: string; event: EventRecord },
): Promise<RecommendRefusal | undefined> {
	const tickets = await ticketsHeld(db, { accountId, eventId: event.id });
	const person = await accountById(db, accountId);
	const hasPlace = person?.emailVerified === true && tickets.some((one) => one.status === "confirmed");
	return recommendRefusal(hasPlace, !event.isMeeting && isOver(event, clock.now()));
}

export type NewRecommendation = {
	accountId: string;
	event: EventRecord;
	lang: Lang;
	name: string;
	emails: readonly string[];
	/** Throws 429 above the daily limit. */
	countAddress(tx: Tx): Promise<void>;
};

/**
 * Invites friends by e-mail, each address once ever, and none with an account. The response does not reveal who got an
 * e-mail. Above the limit nobody gets one.
 */
export async function recommendTo(deps: RecommendDeps, wanted: NewRecommendation): Promise<void> {
	const { accountId, event, name } = wanted;
	const emails = addressesIn(wanted.emails);
	const errors = recommendationErrors({ name, emails });
	assertNoErrors(errors);
	const refusal = await refusalFor(deps, { accountId, event });
	if (refusal) throw new Failure(409, refusals[refusal]);
	const key = await keyOf(deps);
	const givenAt = deps.clock.now();
	await deps.db.transaction(async (tx) => {
		for (const _ of emails) await wanted.countAddress(tx);
		if ((await countAddressesGivenBy(tx, accountId)) + emails.length > MAX_INVITATIONS.inAll)
			throw new Failure(409, refusals.tooManyInAll);
		// a fixed order prevents deadlocks
		for (const email of emails.toSorted()) {
			const addressHash = hashedAddress(key, email);
			const secret = deps.ids.secret();
			const isWritten =
				!(await accountByEmail(tx, email)) && (await takeAddress(tx, { addressHash, secretHash: hashOf(secret) }));
			await addRecommendation(tx, { accountId, eventId: event.id, addressHash, isWritten, givenAt });
			if (isWritten) await writeTo(tx, deps, { ...wanted, email, secret });
		}
	});
}

async function writeTo(
	tx: Tx,
	deps: RecommendDeps,
	{ accountId, event, lang, name, email, secret }: NewRecommendation & { email: string; secret: string },
): Promise<void> {
	const href = deps.pageAddress(lang, event, leavingPage(secret));
	const sender = await accountById(tx, accountId);
	const where = event.isOnsite ? localized(lang, event.city, event.cityEn) : "online";
	await sendEventEmail(tx, deps, {
		to: { email, lang },
		event,
		...(sender && { answeredBy: { isToOrganiser: false, name, email: sender.email } }),
		kind: KIND,
		texts: emailTexts,
		values: { name, when: spanText(lang, event.startsAt, lastDay(event), event.timeZone), where },
		path: "",
		leaving: {
			unsubscribeUrl: new URL(leavingCall(secret), href).href,
			links: [{ label: leaveLink[lang], href }],
		},
	});
}

/** Deletes the recipients of recommendations after sending, or if no mail server took them in a week. */
export function forgetRecommended({ db, clock }: { db: Database; clock: { now(): Date } }): Promise<void> {
	return forgetEmailsOfKind(db, KIND, new Date(clock.now().getTime() - PATIENCE_MS));
}
