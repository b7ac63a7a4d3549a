import { startTransition, useEffect, useState } from "react";

type Pieces = {
	piece: number;
	limit: number;
	/** True if the first render draws everything, as the server did. */
	startsWhole: boolean;
};

/**
 * Returns the number of drawn items in a long list. After a change of `subject` it is one piece, and grows by one per
 * frame up to `limit`: hundreds of cards at once would delay input.
 */
export function usePieces(subject: unknown, { piece, limit, startsWhole }: Pieces): number {
	const [state, setState] = useState({ subject, count: startsWhole ? limit : piece });
	const count = state.subject === subject ? state.count : piece;
	useEffect(() => {
		if (count >= limit) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		// A timer set in a frame runs after its paint.
		const frame = requestAnimationFrame(() => {
			timer = setTimeout(() => startTransition(() => setState({ subject, count: count + piece })));
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	}, [subject, count, piece, limit]);
	return Math.min(count, limit);
}
