/** The browser stores favourites under this key before log-in. */
export const COLLECTED_KEY = "favourites";

/** Favourites of an anonymous visitor: lecture ids by event code. */
export type FavouritesByEvent = Readonly<Record<string, readonly number[]>>;

/** The maximum per event; one merge into an account accepts as many. */
const MAX_COLLECTED = 200;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Parses stored favourites and drops invalid entries. */
export function parseCollected(stored: string | null): FavouritesByEvent {
	try {
		const favourites: unknown = JSON.parse(stored ?? "{}");
		if (typeof favourites !== "object" || favourites === null) return {};
		const lists = Object.entries(favourites).filter((one): one is [string, unknown[]] => Array.isArray(one[1]));
		return Object.fromEntries(lists.map(([code, ids]) => [code, ids.filter(isId).slice(-MAX_COLLECTED)]));
	} catch {
		return {};
	}
}

/** Adds or removes a lecture; an added one comes last. */
export function withCollected(
	collected: FavouritesByEvent,
	eventCode: string,
	{ lectureId, isFavourite }: { lectureId: number; isFavourite: boolean },
): FavouritesByEvent {
	const others = (collected[eventCode] ?? []).filter((id) => id !== lectureId);
	return { ...collected, [eventCode]: isFavourite ? [...others, lectureId].slice(-MAX_COLLECTED) : others };
}

/** Removes an event's favourites after the account has stored them. */
export function withoutEvent(collected: FavouritesByEvent, eventCode: string): FavouritesByEvent {
	const { [eventCode]: _joined, ...rest } = collected;
	return rest;
}

/** Returns the string to store, or null for no favourites. */
export function storedCollected(collected: FavouritesByEvent): string | null {
	const filled = Object.entries(collected).filter(([, ids]) => ids.length > 0);
	return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null;
}
