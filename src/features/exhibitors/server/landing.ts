import type { Database } from "../../../kit/db/database.ts";
import { type EventFacts, shownInstead } from "../../event/server/store.ts";
import { type CompanyPlate, MARKETING, RECRUITMENT } from "../rules.ts";
import { platesOf } from "./store.ts";

/** The two walls of logos for the landing page of an event. */
export async function exhibitorsForLanding(
	db: Database,
	event: EventFacts,
): Promise<{ recruitment: CompanyPlate[]; marketing: CompanyPlate[] }> {
	const shown = await shownInstead(db, event, event.landingExhibitorsEventCode);
	const plates = await platesOf(db, shown.id);
	const ofType = (type: number) =>
		plates.filter((plate) => plate.type === type).map(({ id, name, logoUrl }) => ({ id, name, logoUrl }));
	return { recruitment: ofType(RECRUITMENT), marketing: ofType(MARKETING) };
}
