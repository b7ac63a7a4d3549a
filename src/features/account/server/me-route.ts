import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { me, type OwnRegistration } from "../me-contract.ts";
import { refusals } from "../texts.ts";
import { type Authentication, headersOf } from "./authentication.ts";
import { accountById } from "./store.ts";

/** What the rooms above know of an account. */
export type AccountReads = {
	/** What a person is registered for, the next event first. */
	registrations(db: Database, of: { accountId: string }): Promise<OwnRegistration[]>;
};

/** The account that is logged in, with its registrations. */
export function meRoute(
	app: FastifyInstance,
	{ db, accountReads }: { db: Database; accountReads: AccountReads },
	auth: Authentication,
): void {
	serve(app, me, async ({ request }) => {
		const accountId = await auth.accountIdOf(headersOf(request));
		const person = accountId && (await accountById(db, accountId));
		if (!person) throw new Failure(401, refusals.notLoggedIn);
		const { id, email, firstName, lastName, lang } = person;
		return { id, email, firstName, lastName, lang, registrations: await accountReads.registrations(db, { accountId }) };
	});
}
