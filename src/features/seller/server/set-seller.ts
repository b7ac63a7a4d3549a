import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import type { SellerDetails } from "../seller.ts";
import { type SellerRecord, saveSeller, sellerRows } from "./store.ts";

type SetSellerDeps = { db: NodePgDatabase; clock: Clock; versions: ContentVersions };

/** Issued documents do not change. The audit entry has both values. */
export function setSeller(
	deps: SetSellerDeps,
	{ details, sender, actor }: { details: SellerDetails; sender: string | null; actor: string },
): Promise<void> {
	return changeContent(deps, async (tx) => {
		const [before] = await sellerRows(tx);
		const after: SellerRecord = { details, sender, isInvented: false };
		await saveSeller(tx, after);
		const detail = { before: before ?? null, after };
		await addAuditEntry(tx, { at: deps.clock.now(), actor, action: "seller.set", subject: "seller", detail });
	});
}
