/** The key under which a browser keeps the favourites that were collected before a log-in. */
export const COLLECTED_KEY = "favourites";

/** Favourites of somebody who is not logged in: ids of lectures by their event's code. */
export type Collected = Readonly<Record<string, readonly number[]>>;

/** So many of an event are kept: as many as are joined to an account at once. */
const MOST = 200;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** What a browser has kept; what is broken or of somebody else's making counts as nothing. */
export function collectedIn(stored: string | null): Collected {
	try {
		const known: unknown = JSON.parse(stored ?? "{}");
		if (typeof known !== "object" || known === null) return {};
		const lists = Object.entries(known).filter((one): one is [string, unknown[]] => Array.isArray(one[1]));
		return Object.fromEntries(lists.map(([code, ids]) => [code, ids.filter(isId).slice(-MOST)]));
	} catch {
		return {};
	}
}

/** The favourites after a lecture was starred, as the last one, or its star was taken away. */
export function withCollected(
	collected: Collected,
	eventCode: string,
	{ lectureId, isFavourite }: { lectureId: number; isFavourite: boolean },
): Collected {
	const others = (collected[eventCode] ?? []).filter((id) => id !== lectureId);
	return { ...collected, [eventCode]: isFavourite ? [...others, lectureId].slice(-MOST) : others };
}

/** The favourites without those of an event, which an account has now. */
export function withoutEvent(collected: Collected, eventCode: string): Collected {
	const { [eventCode]: _joined, ...rest } = collected;
	return rest;
}

/** As a browser keeps it; null where there is nothing to keep. */
export function storedCollected(collected: Collected): string | null {
	const filled = Object.entries(collected).filter(([, ids]) => ids.length > 0);
	return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null;
}
