import { typedWords } from "../../../kit/i18n/typed-words.ts";
import { type SearchTarget, targetOf } from "../rules.ts";

type NameSearch = {
	by: "name";
	words: string[];
	/** Whether more people have the name than a page sorts. Undefined if the page finds out. */
	isFrequent?: boolean;
};

export type Search = Exclude<SearchTarget, { by: "name" }> | NameSearch;

/** Undefined for a text without words. */
export function searchOf(q: string | undefined, seesDetails: boolean): Search | undefined {
	const target = targetOf(q ?? "", seesDetails);
	if (target.by !== "name") return target;
	const words = typedWords(q ?? "");
	return words.length > 0 ? { by: "name", words } : undefined;
}
