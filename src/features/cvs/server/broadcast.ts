import type { Database } from "../../../kit/db/database.ts";
import type { Live, Publisher } from "../../../kit/live/live.ts";
import { CHANGED, type ChangedTopic } from "../../../kit/live/words.ts";
import { staffedExhibitor } from "../../exhibitors/server/staff-store.ts";
import { CVS } from "../topics.ts";

type Fact = { exhibitorId: number };
const FACT = "cvs-changed";

/** Call it after the commit, when a person has shared a CV, applied, or withdrawn either. */
export const tellCvs = (live: Publisher, exhibitorId: number): void =>
	live.publish(FACT, { exhibitorId } satisfies Fact);

/** Notifies only the exhibitor's staff. */
export function deliverCvs({ db, live }: { db: Database; live: Live }): void {
	live.subscribe<Fact>(FACT, async ({ exhibitorId }) => {
		const staff = (await staffedExhibitor(db, exhibitorId))?.staffIds ?? [];
		live.send(staff, CHANGED, { topic: CVS } satisfies ChangedTopic);
	});
}
