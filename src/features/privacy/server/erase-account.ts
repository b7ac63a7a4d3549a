import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry, ERASED } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Log } from "../../../kit/http/app.ts";
import { Failure, notLoggedIn } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { reasonOf } from "../../../kit/jobs/reason.ts";
import { forgetEmailsOfKind } from "../../../kit/mail/store.ts";
import { calendarDateText } from "../../../kit/time/zone.ts";
import { eventOfEmail } from "../../account/server/event-of-email.ts";
import { type AccountRecord, lockAccount } from "../../account/server/store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, type EmailTexts, sendEventEmail } from "../../event/server/event-email.ts";
import { erasedEmail } from "../erasure-texts.ts";
import type { EventRows } from "./event-rows-store.ts";

/** A reason against erasing a person now, with a remedy. The page of the named order offers the remedy. */
export type Obstacle = { text: Text; orderNumber: string | null };
/** A document that outlives the account. `until` is the last day on which it names the person: "2030-12-31". */
export type KeptDocument = { number: string; until: string };

export type ErasedPart = {
	name: string;
	/** Goes only with the account, not with the data of one event. */
	isOfAccount?: true;
	/** Runs in the erasing transaction. Returns work after the commit, such as removing files. */
	erase(tx: Tx, person: AccountRecord): Promise<(() => Promise<void>) | void>;
};

/** `app/erasure.ts` implements it. */
export type Erasure = {
	/** Locks rows that other transactions change, before the account is locked. */
	hold(tx: Tx, accountId: string): Promise<void>;
	obstacles(db: Database, accountId: string): Promise<Obstacle[]>;
	kept(db: Database, accountId: string): Promise<KeptDocument[]>;
	/** The parts in the order of erasure. */
	parts: readonly ErasedPart[];
	atEvent: EventErasure;
};

/** A person's data at one event. */
export type EventErasure = {
	/** The rows of an event, by table. */
	rows: Readonly<Record<string, EventRows>>;
	obstacles(db: Database, at: PersonAtEvent): Promise<Text[]>;
	kept(db: Database, at: PersonAtEvent): Promise<KeptDocument[]>;
	/** Erases what cannot change its owner. */
	besides(tx: Tx, at: PersonAtEvent): Promise<void>;
};

export type PersonAtEvent = { person: AccountRecord; event: EventRecord };

export type EraseDeps = EmailDeps & {
	db: NodePgDatabase;
	versions: ContentVersions;
	config: { defaultEvent: string };
	log: Log;
	erasure: Erasure;
};

/**
 * Erases an authenticated person in one transaction: detaches legally required data, deletes the rest, and confirms by
 * e-mail. `eventCode` is the e-mail's theme. Throws `Failure`: already erased (401), an obstacle (409).
 */
export async function eraseAccount(
	deps: EraseDeps,
	accountId: string,
	{ eventCode }: { eventCode: string | undefined },
): Promise<void> {
	const { clock, erasure } = deps;
	// pages show shifts of staff and counts of meetings
	const afterwards = await changeContent(deps, async (tx) => {
		await erasure.hold(tx, accountId);
		const person = await lockAccount(tx, accountId);
		if (!person) throw notLoggedIn();
		const [obstacle] = await erasure.obstacles(tx, accountId);
		if (obstacle) throw new Failure(409, obstacle.text);
		const retainedDocuments = await erasure.kept(tx, accountId);
		const then = await eraseParts(tx, erasure.parts, person);
		await addAuditEntry(tx, { at: clock.now(), actor: ERASED, action: "account.erased", subject: ERASED });
		const event = await eventOfEmail(tx, deps, eventCode);
		if (event) await sendFarewell(tx, deps, { person, event, kept: retainedDocuments, texts: erasedEmail });
		return then;
	});
	await finishErasure(deps, afterwards);
}

/** Work after the commit. */
export type Afterwards = ((() => Promise<void>) | void)[];

export async function eraseParts(tx: Tx, parts: readonly ErasedPart[], person: AccountRecord): Promise<Afterwards> {
	const then = [];
	for (const { erase } of parts) then.push(await erase(tx, person));
	return then;
}

export async function finishErasure(deps: Pick<EraseDeps, "log">, afterwards: Afterwards): Promise<void> {
	for (const doing of afterwards) await doing?.().catch((error) => logLeftover(deps, error));
}

function logLeftover({ log }: Pick<EraseDeps, "log">, error: unknown): void {
	log.error({ error: reasonOf(error) }, "some data of an erased person could not be deleted");
}

const FAREWELL = "account-erased";

type Farewell = PersonAtEvent & {
	kept: KeptDocument[];
	texts: EmailTexts & { kept: Text };
};

/** Sends the last e-mail, which lists legally required data with its last day. */
export async function sendFarewell(
	tx: Tx,
	deps: EmailDeps,
	{ person, event, kept, texts: { kept: keptText, paragraphs, ...texts } }: Farewell,
): Promise<void> {
	const lastDay = (until: string) => calendarDateText(person.lang, until);
	await sendEventEmail(tx, deps, {
		to: person,
		event,
		kind: FAREWELL,
		values: {},
		path: "",
		texts: { ...texts, paragraphs: [...paragraphs, ...(kept.length > 0 ? [keptText] : [])] },
		facts: kept.map(({ number, until }) => ({ label: number, value: lastDay(until) })),
	});
}

/** After this time the e-mail is given up. */
const PATIENCE_MS = 3 * 24 * 3_600_000;

/** Deletes the last e-mails to erased people: sent e-mails, and e-mails that failed for three days. */
export async function forgetFarewells({ db, clock }: Pick<EraseDeps, "db" | "clock">): Promise<void> {
	await forgetEmailsOfKind(db, FAREWELL, new Date(clock.now().getTime() - PATIENCE_MS));
}
