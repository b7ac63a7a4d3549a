import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { onceCommitted } from "../../../kit/http/idempotency.ts";
import { serve } from "../../../kit/http/serve.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { answerQuestions, getOpenQuestions } from "../contract.ts";
import { answerQuestions as answer } from "./answer-questions.ts";
import { openTickets } from "./open-questions.ts";

export function openQuestionRoutes(app: FastifyInstance, deps: { db: NodePgDatabase; clock: Clock }): void {
	serve(app, getOpenQuestions, async ({ accountId }) => ({
		tickets: await openTickets(deps.db, { accountId, now: deps.clock.now() }),
	}));

	serve(app, answerQuestions, async ({ accountId, params, body, request }) => {
		const sent = { accountId, registrationId: params.id, answers: body.answers };
		return onceCommitted(deps, { request, call: answerQuestions, scope: accountId, body: sent }, async (tx) => {
			await answer(tx, deps, sent);
			return { tickets: await openTickets(tx, { accountId, now: deps.clock.now() }) };
		});
	});
}
