import type { Database } from "../../../kit/db/database.ts";
import { placesTaken } from "../../packages/server/stock-store.ts";
import { packagesOf } from "../../packages/server/store.ts";
import type { PlannedPackage } from "../plan.ts";

/** An event's packages with their taken places. */
export async function plannedPackages(db: Database, eventId: number): Promise<PlannedPackage[]> {
	const counts = await placesTaken(db, eventId);
	return (await packagesOf(db, eventId)).map(({ id, code, name, isOnline, isOnsite, capacity }) => ({
		id,
		code,
		name,
		isOnline,
		isOnsite,
		capacity,
		taken: counts.get(id) ?? 0,
	}));
}
