import type { Tx } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { waitingEmails } from "../waiting-texts.ts";
import { type WaitingDeps, writeTo } from "./offers.ts";
import { addWaiting, changeWaiting, lockWaitingOf, positionOf } from "./waiting-store.ts";

type Person = { email: string; firstName: string; lang: Lang };

/**
 * Adds a person, who keeps an earlier position, and e-mails them. An unconfirmed person gets the e-mail again. `isOwn`:
 * the address is known to be theirs. `kind`: the e-mail for that case.
 */
export async function addToWaitingList(
	tx: Tx,
	deps: WaitingDeps,
	chosen: { id: number },
	{ email, firstName, lang }: Person,
	{ isOwn, kind = "joined" }: { isOwn: boolean; kind?: keyof typeof waitingEmails },
): Promise<{ position: number; isConfirmed: boolean }> {
	const secret = deps.ids.secret();
	const now = deps.clock.now();
	const added = { email, firstName, lang, packageId: chosen.id, state: "waiting" as const, secretHash: hashOf(secret) };
	const isNew = await addWaiting(tx, { ...added, createdAt: now });
	const entry = invariant(await lockWaitingOf(tx, chosen.id, email), "the entry of the address");
	const position = await positionOf(tx, chosen.id, email);
	const wasConfirmed = entry.confirmedAt !== null;
	if (isOwn && !wasConfirmed) await changeWaiting(tx, entry.id, { confirmedAt: now });
	const isConfirmed = isOwn || wasConfirmed;
	if (isNew || !isConfirmed) {
		if (!isNew) await changeWaiting(tx, entry.id, { secretHash: added.secretHash });
		await writeTo(tx, deps, { entry, kind: isConfirmed ? kind : "joinedUnconfirmed", secret, position });
	}
	return { position, isConfirmed };
}
