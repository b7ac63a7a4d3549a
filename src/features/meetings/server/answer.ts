import type { Tx } from "../../../kit/db/database.ts";
import type { MeetingState } from "../rules.ts";
import { actOn, type BookDeps, move } from "./book.ts";
import { tellPerson } from "./emails.ts";

/** Another time, or whether the one that was asked for suits. */
type Answer = { slotId: number } | { isAccepted: boolean };

/** Answers a meeting for its exhibitor, and tells the person. Gives what it is now. */
export async function answerAsExhibitor(
	tx: Tx,
	deps: BookDeps,
	{ meetingId, exhibitorId, answer }: { meetingId: number; exhibitorId: number; answer: Answer },
): Promise<MeetingState> {
	const actor = { exhibitorId };
	if ("slotId" in answer) {
		const moved = await move(tx, deps, { meetingId, slotId: answer.slotId, actor });
		await tellPerson(tx, deps, moved, "moved");
		return moved.state;
	}
	const answered = await actOn(tx, deps, { meetingId, actor, act: answer.isAccepted ? "accept" : "decline" });
	await tellPerson(tx, deps, answered, answer.isAccepted ? "agreed" : "declined");
	return answered.state;
}
