import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import { type PackageRecord, saveReverseCharge } from "./store.ts";

/**
 * Sets whether a foreign business that attends online settles the VAT itself (art. 28b of the VAT act). Only new orders
 * change.
 */
export async function changeReverseCharge(
	deps: { db: Database; versions: ContentVersions; clock: { now(): Date } },
	one: Pick<PackageRecord, "id" | "eventId" | "hasReverseCharge">,
	hasReverseCharge: boolean,
	actor: string,
): Promise<void> {
	await changeContent(deps, async (tx) => {
		await saveReverseCharge(tx, one.id, hasReverseCharge);
		const detail = { before: one.hasReverseCharge, after: hasReverseCharge };
		const change = { at: deps.clock.now(), actor, action: "package.vat-changed", detail };
		await addAuditEntry(tx, { ...change, subject: `package:${one.id}`, eventId: one.eventId });
	});
}
