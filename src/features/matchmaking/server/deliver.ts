import type { Database } from "../../../kit/db/database.ts";
import type { Live, Teller } from "../../../kit/live/live.ts";
import { CHANGED, type Changed } from "../../../kit/live/words.ts";
import { PEOPLE } from "../topics.ts";
import { hasBlocked } from "./store.ts";

/** Actor and other person. */
type Fact = { byId: string; otherId: string };
const FACT = "people-changed";

/** Publishes a stored change of an invitation. */
export const tellPeople = (live: Teller, fact: Fact): void => live.tell(FACT, fact);

/** Notifies both of a change between them; the other person only if they have not blocked the actor. */
export function deliverPeople({ db, live }: { db: Database; live: Live }): void {
	live.hear<Fact>(FACT, async ({ byId, otherId }) => {
		const isUnheard = await hasBlocked(db, otherId, byId);
		live.send(isUnheard ? [byId] : [byId, otherId], CHANGED, { topic: PEOPLE } satisfies Changed);
	});
}
