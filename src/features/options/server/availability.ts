import type { Database } from "../../../kit/db/database.ts";
import { grossOf } from "../../../kit/money/amounts.ts";
import type { AvailableOption, OfferedOption } from "../contract.ts";
import { soldOutChoices, soldOutOptions } from "./store.ts";

/** It reserves nothing. */
export async function availabilityOf(
	db: Database,
	options: readonly { objectId: number }[],
): Promise<(one: OfferedOption) => AvailableOption> {
	const soldOut = await soldOutOptions(db, options);
	const goneChoices = await soldOutChoices(db, options);
	return (one) => {
		const gone = one.choices.filter((choice) => goneChoices.get(one.objectId)?.includes(choice));
		const isGone = gone.length > 0 && gone.length === one.choices.length;
		return {
			...one,
			grossGrosz: grossOf(one.netGrosz, one.vatRate),
			isAvailable: !isGone && !soldOut.includes(one.objectId),
			soldOutChoices: gone,
		};
	};
}
