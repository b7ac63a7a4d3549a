import type { QueryClient } from "@tanstack/react-query";
import { LIST_KEY } from "../../features/chat/web/chat-queries.ts";
import { PEOPLE } from "../../features/matchmaking/topics.ts";
import { NOTICES } from "../../features/notices/topics.ts";

/** Skips the profile of a person just blocked. Resolves once the people are loaded. */
export async function refetchPeople(queries: QueryClient, blockedId?: string): Promise<void> {
	const isKept = ([, , what, id]: readonly unknown[]) => !(what === "person" && id === blockedId);
	void queries.invalidateQueries({ queryKey: LIST_KEY });
	void queries.invalidateQueries({ queryKey: [NOTICES] });
	await queries.invalidateQueries({ queryKey: [PEOPLE], predicate: ({ queryKey }) => isKept(queryKey) });
}

export function forgetPerson(queries: QueryClient, eventCode: string, personId: string): void {
	void queries.resetQueries({ queryKey: [PEOPLE, eventCode, "person", personId] });
	void refetchPeople(queries);
}
