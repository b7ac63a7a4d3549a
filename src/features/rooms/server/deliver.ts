import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Live } from "../../../kit/live/live.ts";
import { deliverNumbered } from "../../../kit/live/numbered.ts";
import { type RoomWords, roomWord } from "../contract.ts";
import type { Admissions } from "./admission.ts";
import { messageShape } from "./shapes.ts";
import { messagesAfter, roomOf } from "./store.ts";

type Deps = { db: Database; live: Live; log: { error(entry: object, line: string): void } };
type Stored = { lectureId: number; number: number };

/** What processes tell each other: which message there is, never what it says. */
const STORED = "room-message";

/** What comes within this time goes to a room together: what is said to each of many costs more than what it says. */
const TOGETHER_MS = 300;

const nameOf = (lectureId: number) => `lecture ${lectureId}`;

export const tellRoomMessage = (live: Live, stored: Stored): void => live.tell(STORED, stored);

/** Says something to all who are in a room and connected to this process: one broadcast, however many they are. */
export function sayInRoom<W extends keyof RoomWords>(live: Live, word: W, body: RoomWords[W]): void {
	live.sendTo(nameOf(body.lectureId), word, body);
}

/** Lets connections into rooms and delivers what is written there. */
export function deliverRooms({ db, live, log }: Deps, admissions: Admissions): void {
	const deliver = async (lectureId: number, after: number, limit: number) => {
		if (!live.hasEntered(nameOf(lectureId))) return undefined;
		const fresh = await messagesAfter(db, { lectureId, after, limit });
		const messages = fresh.map((one) => messageShape(one));
		if (messages.length > 0) sayInRoom(live, "room-messages", { lectureId, messages });
		return fresh.at(-1)?.number;
	};
	const told = deliverNumbered(log, deliver, TOGETHER_MS);
	live.hear<Stored>(STORED, ({ lectureId, number }) => told(lectureId, number));
	live.said("room-enter", roomWord, async ({ accountId }, { lectureId }, connection) => {
		try {
			await admissions.reader(lectureId, accountId);
		} catch (error) {
			// whoever may not is told why by the calls
			if (error instanceof Failure) return;
			throw error;
		}
		connection.enter(nameOf(lectureId));
		// read once it is in, so that nothing falls between the two
		const { lastNumber } = await roomOf(db, lectureId);
		connection.say("room-entered", { lectureId, lastNumber } satisfies RoomWords["room-entered"]);
	});
	live.said("room-leave", roomWord, async (_, { lectureId }, connection) => connection.leave(nameOf(lectureId)));
}
