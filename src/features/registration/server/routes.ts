import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CountedOf } from "../../../kit/contract/call.ts";
import { wrongInput } from "../../../kit/http/failure.ts";
import type { Count } from "../../../kit/http/gate.ts";
import { once } from "../../../kit/http/idempotency.ts";
import { serve } from "../../../kit/http/serve.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import type { Authentication } from "../../account/server/authentication.ts";
import { markRegistrant } from "../../account/server/registrant.ts";
import { passwordHashOf } from "../../account/server/store.ts";
import { LackOfPlaces, returningUses } from "../../ticket-holders/server/lack-of-places.ts";
import { originOf } from "../../ticket-holders/server/origin.ts";
import { TooMuchUnconfirmed } from "../../ticket-holders/server/refuse-unconfirmed.ts";
import { type RegistrationPayload, registerForFoundation, registerUser } from "../contract.ts";
import { messages } from "../messages.ts";
import { orderTeam } from "./order-team.ts";
import { EmailTaken } from "./person.ts";
import { register } from "./register.ts";
import { registerGlobal } from "./register-global.ts";
import type { RegisterDeps } from "./registering.ts";

type RoutesDeps = RegisterDeps & {
	db: NodePgDatabase;
	clock: Clock;
	config: { publicUrl: string };
	/** Undefined unless the visitor accepted tracking. */
	visitorOf(request: FastifyRequest): string | undefined;
};

/** Recognises a repeated request by its password, because a new browser lost the response and its cookie. */
async function isSamePerson(
	{ db, passwords }: RoutesDeps,
	{ email, password }: Pick<RegistrationPayload, "email" | "password">,
	count: Count<"replay">,
): Promise<boolean> {
	await count("replay");
	const hash = await passwordHashOf(db, email);
	return hash !== undefined && passwords.verify(hash, password);
}

/**
 * Whether a refusal for lack of places returns a counted use. Tries of codes stay counted, otherwise codes could be
 * guessed. A new person whose account stays is counted too.
 */
function isUseReturned(of: CountedOf<typeof registerUser> | undefined, error: unknown): boolean {
	if (error instanceof TooMuchUnconfirmed) return of === "onTrust" || of === "team";
	return error instanceof LackOfPlaces && of !== "code";
}

/** Counts "email taken" answers. */
function countTaken(count: Count<"taken">) {
	return async (error: unknown): Promise<never> => {
		if (error instanceof EmailTaken) await count("taken");
		throw error;
	};
}

export function registrationRoutes(app: FastifyInstance, deps: RoutesDeps, auth: Authentication): void {
	/** The browser that set the password need not enter it again at the e-mail's link. */
	const mark = (reply: FastifyReply, email: string) =>
		markRegistrant(reply, auth, { email, publicUrl: deps.config.publicUrl });

	serve(app, registerForFoundation, async ({ body, lang, count, request, reply }) => {
		const { password: _, confirmPassword: __, ...comparable } = body;
		const isSameAsker = () => isSamePerson(deps, body, count);
		const named = { request, call: registerForFoundation, body: comparable, isSameAsker };
		const answer = await once(deps, named, async () => {
			const asking = { lang, visitorId: deps.visitorOf(request), count };
			await registerGlobal(deps, body, asking).catch(countTaken(count));
			return { isRegistered: true };
		});
		mark(reply, body.email);
		return answer;
	});

	serve(app, registerUser, async ({ accountId, body, lang, count, giveBack, request, reply }) => {
		if (body.isGlobalRegistration) throw wrongInput({ isGlobalRegistration: [messages.globalElsewhere] });
		const { password: _, confirmPassword: __, ...comparable } = body;
		const asker = accountId ? { scope: accountId } : { isSameAsker: () => isSamePerson(deps, body, count) };
		const answer = await once(deps, { request, call: registerUser, body: comparable, ...asker }, async () => {
			const origin = originOf(request, reply, body.email, { auth, ids: deps.ids, config: deps.config });
			const asking = { lang, accountId, visitorId: deps.visitorOf(request), origin };
			const act = body.tickets ? orderTeam : register;
			const registered = await returningUses({ count, giveBack }, isUseReturned, (counting) =>
				act(deps, body, { ...asking, count: counting }),
			).catch(countTaken(count));
			return { isRegistered: true, ...registered };
		});
		if (!accountId) mark(reply, body.email);
		return answer;
	});
}
