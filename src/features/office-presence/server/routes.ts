import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { type OfficeDeps, serveOffice } from "../../organisers/server/serve-office.ts";
import { showPresence } from "../contract.ts";
import { colleaguesAt, storePresence } from "./store.ts";

type Deps = OfficeDeps & {
	accountReads: { photoUrl(db: Database, of: { accountId: string }): Promise<string | null> };
};

export function officePresenceRoutes(app: FastifyInstance, deps: Deps): void {
	const { db, accountReads } = deps;
	serveOffice(app, deps, showPresence, async ({ event, organiser, body: { place, isEditing } }) => {
		const { accountId } = organiser;
		// The visitors' clock may stand still in a trial.
		const at = { eventId: event.id, place, accountId, now: new Date() };
		await storePresence(db, { ...at, isEditing });
		const others = await colleaguesAt(db, at);
		return {
			others: await Promise.all(
				others.map(async (one) => ({
					accountId: one.accountId,
					name: `${one.firstName} ${one.lastName}`,
					photoUrl: await accountReads.photoUrl(db, one),
					isEditing: one.isEditing,
				})),
			),
		};
	});
}
