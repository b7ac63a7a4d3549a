import type { Database } from "../../../kit/db/database.ts";
import type { Live, Publisher } from "../../../kit/live/live.ts";
import { CHANGED, type ChangedTopic } from "../../../kit/live/words.ts";
import { PEOPLE } from "../topics.ts";
import { hasBlocked } from "./store.ts";

type Fact = { byId: string; otherId: string };
const FACT = "people-changed";

export const tellPeople = (live: Publisher, fact: Fact): void => live.publish(FACT, fact);

/** Notifies the other person only if they have not blocked the actor. */
export function deliverPeople({ db, live }: { db: Database; live: Live }): void {
	live.subscribe<Fact>(FACT, async ({ byId, otherId }) => {
		const isSuppressed = await hasBlocked(db, otherId, byId);
		live.send(isSuppressed ? [byId] : [byId, otherId], CHANGED, { topic: PEOPLE } satisfies ChangedTopic);
	});
}
