import { sql } from "drizzle-orm";
import { waitingEntry } from "./tables.ts";

/** The places of packages that are held for somebody of the waiting list. */
export const offeredPlaces = sql`select ${waitingEntry.packageId} as id, count(*) as places from ${waitingEntry}
	where ${waitingEntry.state} = 'offered' group by 1`;
