import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { exhibitor } from "../../exhibitors/server/views.ts";
import type { WorkMode } from "../rules.ts";
import { OFFER, type OfferRecord } from "./store.ts";
import { jobOffer, stand, standMaterial } from "./tables.ts";

/** A stand's texts. Empty ones are stored as null. */
export type StandFields = Record<"sentence" | "sentenceEn" | "place" | "opensAt" | "closesAt", string> & {
	isPublished: boolean;
};

export async function storeStand(tx: Tx, exhibitorId: number, said: StandFields, now: Date): Promise<void> {
	const { isPublished, sentence } = said;
	const set = {
		isPublished,
		sentence,
		sentenceEn: said.sentenceEn || null,
		place: said.place || null,
		opensAt: said.opensAt || null,
		closesAt: said.closesAt || null,
		changedAt: now,
	} satisfies Record<keyof StandFields, unknown> & { changedAt: Date };
	await tx
		.insert(stand)
		.values({ exhibitorId, ...set })
		.onConflictDoUpdate({ target: stand.exhibitorId, set });
}

/** All jobs of an exhibitor, open ones first, each group in its order. */
export async function allOffers(db: Database, exhibitorId: number): Promise<OfferRecord[]> {
	const { position, id } = jobOffer;
	const rows = await db
		.select(OFFER)
		.from(jobOffer)
		.where(eq(jobOffer.exhibitorId, exhibitorId))
		.orderBy(asc(position), asc(id));
	return rows.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}

/** Locks an exhibitor to serialise changes of its stand. */
export async function lockStand(tx: Tx, exhibitorId: number): Promise<void> {
	await tx.select({ id: exhibitor.id }).from(exhibitor).where(eq(exhibitor.id, exhibitorId)).for("no key update");
}

/** A job's fields. Empty English texts are stored as null. */
export type OfferFields = Record<"title" | "titleEn" | "text" | "textEn" | "place" | "placeEn", string> & {
	workMode: WorkMode;
	salaryFromGrosz: number | null;
	salaryToGrosz: number | null;
	isOpen: boolean;
};

const rowOf = ({ titleEn, textEn, placeEn, ...offer }: OfferFields) => ({
	...offer,
	titleEn: titleEn || null,
	textEn: textEn || null,
	placeEn: placeEn || null,
});

/** Appends a job. */
export async function addOffer(tx: Tx, exhibitorId: number, offer: OfferFields, position: number): Promise<void> {
	await tx.insert(jobOffer).values({ ...rowOf(offer), exhibitorId, position });
}

/** False if the exhibitor has no such job. */
export async function changeOffer(
	tx: Tx,
	which: { exhibitorId: number; id: number },
	offer: OfferFields,
): Promise<boolean> {
	const own = and(eq(jobOffer.id, which.id), eq(jobOffer.exhibitorId, which.exhibitorId));
	return ((await tx.update(jobOffer).set(rowOf(offer)).where(own)).rowCount ?? 0) > 0;
}

export async function orderOffers(tx: Tx, exhibitorId: number, ids: readonly number[]): Promise<void> {
	for (const [position, id] of ids.entries()) {
		await tx
			.update(jobOffer)
			.set({ position })
			.where(and(eq(jobOffer.id, id), eq(jobOffer.exhibitorId, exhibitorId), ne(jobOffer.position, position)));
	}
}

type Material = { name: string; nameEn: string } & ({ url: string } | { file: string; fileSize: number });

/** Appends a link or a file. */
export async function addMaterial(tx: Tx, exhibitorId: number, { nameEn, ...material }: Material): Promise<void> {
	const { position } = standMaterial;
	const [last] = await tx
		.select({ position: sql<number>`coalesce(max(${position}), -1)::int` })
		.from(standMaterial)
		.where(eq(standMaterial.exhibitorId, exhibitorId));
	const behind = (last?.position ?? -1) + 1;
	await tx.insert(standMaterial).values({ ...material, exhibitorId, nameEn: nameEn || null, position: behind });
}

/** Removes an exhibitor's link or file. Returns the name of the file to delete. */
export async function removeMaterial(tx: Tx, which: { exhibitorId: number; id: number }): Promise<string | undefined> {
	const own = and(eq(standMaterial.id, which.id), eq(standMaterial.exhibitorId, which.exhibitorId));
	const [gone] = await tx.delete(standMaterial).where(own).returning({ file: standMaterial.file });
	return gone?.file ?? undefined;
}

/** Returns the given files that belong to stands' materials. */
export async function knownMaterials(db: Database, names: string[]): Promise<Set<string>> {
	if (names.length === 0) return new Set();
	const rows = await db
		.select({ file: standMaterial.file })
		.from(standMaterial)
		.where(inArray(standMaterial.file, names));
	return new Set(rows.flatMap(({ file }) => file ?? []));
}
