/** How long messages after a first one are batched, in ms. */
const TOGETHER_MS = 150;
/** The maximum read at a time. */
const MOST_TOGETHER = 200;
/** How long a stream's delivered position is kept, in ms. It prevents duplicates and reordering. */
const KNOWN_MS = 60_000;

type Log = { error(entry: object, line: string): void };

/** The part of a stream that this process has delivered: after `from` up to `upTo`. */
type Progress = { from: number; upTo: number; wanted: number; isMoving: boolean; forgetting: NodeJS.Timeout };

/**
 * Delivers numbered messages of several streams, one read per stream at a time. `deliver` sends some messages after a
 * number and returns the last number, or undefined if there is no message or no listener. Returns the function to call
 * for each new number, in any order.
 */
// long: the life cycle of a stream
export function deliverNumbered(
	log: Log,
	deliver: (id: number, after: number, most: number) => Promise<number | undefined>,
	togetherMs = TOGETHER_MS,
): (id: number, number: number) => Promise<void> | void {
	const progressById = new Map<number, Progress>();

	async function move(id: number, progress: Progress): Promise<void> {
		progress.isMoving = true;
		try {
			while (progress.wanted > progress.upTo) {
				const last = await deliver(id, progress.upTo, MOST_TOGETHER);
				if (last === undefined) return forget(id, progress);
				progress.upTo = last;
				await new Promise((done) => setTimeout(done, togetherMs).unref());
			}
		} catch (error) {
			// it is delivered with the next one; clients refetch until then
			log.error({ live: (error as Error).message }, "failed");
		} finally {
			progress.isMoving = false;
		}
	}

	function begin(id: number, from: number): Progress {
		const forgetting = setTimeout(() => progressById.delete(id), KNOWN_MS).unref();
		const progress = { from, upTo: from, wanted: from, isMoving: false, forgetting };
		progressById.set(id, progress);
		return progress;
	}

	function forget(id: number, { forgetting }: Progress): void {
		clearTimeout(forgetting);
		progressById.delete(id);
	}

	return (id, number) => {
		const progress = progressById.get(id) ?? begin(id, number - 1);
		progress.forgetting.refresh();
		// it was announced after a later message while both were unknown, so it is delivered anyway
		if (number <= progress.from) return deliver(id, number - 1, 1).then(() => {});
		progress.wanted = Math.max(progress.wanted, number);
		if (!progress.isMoving) return move(id, progress);
	};
}
