import { and, asc, desc, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { inPages } from "../../../kit/db/in-pages.ts";
import { referencesFrom } from "../../../kit/db/references.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { account } from "../../account/server/views.ts";
import { type EventRecord, eventColumns } from "../../event/server/columns.ts";
import { findSourceEvent } from "../../event/server/store.ts";
import { event } from "../../event/server/views.ts";
import { recruitersOf } from "../../exhibitors/server/store.ts";
import type { ConsentKind } from "../contract.ts";
import { type ConsentRecord, consentTextColumns } from "./store.ts";
import { consentGiven, consentText } from "./tables.ts";

export type GivenConsent = {
	id: number;
	kind: ConsentKind | "terms";
	givenAt: Date;
	version: number;
	source: string;
	withdrawnAt: Date | null;
	/** Null for the terms. */
	text: ConsentRecord | null;
	event: EventRecord | null;
};

const answerColumns = {
	id: consentGiven.id,
	kind: consentGiven.kind,
	givenAt: consentGiven.givenAt,
	version: consentGiven.version,
	source: consentGiven.source,
	withdrawnAt: consentGiven.withdrawnAt,
};

/** Lists given consents, newest first, or the one with this `id`. */
export async function givenConsents(db: Database, accountId: string, id?: number): Promise<GivenConsent[]> {
	const own = and(eq(consentGiven.accountId, accountId), eq(consentGiven.isGiven, true));
	const rows = await db
		.select({ given: answerColumns, text: consentTextColumns, event: eventColumns })
		.from(consentGiven)
		.leftJoin(consentText, eq(consentText.id, consentGiven.consentTextId))
		.leftJoin(event, eq(event.id, consentText.eventId))
		.where(id === undefined ? own : and(own, eq(consentGiven.id, id)))
		.orderBy(desc(consentGiven.id));
	return rows.map(({ given, text, event }) => ({ ...given, kind: given.kind as GivenConsent["kind"], text, event }));
}

/** An account's last answer to an event's text, in any version; locked until the transaction ends if `isLocked`. */
export async function lastAnswer(
	db: Database,
	{ accountId, eventId, kind }: { accountId: string; eventId: number; kind: ConsentKind },
	isLocked = false,
): Promise<{ id: number; isStanding: boolean; version: number; givenAt: Date } | undefined> {
	const { id, isGiven, withdrawnAt, version, givenAt } = consentGiven;
	const consentQuery = db
		.select({ id, isGiven, withdrawnAt, version, givenAt })
		.from(consentGiven)
		.innerJoin(consentText, eq(consentText.id, consentGiven.consentTextId))
		.where(and(eq(consentGiven.accountId, accountId), eq(consentText.eventId, eventId), eq(consentText.kind, kind)))
		.orderBy(desc(consentGiven.id))
		.limit(1);
	const [last] = await (isLocked ? consentQuery.for("share", { of: consentGiven }) : consentQuery);
	return (
		last && { id: last.id, version: last.version, givenAt: last.givenAt, isStanding: last.isGiven && !last.withdrawnAt }
	);
}

export type LastAnswer = { eventId: number; kind: ConsentKind; position: number; version: number; isStanding: boolean };

/** An account's last answer to each text, in any version. */
export async function lastAnswers(db: Database, accountId: string): Promise<LastAnswer[]> {
	const { eventId, kind, position } = consentText;
	const { id, isGiven, withdrawnAt, version } = consentGiven;
	const rows = await db
		.selectDistinctOn([eventId, kind, position], { eventId, kind, position, version, isGiven, withdrawnAt })
		.from(consentGiven)
		.innerJoin(consentText, eq(consentText.id, consentGiven.consentTextId))
		.where(eq(consentGiven.accountId, accountId))
		.orderBy(eventId, kind, position, desc(id));
	return rows.map(({ isGiven, withdrawnAt, ...answer }) => ({
		...answer,
		isStanding: isGiven && withdrawnAt === null,
	}));
}

/** Undefined for an unknown text. */
export async function placeOfText(
	db: Database,
	textId: number,
): Promise<{ eventId: number; position: number } | undefined> {
	const { eventId, position } = consentText;
	const rows = await db.select({ eventId, position }).from(consentText).where(eq(consentText.id, textId));
	return rows[0];
}

/** Lists the accounts that consent to an event's text, in any version, with the time of the consent. */
export async function validConsentsAt(
	db: Database,
	{ eventId, kind }: { eventId: number; kind: ConsentKind },
): Promise<Map<string, Date>> {
	const { accountId, isGiven, withdrawnAt, givenAt, id } = consentGiven;
	const rows = await db
		.selectDistinctOn([accountId], { accountId, isGiven, withdrawnAt, givenAt })
		.from(consentGiven)
		.innerJoin(consentText, eq(consentText.id, consentGiven.consentTextId))
		.where(and(eq(consentText.eventId, eventId), eq(consentText.kind, kind)))
		.orderBy(asc(accountId), desc(id));
	return new Map(rows.flatMap((row) => (row.isGiven && !row.withdrawnAt ? [[row.accountId, row.givenAt]] : [])));
}

export async function addConsent(
	tx: Tx,
	given: {
		accountId: string;
		consentTextId: number;
		kind: ConsentKind;
		version: number;
		lang: Lang;
		givenAt: Date;
		source: string;
	},
): Promise<void> {
	await tx.insert(consentGiven).values({ ...given, isGiven: true });
}

/** Also withdraws earlier consents to the same text; later ones stay. Returns the ids that this call withdrew. */
export async function markWithdrawn(
	tx: Tx,
	{ accountId, id, text, now }: { accountId: string; id: number; text: GivenConsent["text"] & object; now: Date },
): Promise<number[]> {
	const { eventId, kind, position } = text;
	const versions = tx
		.select({ id: consentText.id })
		.from(consentText)
		.where(and(eq(consentText.eventId, eventId), eq(consentText.kind, kind), eq(consentText.position, position)));
	const rows = await tx
		.update(consentGiven)
		.set({ withdrawnAt: now })
		.where(
			and(
				eq(consentGiven.accountId, accountId),
				eq(consentGiven.isGiven, true),
				isNull(consentGiven.withdrawnAt),
				lte(consentGiven.id, id),
				inArray(consentGiven.consentTextId, versions),
			),
		)
		.returning({ id: consentGiven.id });
	return rows.map((row) => row.id).sort((a, b) => a - b);
}

export async function partnerNames(db: Database, own: EventRecord): Promise<string[]> {
	const exhibitorsEvent = await findSourceEvent(db, own, own.landingExhibitorsEventCode);
	return (await recruitersOf(db, exhibitorsEvent.id)).map((one) => one.name);
}

export type ListedConsent = Awaited<ReturnType<typeof consentsById>>[number];

/** Each person's last consent per text, page by page. */
export async function* consentsGivenAt(db: Database, eventId: number): AsyncGenerator<ListedConsent[]> {
	const keys = db
		.selectDistinctOn([consentText.kind, consentText.position, consentGiven.accountId], { id: consentGiven.id })
		.from(consentGiven)
		.innerJoin(consentText, eq(consentText.id, consentGiven.consentTextId))
		.where(and(eq(consentText.eventId, eventId), eq(consentGiven.isGiven, true)))
		.orderBy(asc(consentText.kind), asc(consentText.position), asc(consentGiven.accountId), desc(consentGiven.id));
	yield* inPages(db, keys, (page) => consentsById(db, page));
}

function consentsById(db: Database, ids: number[]) {
	return db
		.select({
			id: consentGiven.id,
			kind: consentText.kind,
			name: consentText.name,
			version: consentGiven.version,
			givenAt: consentGiven.givenAt,
			withdrawnAt: consentGiven.withdrawnAt,
			firstName: account.firstName,
			lastName: account.lastName,
			email: account.email,
		})
		.from(consentGiven)
		.innerJoin(consentText, eq(consentText.id, consentGiven.consentTextId))
		.innerJoin(account, eq(account.id, consentGiven.accountId))
		.where(anyOf(consentGiven.id, ids));
}

/** All answers of an account in order, with the event, name and version of the text, and the source. */
export function consentAnswers(db: Database, accountId: string) {
	const { kind, version, lang, isGiven, givenAt, withdrawnAt, source } = consentGiven;
	return db
		.select({
			eventCode: event.code,
			name: consentText.name,
			kind,
			version,
			lang,
			isGiven,
			givenAt,
			withdrawnAt,
			source,
		})
		.from(consentGiven)
		.leftJoin(consentText, eq(consentText.id, consentGiven.consentTextId))
		.leftJoin(event, eq(event.id, consentText.eventId))
		.where(eq(consentGiven.accountId, accountId))
		.orderBy(asc(consentGiven.id));
}

/**
 * An account's answers to the texts of some events, or of all (null), in order. The terms, which belong to no event,
 * are always among them.
 */
export function consentAnswersAt(
	db: Database,
	{ accountId, eventIds }: { accountId: string; eventIds: number[] | null },
) {
	const { kind, version, isGiven, givenAt, withdrawnAt, consentTextId } = consentGiven;
	return db
		.select({ name: consentText.name, nameEn: consentText.nameEn, kind, version, isGiven, givenAt, withdrawnAt })
		.from(consentGiven)
		.leftJoin(consentText, eq(consentText.id, consentTextId))
		.where(
			and(
				eq(consentGiven.accountId, accountId),
				eventIds === null ? undefined : or(isNull(consentTextId), anyOf(consentText.eventId, eventIds)),
			),
		)
		.orderBy(asc(consentGiven.id));
}

export const countConsentsOfTexts = referencesFrom(consentGiven.consentTextId);
