import type { Database } from "../../../kit/db/database.ts";
import type { Live, Teller } from "../../../kit/live/live.ts";
import { CHANGED, type Changed } from "../../../kit/live/words.ts";
import { PEOPLE } from "../topics.ts";
import { hasBlocked } from "./store.ts";

/** Who did something about whom. */
type Fact = { byId: string; otherId: string };
const FACT = "people-changed";

/** Tells of an invitation that was sent, answered or withdrawn, once that is stored. */
export const tellPeople = (live: Teller, fact: Fact): void => live.tell(FACT, fact);

/** Tells both that something between them has changed; who has blocked the other hears nothing of what that one does. */
export function deliverPeople({ db, live }: { db: Database; live: Live }): void {
	live.hear<Fact>(FACT, async ({ byId, otherId }) => {
		const isUnheard = await hasBlocked(db, otherId, byId);
		live.send(isUnheard ? [byId] : [byId, otherId], CHANGED, { topic: PEOPLE } satisfies Changed);
	});
}
