import type { Database } from "../../../kit/db/database.ts";
import type { Live, Teller } from "../../../kit/live/live.ts";
import { CHANGED, type Changed } from "../../../kit/live/words.ts";
import { staffedExhibitor } from "../../exhibitors/server/staff-store.ts";
import { CVS } from "../topics.ts";

/** Which exhibitor may fetch other CVs than before, or is told of other applications. */
type Fact = { exhibitorId: number };
const FACT = "cvs-changed";

/** Tells of who let an exhibitor have their CV, or applied, or took that back, once it is stored. */
export const tellCvs = (live: Teller, exhibitorId: number): void => live.tell(FACT, { exhibitorId } satisfies Fact);

/** Tells the exhibitor's staff, and nobody else, that something has changed. */
export function deliverCvs({ db, live }: { db: Database; live: Live }): void {
	live.hear<Fact>(FACT, async ({ exhibitorId }) => {
		const staff = (await staffedExhibitor(db, exhibitorId))?.staffIds ?? [];
		live.send(staff, CHANGED, { topic: CVS } satisfies Changed);
	});
}
