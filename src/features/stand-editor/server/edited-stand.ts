import type { Database } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { filePath } from "../../stands/material-path.ts";
import { allOffers } from "../../stands/server/editor-store.ts";
import { materialsOf, standOf } from "../../stands/server/store.ts";
import type { EditedOffer, EditedStand } from "../contract.ts";

/** An exhibitor's jobs for its staff, open ones first. */
export async function editedOffers(db: Database, exhibitorId: number): Promise<EditedOffer[]> {
	return (await allOffers(db, exhibitorId)).map(({ id, exhibitorId: _, titleEn, textEn, placeEn, ...offer }) => ({
		...offer,
		objectId: id,
		titleEn: titleEn ?? "",
		textEn: textEn ?? "",
		placeEn: placeEn ?? "",
	}));
}

export async function editedStand(db: Database, exhibitorId: number): Promise<EditedStand> {
	const stand = invariant(await standOf(db, exhibitorId), "the stand");
	const { isPublished, sentence, sentenceEn, place, opensAt, closesAt, changedAt } = stand;
	const materials = await materialsOf(db, exhibitorId);
	return {
		isPublished,
		sentence,
		sentenceEn: sentenceEn ?? "",
		place: place ?? "",
		opensAt: opensAt ?? "",
		closesAt: closesAt ?? "",
		savedDate: changedAt?.toISOString() ?? null,
		offers: await editedOffers(db, exhibitorId),
		materials: materials.map(({ id, name, nameEn, url, size }) => ({
			objectId: id,
			name,
			nameEn: nameEn ?? "",
			url: url ?? filePath(exhibitorId, id),
			size,
		})),
	};
}
