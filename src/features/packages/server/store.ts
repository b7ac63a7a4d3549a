import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { Param, Rows } from "../../../kit/db/prepare-queries.ts";
import { notFound } from "../../../kit/http/failure.ts";
import type { AdditionalInput, PackageIncludes } from "../contract.ts";
import { type PriceData, type PricedAt, pricedAt } from "../rules.ts";
import { additionalInput, packagePrice, priceRound, ticketPackage } from "./tables.ts";

/** Columns of a package, without prices. */
export const ticketPackageColumns = {
	id: ticketPackage.id,
	includes: ticketPackage.includes,
	eventId: ticketPackage.eventId,
	name: ticketPackage.name,
	code: ticketPackage.code,
	isOnline: ticketPackage.isOnline,
	isOnsite: ticketPackage.isOnsite,
	vatRate: ticketPackage.vatRate,
	forWhom: ticketPackage.forWhom,
	forWhomEn: ticketPackage.forWhomEn,
	hasReverseCharge: ticketPackage.hasReverseCharge,
	capacity: ticketPackage.capacity,
	isRecommended: ticketPackage.isRecommended,
	hasExtendedSeats: ticketPackage.hasExtendedSeats,
};

const additionalInputColumns = {
	id: additionalInput.id,
	name: additionalInput.name,
	nameEn: additionalInput.nameEn,
	type: additionalInput.type,
	options: additionalInput.options,
	isRequired: additionalInput.isRequired,
	packageId: additionalInput.packageId,
};

const priceRoundColumns = {
	id: priceRound.id,
	number: priceRound.number,
	name: priceRound.name,
	nameEn: priceRound.nameEn,
	endsAt: priceRound.endsAt,
};

export type PackageRecord = {
	id: number;
	eventId: number;
	code: string;
	name: string;
	forWhom: string;
	forWhomEn: string | null;
	vatRate: number;
	hasReverseCharge: boolean;
	capacity: number | null;
	isOnline: boolean;
	isOnsite: boolean;
	isRecommended: boolean;
	hasExtendedSeats: boolean;
	includes: PackageIncludes;
};
export type RoundRecord = {
	id: number;
	number: number;
	name: string | null;
	nameEn: string | null;
	endsAt: Date | null;
};

export type PricedPackage = PricedAt<PackageRecord>;

/** Packages in the organiser's order. */
export function packagesOf(db: Database, eventId: Param<number>): Rows<PackageRecord> {
	return db
		.select(ticketPackageColumns)
		.from(ticketPackage)
		.where(eq(ticketPackage.eventId, eventId))
		.orderBy(asc(ticketPackage.position), asc(ticketPackage.id));
}

/** Finds a package, ignoring case. Throws 404. */
export async function existingPackage(db: Database, eventId: number, code: string): Promise<PackageRecord> {
	const rows = await db
		.select(ticketPackageColumns)
		.from(ticketPackage)
		.where(and(eq(ticketPackage.eventId, eventId), eq(sql`upper(${ticketPackage.code})`, code.toUpperCase())));
	if (!rows[0]) throw notFound({ pl: "Nie ma takiego pakietu.", en: "There is no such package." });
	return rows[0];
}

export async function packageById(db: Database, packageId: number): Promise<PackageRecord> {
	const rows = await db.select(ticketPackageColumns).from(ticketPackage).where(eq(ticketPackage.id, packageId));
	return oneRow(rows);
}

export async function saveReverseCharge(tx: Tx, packageId: number, hasReverseCharge: boolean): Promise<void> {
	await tx.update(ticketPackage).set({ hasReverseCharge }).where(eq(ticketPackage.id, packageId));
}

export async function saveCapacity(tx: Tx, packageId: number, capacity: number | null): Promise<void> {
	await tx.update(ticketPackage).set({ capacity }).where(eq(ticketPackage.id, packageId));
}

/**
 * Locks a price and returns it in net grosz. A round of null is the price without rounds. Undefined for a price that does
 * not exist or is another event's.
 */
