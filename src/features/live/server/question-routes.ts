import type { FastifyInstance } from "fastify";
import type { ParamsOf } from "../../../kit/contract/call.ts";
import type { Database } from "../../../kit/db/database.ts";
import { Failure, notFound, wrongForm } from "../../../kit/http/failure.ts";
import { gateOf } from "../../../kit/http/gate.ts";
import { schemaOf, serve } from "../../../kit/http/serve.ts";
import { sendFresh } from "../../../kit/http/serve-fresh.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { refuseWords } from "../../event/server/refuse-words.ts";
import { askQuestion, getQuestions, QUESTION_LENGTH, voteQuestion, withdrawQuestion } from "../contract.ts";
import { questionText } from "../rules.ts";
import { refusals } from "../texts.ts";
import { questionBoard } from "./board.ts";
import { addQuestion, putVote, questionById, questionsOf, removeQuestion } from "./question-store.ts";
import { questionShape } from "./shapes.ts";
import { type LiveDeps, openLive } from "./watch.ts";

/** Higher features implement these reads. */
export type LiveReads = {
	/** True if a person is banned from writing at the event's lectures. */
	isBanned(db: Database, of: { eventId: number; lectureId: number; accountId: string }): Promise<boolean>;
};

export type QuestionDeps = LiveDeps & { liveReads: LiveReads };

// long: a list of calls
export function questionRoutes(app: FastifyInstance, deps: QuestionDeps): void {
	const { db, clock } = deps;
	const board = questionBoard(deps);
	const authorize = gateOf(app, getQuestions);
	app.route({
		method: getQuestions.method,
		url: getQuestions.path,
		schema: schemaOf(getQuestions),
		handler: async (request, reply) => {
			const { accountId } = await authorize(request);
			const { id } = request.params as ParamsOf<typeof getQuestions>;
			const list = await board.read(id, invariant(accountId, "the logged-in account"));
			return sendFresh(request, reply, list, "private, no-cache");
		},
	});

	serve(app, askQuestion, async ({ accountId, params: { id }, body, count }) => {
		const text = questionText(body.text);
		if (text === undefined) throw wrongForm({ text: refusals.empty });
		if (text.length > QUESTION_LENGTH) throw wrongForm({ text: refusals.long });
		const { eventId } = await openLive(deps, id, accountId);
		if (await deps.liveReads.isBanned(db, { eventId, lectureId: id, accountId }))
			throw new Failure(403, refusals.banned);
		await refuseWords(db, { eventId, text });
		await count("question");
		const question = { lectureId: id, accountId, text, isAnonymous: body.isAnonymous, askedAt: clock.now() };
		const added = await addQuestion(db, question);
		board.changed(id);
		const addedQuestion = (await questionsOf(db, id)).find((one) => one.id === added);
		return questionShape(invariant(addedQuestion, "the added question"));
	});

	serve(app, voteQuestion, async ({ accountId, params: { id: questionId }, body: { isVoted } }) => {
		const question = await questionById(db, questionId);
		if (!question || question.state === "hidden") throw notFound(refusals.noQuestion);
		await openLive(deps, question.lectureId, accountId);
		if (question.state === "answered") throw new Failure(409, refusals.answered);
		const votes = await putVote(db, { questionId, accountId }, isVoted);
		board.changed(question.lectureId);
		return { votes, isVoted };
	});

	serve(app, withdrawQuestion, async ({ accountId, params: { id } }) => {
		const question = await questionById(db, id);
		if (question?.accountId !== accountId) throw notFound(refusals.noQuestion);
		await removeQuestion(db, id);
		board.changed(question.lectureId);
		return { isWithdrawn: true };
	});
}
