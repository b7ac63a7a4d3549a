import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";
import type { EventRecord } from "./columns.ts";
import { eventHosts, saveHost } from "./store.ts";

/**
 * `host` is in lower case without a port; null removes it. Applies from the next request. Throws 409 if another event
 * has the host.
 */
export async function changeHost(
	deps: { db: Database; versions: ContentVersions; clock: { now(): Date } },
	event: Pick<EventRecord, "id" | "code">,
	host: string | null,
	actor: string,
): Promise<void> {
	await changeContent(deps, async (tx) => {
		const hosts = await eventHosts(tx);
		const owner = host === null ? undefined : hosts.get(host);
		if (owner && owner !== event.code) throw new Failure(409, refusals.hostOwned(owner));
		const before = [...hosts].find(([, code]) => code === event.code)?.[0] ?? null;
		await saveHost(tx, event.id, host);
		const change = { at: deps.clock.now(), actor, action: "event.host-changed", detail: { before, after: host } };
		await addAuditEntry(tx, { ...change, subject: `event:${event.id}`, eventId: event.id });
	});
}
