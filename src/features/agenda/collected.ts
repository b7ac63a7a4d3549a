/** The browser's storage key of favourites collected before log-in. */
export const COLLECTED_KEY = "favourites";

/** Favourites of an anonymous visitor: lecture ids by event code. */
export type FavouritesByEvent = Readonly<Record<string, readonly number[]>>;

/** The most favourites of an event, equal to the limit of one merge into an account. */
const MAX_COLLECTED = 200;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Parses the stored favourites; invalid entries are dropped. */
export function collectedIn(stored: string | null): FavouritesByEvent {
	try {
		const favourites: unknown = JSON.parse(stored ?? "{}");
		if (typeof favourites !== "object" || favourites === null) return {};
		const lists = Object.entries(favourites).filter((one): one is [string, unknown[]] => Array.isArray(one[1]));
		return Object.fromEntries(lists.map(([code, ids]) => [code, ids.filter(isId).slice(-MAX_COLLECTED)]));
	} catch {
		return {};
	}
}

/** The favourites after starring a lecture (added last) or removing its star. */
export function withCollected(
	collected: FavouritesByEvent,
	eventCode: string,
	{ lectureId, isFavourite }: { lectureId: number; isFavourite: boolean },
): FavouritesByEvent {
	const others = (collected[eventCode] ?? []).filter((id) => id !== lectureId);
	return { ...collected, [eventCode]: isFavourite ? [...others, lectureId].slice(-MAX_COLLECTED) : others };
}

/** The favourites without one event's, after the account has taken these over. */
export function withoutEvent(collected: FavouritesByEvent, eventCode: string): FavouritesByEvent {
	const { [eventCode]: _joined, ...rest } = collected;
	return rest;
}

/** The string to store; null for nothing. */
export function storedCollected(collected: FavouritesByEvent): string | null {
	const filled = Object.entries(collected).filter(([, ids]) => ids.length > 0);
	return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null;
}
