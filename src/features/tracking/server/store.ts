import { and, asc, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Param, Rows } from "../../../kit/db/prepare-queries.ts";
import { event } from "../../event/server/views.ts";
import type { EventTags } from "../contract.ts";
import type { EventName, Network } from "../rules.ts";
import { type ConversionState, conversion, eventTag, trackedVisitor } from "./tables.ts";

const eventTagColumns = {
	eventId: eventTag.eventId,
	google: eventTag.google,
	meta: eventTag.meta,
	linkedin: eventTag.linkedin,
	linkedinConversions: eventTag.linkedinConversions,
	googleConversions: eventTag.googleConversions,
};

const trackedVisitorColumns = {
	id: trackedVisitor.id,
	userAgent: trackedVisitor.userAgent,
	fbc: trackedVisitor.fbc,
	fbp: trackedVisitor.fbp,
	liFatId: trackedVisitor.liFatId,
	gclid: trackedVisitor.gclid,
};

const conversionColumns = {
	id: conversion.id,
	eventId: conversion.eventId,
	name: conversion.name,
	createdAt: conversion.createdAt,
	endedAt: conversion.endedAt,
	tries: conversion.tries,
	lastError: conversion.lastError,
	visitorId: conversion.visitorId,
	network: conversion.network,
	eventKey: conversion.eventKey,
	request: conversion.request,
	state: conversion.state,
};

const NO_TAGS: EventTags = { google: null, meta: null, linkedin: null, linkedinConversions: {}, googleConversions: {} };

export type ClickIds = { fbc?: string; fbp?: string; liFatId?: string; gclid?: string; userAgent?: string };
export type VisitorRecord = {
	id: string;
	userAgent: string | null;
	fbc: string | null;
	fbp: string | null;
	liFatId: string | null;
	gclid: string | null;
};
export type ConversionRow = {
	id: number;
	eventId: number;
	visitorId: string;
	network: Network;
	name: EventName;
	eventKey: string;
	request: { target: string; body: object } | null;
	state: ConversionState;
	tries: number;
	lastError: string | null;
	createdAt: Date;
	endedAt: Date | null;
};

export type TagRecord = {
	eventId: number;
	google: string | null;
	meta: string | null;
	linkedin: string | null;
	linkedinConversions: EventTags["linkedinConversions"];
	googleConversions: EventTags["googleConversions"];
};

/** Empty without tags. */
export function tagRowsOf(db: Database, eventId: Param<number>): Rows<TagRecord> {
	return db.select(eventTagColumns).from(eventTag).where(eq(eventTag.eventId, eventId));
}

export function tagsIn([row]: TagRecord[]): EventTags {
	if (!row) return NO_TAGS;
	const { google, meta, linkedin, linkedinConversions, googleConversions } = row;
	return { google, meta, linkedin, linkedinConversions, googleConversions };
}

export async function tagsOf(db: Database, eventId: number): Promise<EventTags> {
	return tagsIn(await tagRowsOf(db, eventId));
}

export async function saveTags(tx: Tx, eventId: number, tags: EventTags): Promise<void> {
	await tx
		.insert(eventTag)
		.values({ eventId, ...tags })
		.onConflictDoUpdate({ target: eventTag.eventId, set: tags });
}

/** Records a visitor's consent, also after a withdrawal. */
export async function saveConsent(
	db: Database,
	{
		now,
		...accepted
	}: Pick<typeof trackedVisitor.$inferSelect, "id" | "eventId" | "userAgent" | "version" | "lang"> & { now: Date },
): Promise<void> {
	await db
		.insert(trackedVisitor)
		.values({ ...accepted, consentedAt: now, seenAt: now })
		.onConflictDoUpdate({
			target: trackedVisitor.id,
			set: {
				seenAt: now,
				userAgent: accepted.userAgent,
				// a repeated consent keeps its time
				consentedAt: sql`case when ${trackedVisitor.withdrawnAt} is null then ${trackedVisitor.consentedAt} else excluded.consented_at end`,
				withdrawnAt: null,
			},
		});
}

