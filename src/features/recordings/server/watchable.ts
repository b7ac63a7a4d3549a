import type { Database } from "../../../kit/db/database.ts";
import type { PackageIncludes } from "../../packages/contract.ts";
import { neededFor, watchUntil } from "../rules.ts";
import { publicationsOf } from "./store.ts";

/** The scopes that open recordings watchable now. */
export async function watchableAt(
	db: Database,
	{ eventId, now }: { eventId: number; now: Date },
): Promise<PackageIncludes["recordings"][]> {
	const published = await publicationsOf(db, eventId);
	return published
		.filter((one) => one.publishedAt <= now && now < watchUntil(one, one.timeZone))
		.map((one) => neededFor(one.isOnlinePart));
}
