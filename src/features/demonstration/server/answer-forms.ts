import * as z from "zod/mini";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { job, type Worker, worker } from "../../../kit/jobs/job.ts";
import type { Jobs } from "../../../kit/jobs/jobs.ts";
import { accountById } from "../../account/server/store.ts";
import { staffedExhibitor } from "../../exhibitors/server/staff-store.ts";
import { answerMessage, type InboxDeps } from "../../stands/server/inbox.ts";
import { receivedBy } from "../../stands/server/inbox-store.ts";
import { answersByItself, replyTo, SECONDS_TO_ANSWER } from "../made-up.ts";
import { type HereReads, isStaffHere } from "./store.ts";

const FORM_ANSWERED = job(
	"made-up-form-answered",
	z.object({ messageId: z.int(), exhibitorId: z.int(), staffId: z.string() }),
);

type Later = { jobs: Pick<Jobs, "enqueue">; clock: { now(): Date }; config: { demo: boolean } };
type OpenMessage = { messageId: number; exhibitorId: number };

/** In a demonstration, schedules a stand's answer to a message if generated staff work there. */
export async function answerFormLater(tx: Tx, { jobs, clock, config }: Later, written: OpenMessage): Promise<void> {
	if (!config.demo) return;
	const stand = await staffedExhibitor(tx, written.exhibitorId);
	const staffId = stand?.staffIds.find(answersByItself);
	if (staffId === undefined) return;
	const startAfter = new Date(clock.now().getTime() + SECONDS_TO_ANSWER * 1000);
	await jobs.enqueue(tx, FORM_ANSWERED, { ...written, staffId }, { startAfter });
}

/**
 * Answers by e-mail like staff. Skips a message if staff is online or has answered, or if its sender has no account any
 * more.
 */
export function formAnsweringWorker(deps: InboxDeps & { hereReads: HereReads }): Worker {
	return worker(FORM_ANSWERED, async ({ messageId, exhibitorId, staffId }) => {
		const [message] = await receivedBy(deps.db, { exhibitorId, messageId });
		if (!message || (await isStaffHere(deps, exhibitorId))) return;
		const lang = (await accountById(deps.db, message.accountId))?.lang ?? "pl";
		const text = replyTo("form", 2 * messageId, lang);
		try {
			await answerMessage(deps, { exhibitorId, messageId, staffId, text });
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
		}
	});
}
