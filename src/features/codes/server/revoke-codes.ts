import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import { setRevoked } from "./list-store.ts";

type Deps = { db: Database; versions: ContentVersions; clock: { now(): Date } };
type CodeChange = { eventId: number; ids: readonly number[]; actor: string };

/** Revokes codes of the organiser. Codes of teams and of other events stay. Returns the ids that changed. */
export function revokeCodes(deps: Deps, wanted: CodeChange): Promise<number[]> {
	return changeRevoked(deps, wanted, { action: "codes.revoked", revokedAt: deps.clock.now() });
}

/** Restores revoked codes of the organiser. Returns the ids that changed. */
export function restoreCodes(deps: Deps, wanted: CodeChange): Promise<number[]> {
	return changeRevoked(deps, wanted, { action: "codes.restored", revokedAt: null });
}

function changeRevoked(
	deps: Deps,
	{ eventId, ids, actor }: CodeChange,
	{ action, revokedAt }: { action: string; revokedAt: Date | null },
): Promise<number[]> {
	return changeContent(
		deps,
		async (tx) => {
			const codeIds = await setRevoked(tx, { eventId, ids }, revokedAt);
			const entry = { at: deps.clock.now(), actor, action, subject: `event:${eventId}`, eventId, detail: { codeIds } };
			if (codeIds.length > 0) await addAuditEntry(tx, entry);
			return codeIds;
		},
		// The landing page shows the code of a promotion.
		(codeIds) => codeIds.length > 0,
	);
}
