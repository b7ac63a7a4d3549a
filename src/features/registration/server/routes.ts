import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure, wrongInput } from "../../../kit/http/failure.ts";
import { once } from "../../../kit/http/idempotency.ts";
import { rateLimit } from "../../../kit/http/rate-limit.ts";
import { serve } from "../../../kit/http/serve.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { type Authentication, headersOf } from "../../account/server/authentication.ts";
import { accountById } from "../../account/server/store.ts";
import { refusals } from "../../account/texts.ts";
import { visitorOf } from "../../tracking/server/visitor.ts";
import { me, registerForFoundation, registerUser } from "../contract.ts";
import { messages } from "../messages.ts";
import { additionRoutes } from "./addition-routes.ts";
import { orderTeam } from "./order-team.ts";
import { EmailTaken } from "./person.ts";
import { type RegisterDeps, register } from "./register.ts";
import { registerGlobal } from "./register-global.ts";
import { seatRoutes } from "./seat-routes.ts";
import { registrationsOf } from "./store.ts";

/** The calls of registration, and of the account that shows its registrations. */
export function registrationRoutes(
	app: FastifyInstance,
	deps: RegisterDeps & { db: NodePgDatabase; clock: Clock },
	auth: Authentication,
): void {
	const takenAnswers = rateLimit(deps.clock, { max: 60, windowSeconds: 60 });

	/** Or addresses could be tried out by registering them. */
	const countTaken = (request: FastifyRequest) => (error: unknown) => {
		if (error instanceof EmailTaken) takenAnswers.take(request.ip);
		throw error;
	};

	serve(app, registerForFoundation, async ({ body, lang, request, reply }) => {
		reply.header("cache-control", "no-store");
		const { password: _, confirmPassword: __, ...comparable } = body;
		return once(deps, { request, call: registerForFoundation, body: comparable }, async () => {
			await registerGlobal(deps, body, { lang, visitorId: visitorOf(request) }).catch(countTaken(request));
			return { isRegistered: true };
		});
	});

	serve(app, registerUser, async ({ body, lang, request, reply }) => {
		reply.header("cache-control", "no-store");
		if (body.isGlobalRegistration) throw wrongInput({ isGlobalRegistration: [messages.globalElsewhere] });
		const { password: _, confirmPassword: __, ...comparable } = body;
		return once(deps, { request, call: registerUser, body: comparable }, async () => {
			const accountId = await auth.accountIdOf(headersOf(request));
			const asking = { lang, accountId, visitorId: visitorOf(request) };
			const act = body.tickets ? orderTeam : register;
			return { isRegistered: true, ...(await act(deps, body, asking).catch(countTaken(request))) };
		});
	});

	serve(app, me, async ({ request, reply }) => {
		reply.header("cache-control", "no-store");
		const accountId = await auth.accountIdOf(headersOf(request));
		const person = accountId && (await accountById(deps.db, accountId));
		if (!person) throw new Failure(401, refusals.notLoggedIn);
		const { id, email, firstName, lastName, lang } = person;
		return { id, email, firstName, lastName, lang, registrations: await registrationsOf(deps.db, person.id) };
	});

	seatRoutes(app, deps, auth);
	additionRoutes(app, deps, auth);
}
