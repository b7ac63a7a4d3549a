import * as z from "zod/mini";
import { Failure } from "../../../kit/http/failure.ts";
import { job, type Worker, worker } from "../../../kit/jobs/job.ts";
import { eventById } from "../../event/server/store.ts";
import { answer } from "../../matchmaking/server/invite.ts";
import type { MeetingDeps } from "../../matchmaking/server/meeting.ts";

/** Somebody who is made up accepts an invitation. */
export const MADE_UP_ACCEPTS = job(
	"made-up-accepts",
	z.object({ eventId: z.int(), invitationId: z.int(), accountId: z.string() }),
);

/** Accepts invitations as those do who are made up; what was withdrawn meanwhile, or whom the event shows no longer, stays. */
export function acceptingWorker(deps: MeetingDeps): Worker {
	return worker(MADE_UP_ACCEPTS, async ({ eventId, invitationId, accountId }) => {
		const event = await eventById(deps.db, eventId);
		try {
			await answer(deps, { event, accountId, id: invitationId, accepts: true });
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
		}
	});
}
