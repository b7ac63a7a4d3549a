import { bounded } from "../../../kit/content/bounded.ts";
import type { Database } from "../../../kit/db/database.ts";
import { inBatches } from "../../../kit/db/in-batches.ts";
import { Failure, wrongForm } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Live } from "../../../kit/live/live.ts";
import { messageText } from "../../chat/rules.ts";
import { MESSAGE_LENGTH } from "../contract.ts";
import { waitSeconds } from "../rules.ts";
import { refusals, tooSoon } from "../texts.ts";
import type { Admission } from "./admission.ts";
import { tellRoomMessage } from "./broadcast.ts";
import {
	ensureRoom,
	insertRoomMessages,
	isRepeated,
	joinRoom,
	memberOf,
	messageAt,
	type NewRoomMessage,
	numberByKey,
	type RoomMessageRecord,
	roomOf,
	spokeAt,
} from "./store.ts";

export type RoomDeps = { db: Database; clock: { now(): Date }; live: Live };

/** Returns undefined if the message comes too soon or is repeated. */
type StoreMessage = (one: NewRoomMessage) => Promise<number | undefined>;

/** A live chat stores messages in batches, each with one disk write. */
export function storingOf(db: Database): StoreMessage {
	const store = inBatches((all: NewRoomMessage[]) => insertRoomMessages(db, all), 0);
	return async (one) => {
		try {
			return await store(one);
		} catch (error) {
			if (isRepeated(error)) return undefined;
			throw error;
		}
	};
}

/** Room for some ten thousand people. */
const MEMBERS_BYTES = 2 * 1024 * 1024;

/** Cached, because members' numbers never change. */
export function membersOf(db: Database): (who: Admission) => Promise<number> {
	const memberNumbers = bounded<number>(MEMBERS_BYTES, () => 8);
	return async ({ lectureId, eventId, accountId }) => {
		const key = `${lectureId} ${accountId}`;
		const found = memberNumbers.get(key) ?? (await memberOf(db, { lectureId, accountId }));
		if (found === undefined) await ensureRoom(db, { lectureId, eventId });
		const no = found ?? (await db.transaction((tx) => joinRoom(tx, { lectureId, accountId })));
		memberNumbers.set(key, no);
		return no;
	};
}

/** Stores a message once per key, then announces it. */
export async function write(
	deps: RoomDeps & { store: StoreMessage },
	who: Admission,
	{ memberNo, key, text }: { memberNo: number; key: string; text: string },
): Promise<RoomMessageRecord> {
	const { db, clock, live, store } = deps;
	const { lectureId } = who;
	const sentAt = clock.now();
	const stored = { lectureId, memberNo, clientKey: key };
	const number =
		(await store({ ...stored, text, sentAt, isAtOnce: who.mayModerate })) ?? (await numberByKey(db, stored));
	if (number === undefined) throw await refusalOfHaste(db, { lectureId, memberNo, now: sentAt });
	tellRoomMessage(live, { lectureId, number });
	return invariant(await messageAt(db, { lectureId, number }), "the stored message");
}

/** Throws 400 for invalid text. */
export function rightMessage(typed: string): string {
	const text = messageText(typed);
	if (text === undefined) throw wrongForm({ text: refusals.empty });
	if (text.length > MESSAGE_LENGTH) throw wrongForm({ text: refusals.long });
	return text;
}

async function refusalOfHaste(
	db: Database,
	{ lectureId, memberNo, now }: { lectureId: number; memberNo: number; now: Date },
): Promise<Failure> {
	const { slowSeconds } = await roomOf(db, lectureId);
	const seconds = waitSeconds((await spokeAt(db, { lectureId, memberNo })) ?? now, slowSeconds, now);
	return new Failure(429, tooSoon(seconds), { headers: { "retry-after": String(seconds) } });
}
