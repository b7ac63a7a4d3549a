import * as z from "zod/mini";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { job, type Worker, worker } from "../../../kit/jobs/job.ts";
import type { Jobs } from "../../../kit/jobs/jobs.ts";
import { answer } from "../../matchmaking/server/invite.ts";
import type { MatchmakingDeps } from "../../matchmaking/server/viewer.ts";
import { secondsToAccept } from "../made-up.ts";

const MADE_UP_ACCEPTS = job(
	"made-up-accepts",
	z.object({ eventId: z.int(), invitationId: z.int(), accountId: z.string() }),
);

type Later = { jobs: Pick<Jobs, "enqueue">; clock: { now(): Date }; config: { demo: boolean } };
type OpenInvitation = { eventId: number; invitationId: number; invitedId: string };

/** In a demonstration, schedules the acceptance of an invitation by a generated person. */
export async function acceptLater(tx: Tx, { jobs, clock, config }: Later, invited: OpenInvitation): Promise<void> {
	const { invitedId: accountId, ...which } = invited;
	const seconds = config.demo ? secondsToAccept(accountId) : undefined;
	if (seconds === undefined) return;
	const startAfter = new Date(clock.now().getTime() + seconds * 1000);
	await jobs.enqueue(tx, MADE_UP_ACCEPTS, { ...which, accountId }, { startAfter });
}

type AnswerDeps = MatchmakingDeps & { eventOf(id: number): Promise<Parameters<typeof answer>[1]["event"]> };

/** Skips withdrawn invitations and people who are no longer visible at the event. */
export function acceptingWorker(deps: AnswerDeps): Worker {
	return worker(MADE_UP_ACCEPTS, async ({ eventId, invitationId, accountId }) => {
		const event = await deps.eventOf(eventId);
		try {
			await answer(deps, { event, accountId, id: invitationId, accepts: true });
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
		}
	});
}
