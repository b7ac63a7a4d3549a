import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { lockStand } from "../../stands/server/editor-store.ts";
import { type InboxDeps, workplace } from "../../stands/server/inbox.ts";

export type ChangeDeps = Pick<InboxDeps, "db" | "clock"> & { versions: ContentVersions };

type Who = { exhibitorId: number; accountId: string };

/**
 * Changes a stand for a staff member, serialised per exhibitor, with an audit entry. `isSeen` tells whether the change
 * affects public pages.
 */
export function changeStand<T>(
	{ clock, ...deps }: ChangeDeps,
	{ exhibitorId, accountId }: Who,
	work: (tx: Tx, at: { now: Date; eventId: number }) => Promise<T>,
	isSeen: (made: T) => boolean = () => false,
): Promise<T> {
	const change = async (tx: Tx) => {
		const { eventId } = await workplace(tx, exhibitorId, accountId);
		await lockStand(tx, exhibitorId);
		const now = clock.now();
		const subject = `exhibitor:${exhibitorId}`;
		await addAuditEntry(tx, { at: now, actor: accountId, action: "stand.changed", subject, eventId });
		return work(tx, { now, eventId });
	};
	return changeContent(deps, change, isSeen);
}
