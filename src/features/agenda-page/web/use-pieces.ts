import { startTransition, useEffect, useState } from "react";

type Pieces = {
	piece: number;
	limit: number;
	/** Whether the first render draws everything, as the server did. */
	startsWhole: boolean;
};

/**
 * How many items of a long list are drawn: after each change of `subject` one piece, then one more per frame up to
 * `limit`. A single commit of hundreds of cards would delay input.
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
