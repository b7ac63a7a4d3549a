import type { Database } from "../../../kit/db/database.ts";
import { wrongForm } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { EditedStand } from "../editor-contract.ts";
import { allOffers } from "./editor-store.ts";
import { filePath } from "./material-file.ts";
import { materialsOf, standOf } from "./store.ts";

/** Throws 400 with the form's errors. */
export function refuse(errors: Record<string, Text | undefined>): void {
	const wrong = Object.entries(errors).filter((entry): entry is [string, Text] => entry[1] !== undefined);
	if (wrong.length > 0) throw wrongForm(Object.fromEntries(wrong));
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
		offers: await allOffers(db, exhibitorId),
		materials: materials.map(({ id, name, nameEn, url, size }) => ({
			objectId: id,
			name,
			nameEn: nameEn ?? "",
			url: url ?? filePath(exhibitorId, id),
			size,
		})),
	};
}
