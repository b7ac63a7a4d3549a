import type { Database } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { relationshipOf } from "../rules.ts";
import { refusals } from "../texts.ts";
import { shownAmong } from "./people-store.ts";
import { invitationsWith } from "./store.ts";
import { refuseUnseen, type Viewer, viewerAt } from "./viewer.ts";

type ConnectionQuery = { event: EventRecord; accountId: string; otherId: string; now: Date };

/** Returns the viewer. Throws 403 if the event's people are hidden from them, 404 if the two are not connected. */
export async function refuseUnconnected(
	db: Database,
	{ event, accountId, otherId, now }: ConnectionQuery,
): Promise<Viewer> {
	const viewer = await viewerAt(db, { event, accountId, now });
	refuseUnseen(viewer);
	const at = { eventId: event.id, viewerId: accountId };
	const isShown = (await shownAmong(db, at, [otherId])).has(otherId);
	const between = await invitationsWith(db, { ...at, otherIds: [otherId] });
	if (!isShown || relationshipOf(accountId, between) !== "connected") throw notFound(refusals.notConnected);
	return viewer;
}
