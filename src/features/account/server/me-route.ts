import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { notLoggedIn } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { me, type OwnRegistration } from "../me-contract.ts";
import { accountById } from "./store.ts";

/** Higher features implement it. */
export type AccountReads = {
	/** Lists the next event first. */
	registrations(db: Database, of: { accountId: string }): Promise<OwnRegistration[]>;
	photoUrl(db: Database, of: { accountId: string }): Promise<string | null>;
	isExhibitorStaff(db: Database, of: { accountId: string }): Promise<boolean>;
};

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
