import type { FastifyInstance } from "fastify";
import { Failure } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { askPoll, banFromRooms, hideMessage, markQuestion, openPoll, slowRoom, votePoll } from "../contract.ts";
import { refusals } from "../texts.ts";
import type { Admissions } from "./admission.ts";
import {
	announcePoll,
	ask,
	banMember,
	hide,
	type ModeratorDeps,
	markAsked,
	moderatorOf,
	slowDown,
	turn,
} from "./moderate.ts";
import { putVote } from "./poll-store.ts";
import { messageShape, pollShape } from "./shapes.ts";
import type { RoomDeps } from "./write.ts";

export function moderatorRoutes(app: FastifyInstance, deps: RoomDeps, admissions: Admissions): void {
	const actingIn = async (lectureId: number, accountId: string): Promise<ModeratorDeps> => ({
		...deps,
		who: await moderatorOf(admissions, lectureId, accountId),
	});

	serve(app, hideMessage, async ({ accountId, params: { id }, body }) =>
		messageShape(await hide(await actingIn(id, accountId), body), true),
	);

	serve(app, slowRoom, async ({ accountId, params: { id }, body: { slowSeconds } }) => {
		await slowDown(await actingIn(id, accountId), slowSeconds);
		return { slowSeconds };
	});

	serve(app, banFromRooms, async ({ accountId, params: { id }, body }) => {
		await banMember(await actingIn(id, accountId), body);
		return { isBanned: body.isBanned };
	});

	serve(app, markQuestion, async ({ accountId, params: { id }, body }) => {
		await markAsked(await actingIn(id, accountId), body);
		return { state: body.state };
	});

	serve(app, askPoll, async ({ accountId, params: { id }, body }) =>
		pollShape(await ask(await actingIn(id, accountId), body)),
	);

	serve(app, openPoll, async ({ accountId, params: { id, pollId }, body: { isOpen } }) =>
		pollShape(await turn(await actingIn(id, accountId), { pollId, isOpen })),
	);

	serve(app, votePoll, async ({ accountId, params: { id: lectureId, pollId }, body: { option } }) => {
		await admissions.reader(lectureId, accountId);
		const isTaken = await putVote(deps.db, { lectureId, pollId, accountId, option });
		if (!isTaken) throw new Failure(409, refusals.pollClosed);
		return pollShape(await announcePoll(deps, { lectureId, pollId }));
	});
}
