import type { Database } from "../../../kit/db/database.ts";
import { placeholder, type RowsOf } from "../../../kit/db/prepare-queries.ts";
import { sourceEventId } from "../../event/server/store.ts";
import { type CompanyPlate, MARKETING, RECRUITMENT } from "../rules.ts";
import { countOfExhibitors, platesOf } from "./store.ts";

export function exhibitorsSelects(db: Database) {
	const exhibitorsEventId = sourceEventId(db, "landingExhibitorsEventCode", placeholder("event"));
	return { plates: platesOf(db, exhibitorsEventId), exhibitorCount: countOfExhibitors(db, exhibitorsEventId) };
}

export function exhibitorsForLanding(
	{ plates }: Pick<RowsOf<ReturnType<typeof exhibitorsSelects>>, "plates">,
	onDuty: ReadonlySet<number>,
): {
	recruitment: CompanyPlate[];
	marketing: CompanyPlate[];
} {
	const ofType = (type: number) =>
		plates
			.filter((plate) => plate.type === type)
			.map(({ id, name, logoUrl }) => ({ id, name, logoUrl, isOnDuty: onDuty.has(id) }));
	return { recruitment: ofType(RECRUITMENT), marketing: ofType(MARKETING) };
}
