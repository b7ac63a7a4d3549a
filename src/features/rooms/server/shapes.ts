import type { Poll, RoomMessage } from "../contract.ts";
import type { PollRecord } from "./poll-store.ts";
import type { RoomMessageRecord } from "./store.ts";

/** Only moderators get hidden text. */
export function messageShape(one: RoomMessageRecord, isModerator = false): RoomMessage {
	const { number, memberNo: member, name, isHidden, sentAt } = one;
	const text = isHidden && !isModerator ? "" : one.text;
	return { number, member, name, text, isHidden, sentDate: sentAt.toISOString() };
}

export function pollShape({ id, ...poll }: PollRecord): Poll {
	return { objectId: id, ...poll };
}
