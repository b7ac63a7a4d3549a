import { searchable, searchWords } from "../../kit/i18n/searchable.ts";
import type { StandCard } from "./contract.ts";

export type StandFilters = { words: string; type: string; withJobs: boolean };
export const NO_FILTERS: StandFilters = { words: "", type: "", withJobs: false };

export function foundStands(stands: readonly StandCard[], { words, type, withJobs }: StandFilters): StandCard[] {
	const searchTerms = searchWords(words);
	return stands.filter(
		(one) =>
			(type === "" || String(one.type) === type) &&
			(!withJobs || one.offers > 0) &&
			searchTerms.every((word) => searchable(`${one.name} ${one.sentence}`).includes(word)),
	);
}
