import type { Database } from "../../../kit/db/database.ts";
import type { OfficeEvent, Organiser } from "../../organisers/server/serve-office.ts";
import type { ViewList } from "../rules.ts";

/** The list of an event, as one of its organisers reads it now. */
export type CountedList = { event: OfficeEvent; organiser: Organiser; now: Date; max: number };

/**
 * Implemented by `app/view-counts.ts`: the rows of each address, up to `max`. Null for an address that
 * the list does not understand, or that the organiser may not ask for.
 */
export type ViewCounts = Record<
	ViewList,
	(db: Database, of: CountedList, addresses: readonly string[]) => Promise<(number | null)[]>
>;
