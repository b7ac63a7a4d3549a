import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { notLoggedIn } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { me, type OwnRegistration } from "../me-contract.ts";
import { accountById } from "./store.ts";

/** What the rooms above know of an account. */
export type AccountReads = {
	/** What a person is registered for, the next event first. */
	registrations(db: Database, of: { accountId: string }): Promise<OwnRegistration[]>;
	/** Where their photo is; null without one. */
	photoUrl(db: Database, of: { accountId: string }): Promise<string | null>;
	/** Whether a person works for an exhibitor of an event. */
	isExhibitorStaff(db: Database, of: { accountId: string }): Promise<boolean>;
};

/** The account that is logged in, with its registrations. */
export function meRoute(
	app: FastifyInstance,
	{ db, accountReads }: { db: Database; accountReads: AccountReads },
): void {
	serve(app, me, async ({ accountId }) => {
		const person = await accountById(db, accountId);
		if (!person) throw notLoggedIn();
		const { id, email, firstName, lastName, lang } = person;
		const [registrations, photoUrl, isExhibitorStaff] = await Promise.all([
			accountReads.registrations(db, { accountId }),
			accountReads.photoUrl(db, { accountId }),
			accountReads.isExhibitorStaff(db, { accountId }),
		]);
		return { id, email, firstName, lastName, lang, photoUrl, registrations, isExhibitorStaff };
	});
}
