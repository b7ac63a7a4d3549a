import type { Text } from "../../kit/i18n/lang.ts";
import type { OptionTerms } from "./office-form.ts";
import { optionRefusals as refusals } from "./office-texts.ts";

/** Taken pieces of an option, and of its sizes. */
export type TakenPieces = { taken: number; bySize: ReadonlyMap<string, number> };

/** Why an option cannot have these limits, by field: taken pieces stay within them. */
export function limitRefusals(
	{ capacity, choices, choiceLimits }: Omit<OptionTerms, "netGrosz">,
	{ taken, bySize }: TakenPieces,
): Record<string, Text> {
	if (capacity !== null && capacity < taken) return { capacity: refusals.belowTaken(taken) };
	for (const [size, pieces] of bySize) {
		const limit = choices.includes(size) ? (choiceLimits[size] ?? Number.POSITIVE_INFINITY) : 0;
		if (pieces > limit) return { sizes: refusals.belowTakenSize(size, pieces) };
	}
	return {};
}
