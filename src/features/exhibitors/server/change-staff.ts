import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Tx } from "../../../kit/db/database.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { addStaff, removeStaff } from "./staff-store.ts";

type Change = { exhibitorId: number; eventId: number; accountId: string; isStaff: boolean; actor: string };

/** Writes an audit entry. Removal ends their duties. Returns false if nothing changed. */
export function changeStaff(
	{ clock, ...deps }: { db: NodePgDatabase; clock: Clock; versions: ContentVersions },
	{ exhibitorId, eventId, accountId, isStaff, actor }: Change,
): Promise<boolean> {
	const now = clock.now();
	const member = { exhibitorId, accountId };
	const change = async (tx: Tx) => {
		const isChanged = isStaff ? await addStaff(tx, member, now) : await removeStaff(tx, member);
		if (!isChanged) return false;
		const action = isStaff ? "exhibitor.staff-added" : "exhibitor.staff-removed";
		await addAuditEntry(tx, {
			at: now,
			actor,
			action,
			subject: `exhibitor:${exhibitorId}`,
			eventId,
			detail: { accountId },
		});
		return true;
	};
	return changeContent(deps, change, (isChanged) => isChanged && !isStaff);
}
