import * as z from "zod/mini";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { job, type Worker, worker } from "../../../kit/jobs/job.ts";
import type { Jobs } from "../../../kit/jobs/jobs.ts";
import { staffedExhibitor } from "../../exhibitors/server/staff-store.ts";
import { answerAsExhibitor } from "../../meetings/server/answer.ts";
import type { BookDeps } from "../../meetings/server/book.ts";
import { tellMeeting } from "../../meetings/server/broadcast.ts";
import { slotsToCome } from "../../meetings/server/slot-store.ts";
import { meetingById } from "../../meetings/server/store.ts";
import { answersByItself, proposesAnother, SECONDS_TO_ANSWER } from "../made-up.ts";
import { type HereReads, isStaffHere } from "./store.ts";

const STAND_ANSWERS = job("made-up-stand-answers", z.object({ meetingId: z.int(), exhibitorId: z.int() }));

type Later = { jobs: Pick<Jobs, "enqueue">; clock: { now(): Date }; config: { demo: boolean } };
type OpenRequest = { meetingId: number; exhibitorId: number };

/** In a demonstration, schedules a stand's answer if generated staff work there. */
export async function answerMeetingLater(tx: Tx, { jobs, clock, config }: Later, asked: OpenRequest): Promise<void> {
	if (!config.demo) return;
	const stand = await staffedExhibitor(tx, asked.exhibitorId);
	if (!stand?.staffIds.some(answersByItself)) return;
	const startAfter = new Date(clock.now().getTime() + SECONDS_TO_ANSWER * 1000);
	await jobs.enqueue(tx, STAND_ANSWERS, asked, { startAfter });
}

/**
 * Accepts a request or a move, or proposes the first free time. Skips a request that is withdrawn, or while staff is
 * online.
 */
export function standAnswersWorker(deps: BookDeps & { hereReads: HereReads }): Worker {
	return worker(STAND_ANSWERS, async ({ meetingId, exhibitorId }) => {
		const meeting = await meetingById(deps.db, meetingId);
		if (!meeting || (await isStaffHere(deps, exhibitorId))) return;
		const free = (await slotsToCome(deps.db, exhibitorId, deps.clock.now())).find((one) => one.bookedBy === null);
		const { state, by, move, slotId } = meeting;
		const expected = { state, slotId };
		const first = free && proposesAnother(meetingId) ? { slotId: free.id, expected } : { isAccepted: true, expected };
		const requestAnswer = state === "asked" && by === "person" ? first : undefined;
		const answer = move?.by === "person" ? { moveTo: move.slotId, isAccepted: true } : requestAnswer;
		if (!answer) return;
		try {
			const answering = { meetingId, exhibitorId, answer };
			tellMeeting(deps.live, await deps.db.transaction((tx) => answerAsExhibitor(tx, deps, answering)));
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
		}
	});
}
