import type { FastifyInstance } from "fastify";
import { serve } from "../../../kit/http/serve.ts";
import { refuseWords } from "../../event/server/refuse-words.ts";
import type { LiveDeps } from "../../live/server/watch.ts";
import { getRoom, getRoomMessages, MESSAGES_PER_PAGE, writeInRoom } from "../contract.ts";
import { admissionsOf } from "./admission.ts";
import { deliverRooms } from "./broadcast.ts";
import { moderatorRoutes } from "./moderator-routes.ts";
import { pollOf, voteOf } from "./poll-store.ts";
import { messageShape, pollShape } from "./shapes.ts";
import { memberOf, messagesAfter, messagesBefore, roomOf } from "./store.ts";
import { membersOf, type RoomDeps, rightMessage, storingOf, write } from "./write.ts";

type Deps = RoomDeps & LiveDeps & Parameters<typeof deliverRooms>[0];

// long: a list of calls
/** Connected clients also get new messages over the live connection. */
export function roomsRoutes(app: FastifyInstance, deps: Deps): void {
	const { db } = deps;
	const admissions = admissionsOf(deps);
	const [numberOf, store] = [membersOf(db), storingOf(db)];
	deliverRooms(deps, admissions);
	moderatorRoutes(app, deps, admissions);

	serve(app, getRoom, async ({ accountId, params: { id: lectureId } }) => {
		const { mayWrite, mayModerate: isModerator } = await admissions.reader(lectureId, accountId);
		const { lastNumber, slowSeconds } = await roomOf(db, lectureId);
		const member = (await memberOf(db, { lectureId, accountId })) ?? null;
		const poll = await pollOf(db, { lectureId });
		const ownVote = (poll && (await voteOf(db, { pollId: poll.id, accountId }))) ?? null;
		const polled = { poll: poll ? pollShape(poll) : null, ownVote };
		return { lectureId, member, mayWrite, isModerator, slowSeconds, lastNumber, ...polled };
	});

	serve(app, getRoomMessages, async ({ accountId, params: { id: lectureId }, query: { before, after } }) => {
		const { mayModerate } = await admissions.reader(lectureId, accountId);
		const shape = (one: Parameters<typeof messageShape>[0]) => messageShape(one, mayModerate);
		const { lastNumber } = await roomOf(db, lectureId);
		// one more than a page
		const of = { lectureId, limit: MESSAGES_PER_PAGE + 1 };
		if (after !== undefined) {
			const found = await messagesAfter(db, { ...of, after });
			const page = found.slice(0, MESSAGES_PER_PAGE);
			const isAll = found.length <= MESSAGES_PER_PAGE;
			const last = page.at(-1)?.number ?? 0;
			// read first, so that no message up to `lastNumber` is missing
			return { messages: page.map(shape), isAll, upTo: isAll ? Math.max(lastNumber, last) : last };
		}
		const found = await messagesBefore(db, { ...of, before });
		const page = found.slice(-MESSAGES_PER_PAGE);
		const upTo = Math.max(lastNumber, page.at(-1)?.number ?? 0);
		return { messages: page.map(shape), isAll: found.length <= MESSAGES_PER_PAGE, upTo };
	});

	serve(app, writeInRoom, async ({ accountId, params: { id }, body: { key, text } }) => {
		const right = rightMessage(text);
		const who = await admissions.writer(id, accountId);
		await refuseWords(db, { eventId: who.eventId, text: right });
		return messageShape(await write({ ...deps, store }, who, { memberNo: await numberOf(who), key, text: right }));
	});
}
