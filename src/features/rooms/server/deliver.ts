import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Live } from "../../../kit/live/live.ts";
import { deliverNumbered } from "../../../kit/live/numbered.ts";
import { type RoomWords, roomWord } from "../contract.ts";
import type { Admissions } from "./admission.ts";
import { pollOf } from "./poll-store.ts";
import { messageShape, pollShape } from "./shapes.ts";
import { messageAt, messagesAfter, roomOf } from "./store.ts";

type Deps = { db: Database; clock: { now(): Date }; live: Live; log: { error(entry: object, line: string): void } };
type Stored = { lectureId: number; number: number };

/** What processes tell each other: which message there is, never what it says. */
const STORED = "room-message";

/** What comes within this time goes to a room together: what is said to each of many costs more than what it says. */
const TOGETHER_MS = 300;

/** What has changed in a room besides that something was written. */
type Change = { lectureId: number } & (
	| { what: "message"; number: number }
	| { what: "slow"; slowSeconds: number }
	| { what: "poll"; pollId: number }
	| { what: "questions" }
	| { what: "rights"; accountId: string }
);
const CHANGED = "room-changed";

/** How often it is looked who of those in a room may still be there: a ticket may have been given back. */
const CLEARED_MS = 10_000;

/** Answers of a poll are told together: many who vote at a time are one word. */
const POLL_MS = 1000;

const nameOf = (lectureId: number) => `lecture ${lectureId}`;

export const tellRoomMessage = (live: Live, stored: Stored): void => live.tell(STORED, stored);

export const tellChange = (live: Live, change: Change): void => live.tell(CHANGED, change);

/** Says something to all who are in a room and connected to this process: one broadcast, however many they are. */
function sayInRoom<W extends keyof RoomWords>(live: Live, word: W, body: RoomWords[W]): void {
	live.sendTo(nameOf(body.lectureId), word, body);
}

/** Lets connections into rooms and delivers what is written there. */
export function deliverRooms({ db, clock, live, log }: Deps, admissions: Admissions): void {
	const clear = clearing({ clock, live }, admissions);
	const deliver = async (lectureId: number, after: number, limit: number) => {
		await clear(lectureId);
		if (!live.hasEntered(nameOf(lectureId))) return undefined;
		const fresh = await messagesAfter(db, { lectureId, after, limit });
		const messages = fresh.map((one) => messageShape(one));
		if (messages.length > 0) sayInRoom(live, "room-messages", { lectureId, messages });
		return fresh.at(-1)?.number;
	};
	const told = deliverNumbered(log, deliver, TOGETHER_MS);
	live.hear<Stored>(STORED, ({ lectureId, number }) => told(lectureId, number));
	deliverChanges({ db, live, log }, admissions, clear);
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

/** Takes those out of a room who may no longer read there, before something is told in it. */
function clearing({ clock, live }: Pick<Deps, "clock" | "live">, { readersAmong }: Admissions): Clear {
	const clearedAt = new Map<number, number>();
	return async (lectureId) => {
		const now = clock.now().getTime();
		if (!live.hasEntered(nameOf(lectureId))) return void clearedAt.delete(lectureId);
		if (now - (clearedAt.get(lectureId) ?? 0) < CLEARED_MS) return;
		clearedAt.set(lectureId, now);
		await live.clear(nameOf(lectureId), (accountIds) => readersAmong(lectureId, accountIds));
	};
}

type Clear = (lectureId: number) => Promise<void>;

/** Tells what has changed to those whom it concerns. */
function deliverChanges({ db, live, log }: Omit<Deps, "clock">, admissions: Admissions, clear: Clear): void {
	const tellPoll = seldom(log, async (lectureId) => {
		const poll = live.hasEntered(nameOf(lectureId)) ? await pollOf(db, { lectureId }) : undefined;
		if (poll) sayInRoom(live, "room-poll", { lectureId, poll: pollShape(poll) });
	});
	live.hear<Change>(CHANGED, async (change) => {
		const { lectureId } = change;
		await clear(lectureId);
		switch (change.what) {
			case "message": {
				const message = await messageAt(db, change);
				if (message) sayInRoom(live, "room-messages", { lectureId, messages: [messageShape(message)] });
				break;
			}
			case "slow":
				sayInRoom(live, "room-slow", { lectureId, slowSeconds: change.slowSeconds });
				break;
			case "poll":
				tellPoll(lectureId);
				break;
			case "questions":
				sayInRoom(live, "room-questions", { lectureId });
				break;
			case "rights":
				admissions.forget(change.accountId);
				live.send([change.accountId], "room-rights", { lectureId } satisfies RoomWords["room-rights"]);
		}
	});
}

/** Does something for a room at once, and then once for all that happens within a while. */
function seldom(log: Deps["log"], work: (lectureId: number) => Promise<void>): (lectureId: number) => void {
	const waiting = new Map<number, { again: boolean }>();
	const failed = (error: Error) => log.error({ live: error.message }, "failed");
	return function happened(lectureId) {
		const known = waiting.get(lectureId);
		if (known) {
			known.again = true;
			return;
		}
		const state = { again: false };
		waiting.set(lectureId, state);
		void work(lectureId).catch(failed);
		setTimeout(() => {
			waiting.delete(lectureId);
			if (state.again) happened(lectureId);
		}, POLL_MS).unref();
	};
}
