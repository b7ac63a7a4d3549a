import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { belowTakenSentence, changedSentence, noSuchPackage, noSuchPrice, unlimited } from "../office-texts.ts";
import { lockPackagePlaces } from "./stock-store.ts";
import { lockPrice, saveCapacity, savePrice } from "./store.ts";

type Deps = { db: Database; versions: ContentVersions; clock: { now(): Date } };
type Where = { eventId: number; packageId: number; actor: string };

/**
 * Changes the number of places; null is unlimited. The counter stays locked until the commit, and a waiting registration
 * then obeys the new capacity. Throws 404 for another event's package, 409 if the capacity is no longer `expected`, and
 * 422 with the number of taken places if they are more.
 */
export function changeCapacity(
	deps: Deps,
	{ eventId, packageId, actor }: Where,
	{ capacity, expected }: { capacity: number | null; expected: number | null },
): Promise<{ capacity: number | null; taken: number }> {
	return changeContent(deps, async (tx) => {
		const locked = await lockPackagePlaces(tx, { eventId, packageId });
		if (!locked) throw notFound(noSuchPackage);
		const { capacity: before, taken } = locked;
		if (before !== expected) throw changed(before === null ? unlimited : { pl: String(before), en: String(before) });
		if (capacity !== null && capacity < taken) {
			const sentence = belowTakenSentence(taken);
			throw new Failure(422, sentence, { fields: { capacity: [sentence] } });
		}
		await saveCapacity(tx, packageId, capacity);
		await addAuditEntry(tx, {
			at: deps.clock.now(),
			actor,
			action: "package.capacity-changed",
			subject: `package:${packageId}`,
			eventId,
			detail: { before, after: capacity },
		});
		return { capacity, taken };
	});
}

/**
 * Changes a net price in grosz; a round of null is the price without rounds. Throws 404 for a price of another event, and
 * 409 if it is no longer `expected`.
 */
export function changePrice(
	deps: Deps,
	{ eventId, packageId, actor }: Where,
	{ roundId, netGrosz, expected }: { roundId: number | null; netGrosz: number; expected: number },
): Promise<void> {
	return changeContent(deps, async (tx) => {
		const locked = await lockPrice(tx, { eventId, packageId, roundId });
		if (!locked) throw notFound(noSuchPrice);
		const before = locked.netGrosz;
		if (before !== expected) throw changed({ pl: moneyText("pl", before), en: moneyText("en", before) });
		await savePrice(tx, locked.id, netGrosz);
		await addAuditEntry(tx, {
			at: deps.clock.now(),
			actor,
			action: "package.price-changed",
			subject: `package:${packageId}`,
			eventId,
			detail: { roundId, before, after: netGrosz },
		});
	});
}

function changed(value: Text): Failure {
	return new Failure(409, changedSentence(value));
}
