import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";
import { type KeyDeps, keysOf, newPair } from "./sign.ts";
import { addKey } from "./store.ts";

/** A ticket stores the key's number in one byte. */
const LAST_KEY = 255;

/**
 * Adds a key pair that signs all later tickets, with an audit entry. Older signatures stay valid. Throws 409 if key
 * numbers are used up or another rotation runs. Returns the new and the previous key's number.
 */
export async function rotateKey(
	deps: KeyDeps & { db: NodePgDatabase },
	actor: string,
): Promise<{ keyId: number; olderKeyId: number }> {
	const [{ id: olderKeyId }] = await keysOf(deps);
	if (olderKeyId === LAST_KEY) throw new Failure(409, refusals.keysUsedUp);
	const keyId = olderKeyId + 1;
	const now = deps.clock.now();
	await deps.db.transaction(async (tx) => {
		if (!(await addKey(tx, { id: keyId, ...newPair(), createdAt: now }))) throw new Failure(409, refusals.rotatedNow);
		const entry = { at: now, actor, action: "ticket-key.rotated", subject: `ticket-key:${keyId}`, eventId: null };
		await addAuditEntry(tx, { ...entry, detail: { olderKeyId } });
	});
	return { keyId, olderKeyId };
}
