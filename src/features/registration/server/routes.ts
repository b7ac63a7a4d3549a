import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFound, wrongInput } from "../../../kit/http/failure.ts";
import { formLimit } from "../../../kit/http/form-limit.ts";
import { once } from "../../../kit/http/idempotency.ts";
import { rateLimit } from "../../../kit/http/rate-limit.ts";
import { serve } from "../../../kit/http/serve.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import type { Authentication } from "../../account/server/authentication.ts";
import { markRegistrant } from "../../account/server/registrant.ts";
import { passwordHashOf } from "../../account/server/store.ts";
import { getUserPackages, type RegistrationPayload, registerForFoundation, registerUser } from "../contract.ts";
import { messages, refusals } from "../messages.ts";
import { additionRoutes } from "./addition-routes.ts";
import { packagesOfAccount } from "./holder-store.ts";
import { orderTeam } from "./order-team.ts";
import { EmailTaken } from "./person.ts";
import { register } from "./register.ts";
import { registerGlobal } from "./register-global.ts";
import type { RegisterDeps } from "./registering.ts";
import { registeringLimits } from "./registering-limits.ts";

type RoutesDeps = RegisterDeps & {
	db: NodePgDatabase;
	clock: Clock;
	config: { publicUrl: string };
	/** The visitor who asks, if they accepted tracking. */
	visitorOf(request: FastifyRequest): string | undefined;
};

/** The calls of registration, and of what is registered. */
export function registrationRoutes(app: FastifyInstance, deps: RoutesDeps, auth: Authentication): void {
	registeringRoutes(app, deps, auth);
	ownPackagesRoute(app, deps);
	additionRoutes(app, deps);
}

/**
 * A browser that registers has no account and may not have got its cookie: what shows that it asks again is the
 * password, which is judged as at a log-in and kept nowhere else. A password that was changed since does not.
 */
function samePerson(deps: RoutesDeps) {
	const replays = formLimit(deps, { form: "replayed-registration", max: 20, windowSeconds: 600 });
	return async ({ email, password }: Pick<RegistrationPayload, "email" | "password">) => {
		await replays.take(email); // or passwords could be guessed here
		const hash = await passwordHashOf(deps.db, email);
		return hash !== undefined && deps.passwords.verify(hash, password);
	};
}

// long: two calls that share their limits and marks
function registeringRoutes(app: FastifyInstance, deps: RoutesDeps, auth: Authentication): void {
	const isSamePerson = samePerson(deps);
	const admissionOf = registeringLimits(deps);
	const takenAnswers = rateLimit(deps.clock, { max: 60, windowSeconds: 60 });

	/** Or addresses could be tried out by registering them. */
	const countTaken = (request: FastifyRequest) => (error: unknown) => {
		if (error instanceof EmailTaken) takenAnswers.take(request.ip);
		throw error;
	};

	/** The browser that chose the password need not choose it again when the link of the e-mail is opened in it. */
	const mark = (reply: FastifyReply, email: string) =>
		markRegistrant(reply, auth, { email, publicUrl: deps.config.publicUrl });

	serve(app, registerForFoundation, async ({ body, lang, request, reply }) => {
		const { password: _, confirmPassword: __, ...comparable } = body;
		const named = { request, call: registerForFoundation, body: comparable, isSameAsker: () => isSamePerson(body) };
		const answer = await once(deps, named, async () => {
			const asking = { lang, visitorId: deps.visitorOf(request), admission: admissionOf(request.ip, undefined) };
			await registerGlobal(deps, body, asking).catch(countTaken(request));
			return { isRegistered: true };
		});
		mark(reply, body.email);
		return answer;
	});

	serve(app, registerUser, async ({ accountId, body, lang, request, reply }) => {
		if (body.isGlobalRegistration) throw wrongInput({ isGlobalRegistration: [messages.globalElsewhere] });
		const { password: _, confirmPassword: __, ...comparable } = body;
		const asker = accountId ? { scope: accountId } : { isSameAsker: () => isSamePerson(body) };
		const answer = await once(deps, { request, call: registerUser, body: comparable, ...asker }, async () => {
			const admission = admissionOf(request.ip, accountId);
			const asking = { lang, accountId, visitorId: deps.visitorOf(request), admission };
			const act = body.tickets ? orderTeam : register;
			return { isRegistered: true, ...(await act(deps, body, asking).catch(countTaken(request))) };
		});
		if (!accountId) mark(reply, body.email);
		return answer;
	});
}

/** What a person's tickets open, of themselves alone. */
function ownPackagesRoute(app: FastifyInstance, deps: RoutesDeps): void {
	serve(app, getUserPackages, async ({ accountId, params }) => {
		if (params.id !== accountId) throw notFound(refusals.notYou);
		return packagesOfAccount(deps.db, accountId);
	});
}
