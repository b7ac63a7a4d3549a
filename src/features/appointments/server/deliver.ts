import type { Database } from "../../../kit/db/database.ts";
import type { Live, Teller } from "../../../kit/live/live.ts";
import { CHANGED, type Changed } from "../../../kit/live/words.ts";
import { hasBlocked } from "../../matchmaking/server/store.ts";
import { MEETINGS } from "../../meetings/topics.ts";

/** The actor and the other person. */
type Fact = { byId: string; otherId: string };
const FACT = "appointment-changed";

/** Publishes a changed appointment after commit. */
export const tellAppointment = (live: Teller, fact: Fact): void => live.tell(FACT, fact);

/** Notifies both that their meetings changed; a person who blocked the other is not notified of that one's acts. */
export function deliverAppointments({ db, live }: { db: Database; live: Live }): void {
	live.hear<Fact>(FACT, async ({ byId, otherId }) => {
		const isUnheard = await hasBlocked(db, otherId, byId);
		live.send(isUnheard ? [byId] : [byId, otherId], CHANGED, { topic: MEETINGS } satisfies Changed);
	});
}