export async function lockPrice(
	tx: Tx,
	{ eventId, packageId, roundId }: { eventId: number; packageId: number; roundId: number | null },
): Promise<{ id: number; netGrosz: number } | undefined> {
	const isOfRound = roundId === null ? isNull(packagePrice.roundId) : eq(packagePrice.roundId, roundId);
	const rows = await tx
		.select({ id: packagePrice.id, netGrosz: packagePrice.netGrosz })
		.from(packagePrice)
		.innerJoin(ticketPackage, eq(ticketPackage.id, packagePrice.packageId))
		.where(and(eq(ticketPackage.eventId, eventId), eq(ticketPackage.id, packageId), isOfRound))
		.for("update", { of: packagePrice });
	return rows[0];
}

export async function savePrice(tx: Tx, priceId: number, netGrosz: number): Promise<void> {
	await tx.update(packagePrice).set({ netGrosz }).where(eq(packagePrice.id, priceId));
}

export function roundsOf(db: Database, eventId: Param<number>): Rows<RoundRecord> {
	return db
		.select(priceRoundColumns)
		.from(priceRound)
		.where(eq(priceRound.eventId, eventId))
		.orderBy(asc(priceRound.number));
}

/** Net grosz by package id and round id. The key `null` is the price without rounds. */
export async function pricesOf(db: Database, packageIds: number[]): Promise<Map<number, Map<number | null, number>>> {
	if (packageIds.length === 0) return new Map();
	return pricesByPackage(await db.select(price).from(packagePrice).where(inArray(packagePrice.packageId, packageIds)));
}

const price = { packageId: packagePrice.packageId, roundId: packagePrice.roundId, netGrosz: packagePrice.netGrosz };
type PriceRow = { packageId: number; roundId: number | null; netGrosz: number };

export function priceRowsOf(db: Database, eventId: Param<number>) {
	return db
		.select(price)
		.from(packagePrice)
		.innerJoin(ticketPackage, eq(ticketPackage.id, packagePrice.packageId))
		.where(eq(ticketPackage.eventId, eventId));
}

export function pricesByPackage(rows: PriceRow[]): Map<number, Map<number | null, number>> {
	const prices = new Map<number, Map<number | null, number>>();
	for (const row of rows) {
		const ofPackage = prices.get(row.packageId) ?? new Map<number | null, number>();
		prices.set(row.packageId, ofPackage.set(row.roundId, row.netGrosz));
	}
	return prices;
}

export async function priceDataOf(
	db: Database,
	eventId: number,
): Promise<PriceData<PackageRecord> & { rounds: RoundRecord[] }> {
	const packages = await packagesOf(db, eventId);
	const rounds = await roundsOf(db, eventId);
	const ids = packages.map((one) => one.id);
	return { packages, rounds, byPackage: await pricesOf(db, ids) };
}

/** Packages of an event with the net prices of the current and the next round. */
export async function pricedPackages(db: Database, eventId: number, now: Date): Promise<PricedPackage[]> {
	return pricedAt(await priceDataOf(db, eventId), now);
}

export async function additionalInputsOf(db: Database, packageId: number): Promise<AdditionalInput[]> {
	return (await inputsByPackage(db, [packageId])).get(packageId) ?? [];
}

/** Questions by package, without empty entries. */
export async function inputsByPackage(db: Database, packageIds: number[]): Promise<Map<number, AdditionalInput[]>> {
	if (packageIds.length === 0) return new Map();
	const rows = await db
		.select(additionalInputColumns)
		.from(additionalInput)
		.where(inArray(additionalInput.packageId, packageIds))
		.orderBy(asc(additionalInput.position), asc(additionalInput.id));
	const inputs = new Map<number, AdditionalInput[]>();
	for (const { id: objectId, packageId, name, nameEn, type, isRequired, options } of rows) {
		const input = { objectId, name, nameEn, type, isRequired, options: JSON.stringify(options) };
		inputs.set(packageId, [...(inputs.get(packageId) ?? []), input]);
	}
	return inputs;
}

/** Names by id; unknown ids are missing. */
export async function packageNames(db: Database, ids: number[]): Promise<Map<number, string>> {
	const { id, name } = ticketPackage;
	const rows = await db.select({ id, name }).from(ticketPackage).where(anyOf(id, ids));
	return new Map(rows.map((row) => [row.id, row.name]));
}
