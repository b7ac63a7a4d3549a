import { searchable, searchWords } from "../../kit/i18n/searchable.ts";
import type { StandCard } from "./contract.ts";

/** What stands are looked for by. */
export type StandFilters = { words: string; type: string; withJobs: boolean };
export const NO_FILTERS: StandFilters = { words: "", type: "", withJobs: false };

/** The stands that answer what is looked for. */
export function foundStands(stands: readonly StandCard[], { words, type, withJobs }: StandFilters): StandCard[] {
	const asked = searchWords(words);
	return stands.filter(
		(one) =>
			(type === "" || String(one.type) === type) &&
			(!withJobs || one.offers > 0) &&
			asked.every((word) => searchable(`${one.name} ${one.sentence}`).includes(word)),
	);
}
