import { useEffect, useRef, useState } from "react";
import { must } from "../../../kit/must/must.ts";
import { type SeatStatus, statusesOf } from "./agenda-calls.ts";

/** How long after an answer statuses are asked for again: while seats are limited, and after a failure. */
const PAUSE_MS = 10_000;
const FAILED_PAUSE_MS = 15_000;
/** A tenth more or less, so that pages which were opened together do not ask together for ever. */
const jittered = (ms: number) => ms * (0.9 + Math.random() / 5);

/**
 * Seat statuses that are fresh while the agenda is in sight of an open page: asked for ten seconds after the last answer,
 * which costs a 304 where nothing changed; where no seats are limited, only when the visitor comes back. `onFailure` is
 * told once until they can be had again. Without an event's code nothing is asked.
 */
export function useStatuses(eventCode: string | null, onFailure: () => void) {
	const [statuses, setStatuses] = useState<readonly SeatStatus[]>([]);
	const place = useRef<HTMLElement>(null);
	const failed = useRef(onFailure);
	useEffect(() => {
		if (eventCode === null) return undefined;
		let hasFailed = false;
		return whileSeen(must(place.current, "the agenda"), async () => {
			try {
				const fresh = await statusesOf(eventCode);
				// the same statuses stay the same object, so that nothing is drawn again
				setStatuses((known) => (JSON.stringify(known) === JSON.stringify(fresh.statuses) ? known : fresh.statuses));
				hasFailed = false;
				return fresh.isLimited ? PAUSE_MS : undefined;
			} catch {
				if (!hasFailed) failed.current();
				hasFailed = true;
				return FAILED_PAUSE_MS;
			}
		});
	}, [eventCode]);
	return { statuses, place };
}

/** Does `work` while an element is near the screen of a page that is looked at, as often as it says; gives the end of it. */
function whileSeen(element: Element, work: () => Promise<number | undefined>): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let [isSeen, isBusy, isOver] = [false, false, false];
	const next = async () => {
		if (isBusy || isOver || !isSeen || document.hidden) return;
		isBusy = true;
		clearTimeout(timer);
		const pause = await work();
		isBusy = false;
		if (pause !== undefined) timer = setTimeout(next, jittered(pause));
	};
	const watcher = new IntersectionObserver(
		(entries) => {
			isSeen = entries.at(-1)?.isIntersecting ?? false;
			void next();
		},
		{ rootMargin: "600px" },
	);
	watcher.observe(element);
	document.addEventListener("visibilitychange", next);
	addEventListener("focus", next);
	return () => {
		isOver = true;
		clearTimeout(timer);
		watcher.disconnect();
		document.removeEventListener("visibilitychange", next);
		removeEventListener("focus", next);
	};
}
