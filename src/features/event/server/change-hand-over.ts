import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { EventRecord } from "./columns.ts";
import { saveHandOverEnd } from "./store.ts";

/** Sets until when holders hand their tickets to others; null means the start of the event. */
export async function changeHandOverEnd(
	deps: { db: Database; versions: ContentVersions; clock: { now(): Date } },
	event: Pick<EventRecord, "id" | "handOverUntil">,
	until: Date | null,
	actor: string,
): Promise<void> {
	await changeContent(deps, async (tx) => {
		await saveHandOverEnd(tx, event.id, until);
		const detail = { before: event.handOverUntil?.toISOString() ?? null, after: until?.toISOString() ?? null };
		const change = { at: deps.clock.now(), actor, action: "event.hand-over-changed", detail };
		await addAuditEntry(tx, { ...change, subject: `event:${event.id}`, eventId: event.id });
	});
}
