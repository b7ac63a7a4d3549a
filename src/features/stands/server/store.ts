import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import type { Param } from "../../../kit/db/prepare-queries.ts";
import { account } from "../../account/server/views.ts";
import { event } from "../../event/server/views.ts";
import { exhibitor, exhibitorStaff } from "../../exhibitors/server/views.ts";
import type { WorkMode } from "../rules.ts";
import { jobOffer, stand, standDuty, standMaterial, standVisit } from "./tables.ts";

export type StandRecord = {
	exhibitorId: number;
	eventId: number;
	name: string;
	type: number;
	logoUrl: string;
	rodoName: string;
	isPublished: boolean;
	sentence: string;
	sentenceEn: string | null;
	place: string | null;
	opensAt: string | null;
	closesAt: string | null;
	changedAt: Date | null;
};

/** A stand without a row is published and has no texts. */
const IS_PUBLISHED = sql<boolean>`coalesce(${stand.isPublished}, true)`;
const STAND = {
	exhibitorId: exhibitor.id,
	eventId: exhibitor.eventId,
	name: exhibitor.name,
	type: exhibitor.type,
	logoUrl: exhibitor.logoUrl,
	rodoName: exhibitor.rodoName,
	isPublished: IS_PUBLISHED,
	sentence: sql<string>`coalesce(${stand.sentence}, '')`,
	sentenceEn: stand.sentenceEn,
	place: stand.place,
	opensAt: stand.opensAt,
	closesAt: stand.closesAt,
	changedAt: stand.changedAt,
};

const stands = (db: Database) => db.select(STAND).from(exhibitor).leftJoin(stand, eq(stand.exhibitorId, exhibitor.id));

/** An event's published stands in the organiser's order, recruiting ones first. */
export async function publishedStands(db: Database, eventId: number): Promise<StandRecord[]> {
	return stands(db)
		.where(and(eq(exhibitor.eventId, eventId), IS_PUBLISHED))
		.orderBy(asc(exhibitor.type), asc(exhibitor.position), asc(exhibitor.id));
}

/** The stand of an exhibitor, published or not. */
export async function standOf(db: Database, exhibitorId: number): Promise<StandRecord | undefined> {
	const [row] = await stands(db).where(eq(exhibitor.id, exhibitorId));
	return row;
}

/** The code of the event with the exhibitor's published stand, or null. */
export async function standEventOf(db: Database, exhibitorId: number): Promise<string | null> {
	const [row] = await db
		.select({ code: event.code })
		.from(exhibitor)
		.innerJoin(event, eq(event.id, exhibitor.eventId))
		.leftJoin(stand, eq(stand.exhibitorId, exhibitor.id))
		.where(and(eq(exhibitor.id, exhibitorId), IS_PUBLISHED));
	return row?.code ?? null;
}

export async function openOfferCounts(db: Database, exhibitorIds: number[]): Promise<Map<number, number>> {
	if (exhibitorIds.length === 0) return new Map();
	const rows = await db
		.select({ exhibitorId: jobOffer.exhibitorId, count: count() })
		.from(jobOffer)
		.where(and(inArray(jobOffer.exhibitorId, exhibitorIds), eq(jobOffer.isOpen, true)))
		.groupBy(jobOffer.exhibitorId);
	return new Map(rows.map((row) => [row.exhibitorId, row.count]));
}

export type OfferRecord = {
	id: number;
	exhibitorId: number;
	title: string;
	titleEn: string | null;
	text: string;
	textEn: string | null;
	place: string;
	placeEn: string | null;
	workMode: WorkMode;
	salaryFromGrosz: number | null;
	salaryToGrosz: number | null;
	isOpen: boolean;
};

export const OFFER = {
	id: jobOffer.id,
	exhibitorId: jobOffer.exhibitorId,
	title: jobOffer.title,
	titleEn: jobOffer.titleEn,
	text: jobOffer.text,
	textEn: jobOffer.textEn,
	place: jobOffer.place,
	placeEn: jobOffer.placeEn,
	workMode: jobOffer.workMode,
	isOpen: jobOffer.isOpen,
	salaryFromGrosz: jobOffer.salaryFromGrosz,
	salaryToGrosz: jobOffer.salaryToGrosz,
};

