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
type StoredMessage = { lectureId: number; number: number };

/** Has the message's number, never its text. */
const STORED = "room-message";

/** Sends messages in batches of this time, because each send costs more than its content. */
const TOGETHER_MS = 300;

/** A change other than a new message. */
type Change = { lectureId: number } & (
	| { what: "message"; number: number }
	| { what: "slow"; slowSeconds: number }
	| { what: "poll"; pollId: number }
	| { what: "questions" }
	| { what: "rights"; accountId: string }
);
const CHANGED = "room-changed";

/** How often people without access are removed: a ticket may have been refunded. */
const CLEARED_MS = 10_000;

/** Announces votes in batches of this time. */
const POLL_MS = 1000;

const nameOf = (lectureId: number) => `lecture ${lectureId}`;

export const tellRoomMessage = (live: Live, stored: StoredMessage): void => live.publish(STORED, stored);

export const tellChange = (live: Live, change: Change): void => live.publish(CHANGED, change);

/** Broadcasts once to all of this process's connections in a live chat. */
function sayInRoom<W extends keyof RoomWords>(live: Live, word: W, body: RoomWords[W]): void {
	live.sendTo(nameOf(body.lectureId), word, body);
}

/** Admits connections to live chats and delivers new messages. */
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
	const scheduleDelivery = deliverNumbered(log, deliver, TOGETHER_MS);
	live.subscribe<StoredMessage>(STORED, ({ lectureId, number }) => scheduleDelivery(lectureId, number));
	deliverChanges({ db, live, log }, admissions, clear);
	live.onMessage("room-enter", roomWord, async ({ accountId }, { lectureId }, connection) => {
		try {
			await admissions.reader(lectureId, accountId);
		} catch (error) {
			// the API reports the reason
			if (error instanceof Failure) return;
			throw error;
		}
		connection.enter(nameOf(lectureId));
		// after joining, so that no message is missed
		const { lastNumber } = await roomOf(db, lectureId);
		connection.say("room-entered", { lectureId, lastNumber } satisfies RoomWords["room-entered"]);
	});
	live.onMessage("room-leave", roomWord, async (_, { lectureId }, connection) => connection.leave(nameOf(lectureId)));
}

/** Removes people without access before a message is sent. */
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

function deliverChanges({ db, live, log }: Omit<Deps, "clock">, admissions: Admissions, clear: Clear): void {
	const tellPoll = seldom(log, async (lectureId) => {
		const poll = live.hasEntered(nameOf(lectureId)) ? await pollOf(db, { lectureId }) : undefined;
		if (poll) sayInRoom(live, "room-poll", { lectureId, poll: pollShape(poll) });
	});
	live.subscribe<Change>(CHANGED, async (change) => {
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

/** Runs work for a live chat at once. Later calls within an interval run it once, at the interval's end. */
function seldom(log: Deps["log"], work: (lectureId: number) => Promise<void>): (lectureId: number) => void {
	const waiting = new Map<number, { again: boolean }>();
	const failed = (error: Error) => log.error({ live: error.message }, "failed");
	return function happened(lectureId) {
		const existingState = waiting.get(lectureId);
		if (existingState) {
			existingState.again = true;
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
