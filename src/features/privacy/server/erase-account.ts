import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry, ERASED } from "../../../kit/audit/store.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Log } from "../../../kit/http/app.ts";
import { Failure, notLoggedIn } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { reasonOf } from "../../../kit/jobs/reason.ts";
import { forgetEmailsOfKind } from "../../../kit/mail/store.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { eventOfEmail } from "../../account/server/event-of-email.ts";
import { type AccountRecord, lockedAccount } from "../../account/server/store.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { erasedEmail } from "../erasure-texts.ts";

/** Why somebody cannot be erased yet, and what to do; on the page of an order, where one is named. */
export type Obstacle = { text: Text; orderNumber: string | null };
/** A tax document that outlives the account, and the last day on which it names the person: "2030-12-31". */
export type KeptDocument = { number: string; until: string };

/** A part of what is kept of a person, and how it is erased. */
export type ErasedPart = {
	name: string;
	/** In the transaction that erases the person. Gives what is to be done once that is committed, such as removing files. */
	erase(tx: Tx, person: AccountRecord): Promise<(() => Promise<void>) | void>;
};

/** Everything that erasing a person touches: `app/erasure.ts` writes it. */
export type Erasure = {
	/** Holds what others may be about to change, before the account is held. */
	hold(tx: Tx, accountId: string): Promise<void>;
	obstacles(db: Database, accountId: string): Promise<Obstacle[]>;
	kept(db: Database, accountId: string): Promise<KeptDocument[]>;
	/** In the order in which they are erased. */
	parts: readonly ErasedPart[];
};

export type EraseDeps = EmailDeps & {
	db: NodePgDatabase;
	config: { defaultEvent: string };
	log: Log;
	erasure: Erasure;
};

/**
 * Erases a person who has proved who they are, in one transaction: what the law keeps stays apart from them, everything
 * else goes, and an e-mail tells of it. `eventCode` says in whose colours. Throws a `Failure`: erased meanwhile (401),
 * something stands in the way (409).
 */
export async function eraseAccount(
	deps: EraseDeps,
	accountId: string,
	{ eventCode }: { eventCode: string | undefined },
): Promise<void> {
	const { db, clock, erasure } = deps;
	const afterwards = await db.transaction(async (tx) => {
		await erasure.hold(tx, accountId);
		const person = await lockedAccount(tx, accountId);
		if (!person) throw notLoggedIn();
		const [obstacle] = await erasure.obstacles(tx, accountId);
		if (obstacle) throw new Failure(409, obstacle.text);
		const kept = await erasure.kept(tx, accountId);
		const then = [];
		for (const { erase } of erasure.parts) then.push(await erase(tx, person));
		await addAuditEntry(tx, { at: clock.now(), actor: ERASED, action: "account.erased", subject: ERASED });
		await sendFarewell(tx, deps, { person, kept, eventCode });
		return then;
	});
	for (const doing of afterwards) await doing?.().catch((error) => tellLeft(deps, error));
}

/** The person is erased: what could not be done after that is the organiser's affair, not theirs. */
function tellLeft({ log }: EraseDeps, error: unknown): void {
	log.error({ error: reasonOf(error) }, "something of an erased person is left");
}

const FAREWELL = "account-erased";

/** The last e-mail, with what the law keeps and until when. */
async function sendFarewell(
	tx: Tx,
	deps: EraseDeps,
	{ person, kept, eventCode }: { person: AccountRecord; kept: KeptDocument[]; eventCode: string | undefined },
): Promise<void> {
	const event = await eventOfEmail(tx, deps, eventCode);
	if (!event) return;
	const { kept: keptText, paragraphs, ...texts } = erasedEmail;
	const lastDay = (until: string) => dateText(person.lang, new Date(`${until}T12:00:00Z`), "UTC");
	await sendEventEmail(tx, deps, {
		...{ to: person, event, kind: FAREWELL, values: {}, path: "" },
		texts: { ...texts, paragraphs: [...paragraphs, ...(kept.length > 0 ? [keptText] : [])] },
		facts: kept.map(({ number, until }) => ({ label: number, value: lastDay(until) })),
	});
}

/** A mail server that is away so long is not waited for any more. */
const PATIENCE_MS = 3 * 24 * 3_600_000;

/** Forgets the last e-mails to erased people: those that were sent, and those that could not be for three days. */
export async function forgetFarewells({ db, clock }: Pick<EraseDeps, "db" | "clock">): Promise<void> {
	await forgetEmailsOfKind(db, FAREWELL, new Date(clock.now().getTime() - PATIENCE_MS));
}
