import type { Database } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import type { EventRecord } from "../../event/server/store.ts";
import { tieOf } from "../rules.ts";
import { refusals } from "../texts.ts";
import { refuseUnseen, type Viewer, viewerAt } from "./meeting.ts";
import { shownAmong } from "./people-store.ts";
import { invitationsWith } from "./store.ts";

type Asked = { event: EventRecord; accountId: string; otherId: string; now: Date };

/** Throws the 403 of somebody who sees nobody at the event, and the 404 of two who are not connected; gives who asks. */
export async function refuseUnconnected(db: Database, { event, accountId, otherId, now }: Asked): Promise<Viewer> {
	const viewer = await viewerAt(db, { event, accountId, now });
	refuseUnseen(viewer);
	const at = { eventId: event.id, viewerId: accountId };
	const isShown = (await shownAmong(db, at, [otherId])).has(otherId);
	const between = await invitationsWith(db, { ...at, otherIds: [otherId] });
	if (!isShown || tieOf(accountId, between) !== "connected") throw notFound(refusals.notConnected);
	return viewer;
}
