import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { StoredStream } from "../rules.ts";
import { putStream, type StreamOwner } from "./store.ts";

/**
 * Sets a stream, or removes it (`undefined`), from the next request on. Returns whether there was one. The audit log
 * has only its kind, because an address opens the stream to anybody.
 */
export async function setStream(
	deps: { db: Database; versions: ContentVersions; clock: { now(): Date } },
	eventId: number,
	{ owner, stream, actor }: { owner: StreamOwner; stream: StoredStream | undefined; actor: string },
): Promise<boolean> {
	return changeContent(deps, async (tx) => {
		const wasThere = await putStream(tx, eventId, owner, stream);
		const detail = { ...owner, kind: stream?.kind ?? null };
		const entry = {
			at: deps.clock.now(),
			actor,
			action: "live.stream-set",
			subject: `event:${eventId}`,
			eventId,
			detail,
		};
		await addAuditEntry(tx, entry);
		return wasThere;
	});
}
