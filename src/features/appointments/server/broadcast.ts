import type { Database } from "../../../kit/db/database.ts";
import type { Live, Publisher } from "../../../kit/live/live.ts";
import { CHANGED, type ChangedTopic } from "../../../kit/live/words.ts";
import { hasBlocked } from "../../matchmaking/server/store.ts";
import { MEETINGS } from "../../meetings/topics.ts";

type Fact = { byId: string; otherId: string };
const FACT = "appointment-changed";

/** Call it after the commit. */
export const tellAppointment = (live: Publisher, fact: Fact): void => live.publish(FACT, fact);

/** Notifies both people, except the one who blocked the actor. */
export function deliverAppointments({ db, live }: { db: Database; live: Live }): void {
	live.subscribe<Fact>(FACT, async ({ byId, otherId }) => {
		const isSuppressed = await hasBlocked(db, otherId, byId);
		live.send(isSuppressed ? [byId] : [byId, otherId], CHANGED, { topic: MEETINGS } satisfies ChangedTopic);
	});
}
