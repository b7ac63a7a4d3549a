import { searchable, searchWords } from "../../kit/i18n/searchable.ts";
import type { Conversation } from "./contract.ts";
import type { Kind } from "./rules.ts";

/** What of the conversations is shown. */
export type Wanted = { words: string; kind: Kind | undefined };
export const ALL: Wanted = { words: "", kind: undefined };

/** From so many conversations on they can be looked for. */
export const FIND_FROM = 3;

/** The conversations of a kind with whom the words name, each by the beginning of a part of the name. */
export function found(conversations: readonly Conversation[], { words, kind }: Wanted): Conversation[] {
	const begun = searchWords(words);
	return conversations.filter(({ partner: { person, company }, ...one }) => {
		const parts = searchable(company?.name ?? `${person?.firstName ?? ""} ${person?.lastName ?? ""}`).split(/[\s-]+/);
		const isNamed = begun.every((word) => parts.some((part) => part.startsWith(word)));
		return isNamed && (kind === undefined || one.kind === kind);
	});
}