/** Deletes the visitor's data and cancels pending conversions. */
export async function endConsent(tx: Tx, id: string, now: Date): Promise<void> {
	await tx
		.update(trackedVisitor)
		.set({ withdrawnAt: now, userAgent: null, fbc: null, fbp: null, liFatId: null, gclid: null })
		.where(and(eq(trackedVisitor.id, id), isNull(trackedVisitor.withdrawnAt)));
	await tx
		.update(conversion)
		.set({ state: "withdrawn", request: null, endedAt: now })
		.where(and(eq(conversion.visitorId, id), eq(conversion.state, "waiting")));
}

/**
 * Merges new click ids; undefined without consent. Keeps the row locked, so that a withdrawal cannot run between this
 * and the caller's work.
 */
export async function consentingVisitor(
	tx: Tx,
	id: string,
	{ ids, now }: { ids: ClickIds; now: Date },
): Promise<VisitorRecord | undefined> {
	const rows = await tx
		.update(trackedVisitor)
		.set({ ...ids, seenAt: now })
		.where(and(eq(trackedVisitor.id, id), isNull(trackedVisitor.withdrawnAt)))
		.returning(trackedVisitorColumns);
	return rows[0];
}

/** Undefined if the conversion exists already. */
export async function addConversion(
	tx: Tx,
	values: Pick<ConversionRow, "eventId" | "visitorId" | "network" | "name" | "eventKey" | "request" | "createdAt">,
): Promise<number | undefined> {
	const rows = await tx.insert(conversion).values(values).onConflictDoNothing().returning({ id: conversion.id });
	return rows[0]?.id;
}

export async function waitingConversion(db: Database, id: number): Promise<ConversionRow | undefined> {
	const rows = await db
		.select(conversionColumns)
		.from(conversion)
		.where(and(eq(conversion.id, id), eq(conversion.state, "waiting")));
	return rows[0];
}

/** Records an attempt, and clears the request once it is not needed. */
export async function noteTry(
	db: Database,
	{ id, tries }: Pick<ConversionRow, "id" | "tries">,
	outcome: { state: "sent" | "given-up" | "waiting"; lastError: string | null; now: Date },
): Promise<void> {
	const { state, lastError, now } = outcome;
	const ended = state === "waiting" ? {} : { request: null, endedAt: now };
	await db
		.update(conversion)
		.set({ state, tries: tries + 1, lastError, ...ended })
		.where(and(eq(conversion.id, id), eq(conversion.state, "waiting")));
}

/** Conversions given up at one event or all, newest first. */
export function conversionsGivenUp(db: Database, eventId?: number) {
	return db
		.select({
			id: conversion.id,
			eventCode: event.code,
			network: conversion.network,
			name: conversion.name,
			tries: conversion.tries,
			lastError: conversion.lastError,
			createdAt: conversion.createdAt,
		})
		.from(conversion)
		.innerJoin(event, eq(event.id, conversion.eventId))
		.where(and(eq(conversion.state, "given-up"), eventId === undefined ? undefined : eq(conversion.eventId, eventId)))
		.orderBy(desc(conversion.id))
		.limit(200);
}

/** An event's conversions per network, by state. */
export function conversionCounts(db: Database, eventId: number) {
	return db
		.select({ network: conversion.network, state: conversion.state, count: sql<number>`count(*)::int` })
		.from(conversion)
		.where(eq(conversion.eventId, eventId))
		.groupBy(conversion.network, conversion.state)
		.orderBy(asc(conversion.network), asc(conversion.state));
}

/** Deletes conversions by event keys ("order-7"), which would link a visitor to a person. */
export async function forgetConversions(tx: Tx, eventKeys: readonly string[]): Promise<void> {
	if (eventKeys.length > 0) await tx.delete(conversion).where(inArray(conversion.eventKey, [...eventKeys]));
}

/** Deletes old conversions, and visitors without a recent visit. */
export async function forgetTracked(db: Database, before: { conversions: Date; visitors: Date }): Promise<void> {
	await db.delete(conversion).where(lt(conversion.createdAt, before.conversions));
	await db.delete(trackedVisitor).where(lt(trackedVisitor.seenAt, before.visitors));
}
