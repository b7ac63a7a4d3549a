import { type PackageRights, rightsOf } from "../../features/packages/rights.ts";
import { refusalsOfReduction } from "../../features/packages/server/change-rights.ts";
import type { Tx } from "../../kit/db/database.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { refused } from "./contract.ts";
import type { Bundle } from "./format.ts";
import type { StoredEvent } from "./stored-event.ts";

type RightsChange = { packageId: number; code: string; before: PackageRights; after: PackageRights };
type Contents = Parameters<typeof rightsOf>[0];

function rightsChanges(bundle: Bundle, { lists }: StoredEvent): RightsChange[] {
	const stored = new Map(lists.packages.map((one) => [one.row["code"], one]));
	const changes = bundle.lists.packages.flatMap((item) => {
		const found = stored.get(item["code"]);
		if (!found) return [];
		const packageId = invariant(found.id, "the id of a stored package");
		const before = rightsOf(found.row as Contents);
		return [{ packageId, code: item["code"] as string, before, after: rightsOf(item as Contents) }];
	});
	// counters are locked in the order of ids
	return changes.toSorted((one, other) => one.packageId - other.packageId);
}

/**
 * Throws the `BundleFailure` of rights that the bundle takes from holders of tickets (decision 162). Returns the packages
 * whose holders get extended seats.
 */
export async function packagesWithMoreSeats(tx: Tx, bundle: Bundle, before: StoredEvent): Promise<number[]> {
	const changes = rightsChanges(bundle, before);
	const problems: string[] = [];
	for (const { packageId, code, ...change } of changes) {
		const refusals = await refusalsOfReduction(tx, { eventId: before.id, packageId }, change);
		for (const [name, sentence] of Object.entries(refusals)) {
			const place = name === "hasExtendedSeats" ? name : `includes.${name}`;
			problems.push(`packages.json, ${place} (${code}): ${sentence.en}`);
		}
	}
	if (problems.length > 0) throw refused(problems);
	return changes
		.filter((one) => one.after.hasExtendedSeats && !one.before.hasExtendedSeats)
		.map((one) => one.packageId);
}