export function openOffers(db: Database, exhibitorId: number): Promise<OfferRecord[]> {
	return db
		.select(OFFER)
		.from(jobOffer)
		.where(and(eq(jobOffer.exhibitorId, exhibitorId), eq(jobOffer.isOpen, true)))
		.orderBy(asc(jobOffer.position), asc(jobOffer.id));
}

/** Open jobs of an event's published stands, in the order of `publishedStands`. */
export function openOffersAt(db: Database, eventId: number): Promise<OfferRecord[]> {
	return db
		.select(OFFER)
		.from(jobOffer)
		.innerJoin(exhibitor, eq(exhibitor.id, jobOffer.exhibitorId))
		.leftJoin(stand, eq(stand.exhibitorId, exhibitor.id))
		.where(and(eq(exhibitor.eventId, eventId), eq(jobOffer.isOpen, true), IS_PUBLISHED))
		.orderBy(asc(exhibitor.type), asc(exhibitor.position), asc(exhibitor.id), asc(jobOffer.position), asc(jobOffer.id));
}

/** One of an exhibitor's jobs, open or not. */
export async function offerOf(
	db: Database,
	{ id, exhibitorId }: { id: number; exhibitorId: number },
): Promise<OfferRecord | undefined> {
	const own = and(eq(jobOffer.id, id), eq(jobOffer.exhibitorId, exhibitorId));
	const [row] = await db.select(OFFER).from(jobOffer).where(own);
	return row;
}

export function materialsOf(db: Database, exhibitorId: number) {
	const { id, name, nameEn, url, file, fileSize: size } = standMaterial;
	return db
		.select({ id, name, nameEn, url, file, size })
		.from(standMaterial)
		.where(eq(standMaterial.exhibitorId, exhibitorId))
		.orderBy(asc(standMaterial.position), asc(id));
}

/** Shifts at stands by start, permanent ones first. */
export function dutiesOf(db: Database, exhibitorIds: number[]) {
	const { exhibitorId, role, roleEn, startsAt, endsAt, id } = standDuty;
	if (exhibitorIds.length === 0) return Promise.resolve([]);
	return db
		.select({
			exhibitorId,
			role,
			roleEn,
			startsAt,
			endsAt,
			accountId: account.id,
			firstName: account.firstName,
			imageUrl: account.image,
		})
		.from(standDuty)
		.innerJoin(account, eq(account.id, standDuty.accountId))
		.where(inArray(exhibitorId, exhibitorIds))
		.orderBy(sql`${startsAt} nulls first`, asc(id));
}

export function publicDuties(db: Database, eventId: Param<number>) {
	return db
		.select({
			exhibitorId: standDuty.exhibitorId,
			startsAt: standDuty.startsAt,
			endsAt: standDuty.endsAt,
			opensAt: stand.opensAt,
			closesAt: stand.closesAt,
		})
		.from(standDuty)
		.innerJoin(exhibitor, eq(exhibitor.id, standDuty.exhibitorId))
		.leftJoin(stand, eq(stand.exhibitorId, standDuty.exhibitorId))
		.where(and(eq(exhibitor.eventId, eventId), IS_PUBLISHED));
}

export async function staffOf(db: Database, exhibitorId: number): Promise<Set<string>> {
	const { accountId } = exhibitorStaff;
	const rows = await db.select({ accountId }).from(exhibitorStaff).where(eq(exhibitorStaff.exhibitorId, exhibitorId));
	return new Set(rows.map((row) => row.accountId));
}

type Visit = { exhibitorId: number; day: string; visitorHash: string; at: Date };

/** Records a visit. Returns whether it is the first of its day. */
export async function storeVisit(db: Database, visit: Visit): Promise<boolean> {
	const stored = await db.insert(standVisit).values(visit).onConflictDoNothing();
	return (stored.rowCount ?? 0) > 0;
}
