import * as z from "zod/mini";
import { rowId } from "../../../kit/contract/call.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { Live, Publisher } from "../../../kit/live/live.ts";
import { CHANGED, type ChangedTopic } from "../../../kit/live/words.ts";
import { staffedExhibitor } from "../../exhibitors/server/staff-store.ts";
import { MEETINGS, SLOTS, SLOTS_LEFT, SLOTS_SHOWN } from "../topics.ts";
import { exhibitorById } from "./slot-store.ts";

/** `accountId` is null if only slots changed. */
type Fact = { exhibitorId: number; accountId: string | null };
const FACT = "meeting-changed";

export const tellMeeting = (live: Publisher, { exhibitorId, accountId }: Fact): void =>
	live.publish(FACT, { exhibitorId, accountId });

const slotsOf = (exhibitorId: number) => `slots ${exhibitorId}`;
const slotsMessageSchema = z.object({ exhibitorId: rowId });

/** Notifies the person, the exhibitor's staff and viewers of its slots. */
export function deliverMeetings({ db, live }: { db: Database; live: Live }): void {
	live.subscribe<Fact>(FACT, async ({ exhibitorId, accountId }) => {
		live.sendTo(slotsOf(exhibitorId), CHANGED, { topic: SLOTS } satisfies ChangedTopic);
		const staff = (await staffedExhibitor(db, exhibitorId))?.staffIds ?? [];
		const both = accountId === null ? staff : [...staff, accountId];
		live.send(both, CHANGED, { topic: MEETINGS } satisfies ChangedTopic);
	});
	live.onMessage(SLOTS_SHOWN, slotsMessageSchema, async (_, { exhibitorId }, connection) => {
		if ((await exhibitorById(db, exhibitorId))?.isMeetingEnabled) connection.enter(slotsOf(exhibitorId));
	});
	live.onMessage(SLOTS_LEFT, slotsMessageSchema, async (_, { exhibitorId }, connection) =>
		connection.leave(slotsOf(exhibitorId)),
	);
}
