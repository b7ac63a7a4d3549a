import type { FastifyInstance } from "fastify";
import { longer } from "../../../kit/contract/longer.ts";
import { wrongForm } from "../../../kit/http/failure.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { getPersonNote, setPersonNote } from "../note-contract.ts";
import { MATCHMAKING_LIMITS } from "../rules.ts";
import { findNote, storeNote } from "./note-store.ts";
import { assertFindable } from "./separate.ts";
import type { MatchmakingDeps } from "./viewer.ts";

export function noteRoutes(app: FastifyInstance, deps: MatchmakingDeps): void {
	const { db, clock } = deps;

	serveEvent(app, deps, getPersonNote, async ({ event, accountId, params: { personId: aboutId } }) => ({
		note: await findNote(db, { eventId: event.id, accountId, aboutId }),
	}));

	serveEvent(app, deps, setPersonNote, async ({ event, accountId, params: { personId: otherId }, body: { note } }) => {
		const error = longer(note, MATCHMAKING_LIMITS.note);
		if (error) throw wrongForm({ note: error });
		// Deleting a note is always possible.
		if (note !== "") await assertFindable(db, deps, { event, accountId, otherId });
		await storeNote(db, { eventId: event.id, accountId, aboutId: otherId }, note, clock.now());
		return { note };
	});
}
