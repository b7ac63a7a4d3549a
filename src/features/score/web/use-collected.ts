import { useEffect, useState } from "react";
import { keepLocally, readLocal } from "../../../kit/ui/local-storage.ts";
import { COLLECTED_KEY, parseCollected, storedCollected, withCollected } from "../../agenda/collected.ts";

/**
 * Lectures collected in this browser, which the account's plan takes over. It refreshes when the visitor returns to the
 * score.
 */
export function useCollected(eventCode: string) {
	const [ids, setIds] = useState<readonly number[]>([]);
	const readCollected = () => parseCollected(readLocal(COLLECTED_KEY));
	const look = () => setIds((shown) => sameOr(shown, readCollected()[eventCode] ?? []));
	useEffect(look, [eventCode]);
	return {
		ids,
		look,
		/** Adds or removes lectures. */
		set(lectureIds: readonly number[], isFavourite: boolean) {
			const next = lectureIds.reduce(
				(all, lectureId) => withCollected(all, eventCode, { lectureId, isFavourite }),
				readCollected(),
			);
			keepLocally(COLLECTED_KEY, storedCollected(next));
			setIds(next[eventCode] ?? []);
		},
	};
}

export type CollectedHere = ReturnType<typeof useCollected>;

const sameOr = (known: readonly number[], next: readonly number[]) => (known.join() === next.join() ? known : next);
