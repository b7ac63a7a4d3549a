/** What is new is delivered at once, and then what came meanwhile together: many who write at a time are one word. */
const TOGETHER_MS = 150;
/** So much is read at a time. */
export const MOST_TOGETHER = 200;

type Log = { error(entry: object, line: string): void };

/** How far something was delivered by this process in the current moment. */
type Progress = { from: number; upTo: number; wanted: number };

/**
 * Delivers what is numbered in several streams, such as the messages of conversations, one read of a stream after the
 * other. `deliver` delivers what comes after a number and gives the last number of that; undefined where nothing is there
 * or nobody listens. Gives what is to be told of each new number; they may come in any order.
 */
export function deliverNumbered(
	log: Log,
	deliver: (id: number, after: number) => Promise<number | undefined>,
): (id: number, number: number) => Promise<void> | void {
	const moving = new Map<number, Progress>();

	async function move(id: number, progress: Progress): Promise<void> {
		try {
			while (progress.wanted > progress.upTo) {
				const after = progress.upTo;
				const last = await deliver(id, after);
				// unless one before them was told meanwhile
				if (progress.upTo === after) {
					if (last === undefined) break;
					progress.upTo = last;
				}
				await new Promise((done) => setTimeout(done, TOGETHER_MS).unref());
			}
		} catch (error) {
			// who misses it asks for it: that each number is there is known by the next one
			log.error({ live: (error as Error).message }, "failed");
		}
		moving.delete(id);
	}

	return (id, number) => {
		const known = moving.get(id);
		if (!known) {
			const progress = { from: number - 1, upTo: number - 1, wanted: number };
			moving.set(id, progress);
			return move(id, progress);
		}
		known.wanted = Math.max(known.wanted, number);
		// told later than one that came after it
		if (number <= known.from) known.from = known.upTo = number - 1;
	};
}
