import type { Tx } from "../../../kit/db/database.ts";
import type { ExpectedMeeting } from "../rules.ts";
import { actOn, type BookDeps, type Outcome } from "./book.ts";
import { tellPerson } from "./emails.ts";
import { answerMove, move } from "./move.ts";

type Answer =
	| { moveTo: number; isAccepted: boolean }
	| { slotId: number; expected: ExpectedMeeting }
	| { isAccepted: boolean; expected: ExpectedMeeting };

/** Notifies the person. */
export async function answerAsExhibitor(
	tx: Tx,
	deps: BookDeps,
	{ meetingId, exhibitorId, answer }: { meetingId: number; exhibitorId: number; answer: Answer },
): Promise<Outcome> {
	const actor = { exhibitorId };
	if ("moveTo" in answer) {
		const { meeting, asked, became } = await answerMove(tx, deps, { meetingId, actor, ...answer });
		if (became) await tellPerson(tx, deps, meeting, became === "agreed" ? "moved" : "kept", asked);
		return meeting;
	}
	if ("slotId" in answer) {
		const moved = await move(tx, deps, { meetingId, ...answer, actor });
		if (moved.isChanged)
			await tellPerson(tx, deps, moved, moved.move ? "moveProposed" : "proposed", moved.move ?? undefined);
		return moved;
	}
	const act = answer.isAccepted ? "accept" : "decline";
	const answered = await actOn(tx, deps, { meetingId, actor, act, expected: answer.expected });
	if (answered.isChanged) await tellPerson(tx, deps, answered, answer.isAccepted ? "agreed" : "declined");
	return answered;
}
