import { bounded } from "../../../kit/content/bounded.ts";
import { type Fresh, freshOf } from "../../../kit/http/serve-fresh.ts";
import { questionsOf } from "./question-store.ts";
import { questionShape } from "./shapes.ts";
import { type LiveDeps, openLive } from "./watch.ts";

/** How old a list of questions may be, in ms: thousands ask for it every few seconds. */
const LIST_MS = 1000;
/** For how long it is remembered that somebody may watch a lecture, in ms. */
const RIGHT_MS = 10_000;
/** What those rights may take of the memory: some ten thousand people. */
const RIGHTS_BYTES = 4 * 1024 * 1024;

type Kept = { at: number; list: Promise<Fresh> };

/** The questions of lectures as they are read by all who watch. */
export type Board = {
	/** The list for somebody who may watch the lecture; throws the 404 or 403 otherwise. */
	read(lectureId: number, accountId: string): Promise<Fresh>;
	/** Tells that the questions of a lecture are others now. */
	changed(lectureId: number): void;
};

/** One list for all who ask for it within a second, and few questions to the database about who may. */
export function questionBoard(deps: LiveDeps): Board {
	const lists = new Map<number, Kept>();
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
			const known = lists.get(lectureId);
			if (known && now - known.at < LIST_MS) return known.list;
			const list = load(lectureId);
			lists.set(lectureId, { at: now, list });
			list.catch(() => lists.delete(lectureId));
			return list;
		},
		changed: (lectureId) => void lists.delete(lectureId),
	};
}
