import { bounded } from "../../../kit/content/bounded.ts";
import { type Fresh, freshOf } from "../../../kit/http/serve-fresh.ts";
import { questionsOf } from "./question-store.ts";
import { questionShape } from "./shapes.ts";
import { type LiveDeps, openLive } from "./watch.ts";

/** A list of questions is at most this old, in ms: thousands of viewers poll it every few seconds. */
const LIST_MS = 1000;
/** In ms. */
const RIGHT_MS = 10_000;
/** Enough for some ten thousand people. */
const RIGHTS_BYTES = 4 * 1024 * 1024;

type CachedList = { at: number; list: Promise<Fresh> };

export type Board = {
	/** Throws 404 or 403 if the account may not watch. */
	read(lectureId: number, accountId: string): Promise<Fresh>;
	changed(lectureId: number): void;
};

/** Shares one list per second and caches rights to spare the database. */
export function questionBoard(deps: LiveDeps): Board {
	const lists = new Map<number, CachedList>();
	const rights = bounded<number>(RIGHTS_BYTES, () => 8);
	const load = async (lectureId: number) => {
		const questions = await questionsOf(deps.db, lectureId);
		return freshOf(JSON.stringify({ questions: questions.map(questionShape) }));
	};
	return {
		async read(lectureId, accountId) {
			const now = deps.clock.now().getTime();
			const right = `${lectureId} ${accountId}`;
			if (now >= (rights.get(right) ?? 0)) {
				await openLive(deps, lectureId, accountId);
				rights.set(right, now + RIGHT_MS);
			}
			const cacheEntry = lists.get(lectureId);
			if (cacheEntry && now - cacheEntry.at < LIST_MS) return cacheEntry.list;
			const list = load(lectureId);
			lists.set(lectureId, { at: now, list });
			list.catch(() => lists.delete(lectureId));
			return list;
		},
		changed: (lectureId) => void lists.delete(lectureId),
	};
}
