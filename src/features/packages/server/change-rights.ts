import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { assertNoErrors, notFound } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { noSuchPackage } from "../office-texts.ts";
import { changedRights, type PackageRights, pickRights, reducedRights, rightsOf } from "../rights.ts";
import { reductionRefusals } from "../rights-plan.ts";
import { lockPackage, saveRights } from "./rights-store.ts";
import { lockPackagePlaces } from "./stock-store.ts";

/** Implemented by `app/wiring.ts`. */
export type RightsCommands = {
	/** The holders of a package may use extended seats from now on. */
	onExtendedSeats(tx: Tx, at: { eventId: number; packageId: number }): Promise<void>;
};

type At = { eventId: number; packageId: number };

/**
 * The refusals of reduced rights, by right: sold rights stay sold (decision 162). A reduction locks the counter of places,
 * so that no ticket is sold with the earlier rights meanwhile.
 */
export async function refusalsOfReduction(
	tx: Tx,
	at: At,
	change: { before: PackageRights; after: PackageRights },
): Promise<Record<string, Text>> {
	if (reducedRights(change.before, change.after).length === 0) return {};
	const places = await lockPackagePlaces(tx, at);
	return reductionRefusals(change, places?.taken ?? 0);
}

/**
 * Changes the rights of a package for all its holders. `wantedFrom` gets the present rights under the package's lock.
 * Throws 404 if the package belongs to another event, and 400, by field, if people hold a right that is reduced.
 */
export async function changeRights(
	tx: Tx,
	{ clock, priceListCommands }: { clock: Clock; priceListCommands: RightsCommands },
	{ actor, ...at }: At & { actor: string },
	wantedFrom: (before: PackageRights) => PackageRights,
): Promise<void> {
	const { eventId, packageId } = at;
	const locked = await lockPackage(tx, at);
	if (!locked) throw notFound(noSuchPackage);
	const before = rightsOf(locked);
	const after = wantedFrom(before);
	assertNoErrors(await refusalsOfReduction(tx, at, { before, after }));
	await saveRights(tx, at, after);
	if (after.hasExtendedSeats && !before.hasExtendedSeats) await priceListCommands.onExtendedSeats(tx, at);
	const names = changedRights(before, after);
	await addAuditEntry(tx, {
		at: clock.now(),
		actor,
		action: "package.rights-changed",
		subject: `package:${packageId}`,
		eventId,
		detail: { before: pickRights(before, names), after: pickRights(after, names) },
	});
}
