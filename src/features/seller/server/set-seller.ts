import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { lockSeller, type SellerRecord, saveSeller, sellerRows } from "./store.ts";

export type SetSellerDeps = { db: Database; clock: Clock; versions: ContentVersions };

type NewSeller = {
	seller: SellerRecord;
	actor: string;
	/** Throws to refuse the change of this seller. */
	accept?: (before: SellerRecord | undefined) => void;
};

/** Issued documents do not change. The audit entry has both values. */
export function setSeller(deps: SetSellerDeps, { seller, actor, accept }: NewSeller): Promise<void> {
	return changeContent(deps, async (tx) => {
		await lockSeller(tx);
		const [before] = await sellerRows(tx);
		accept?.(before);
		await saveSeller(tx, seller);
		const detail = { before: before ?? null, after: seller };
		await addAuditEntry(tx, { at: deps.clock.now(), actor, action: "seller.set", subject: "seller", detail });
	});
}
