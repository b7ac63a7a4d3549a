import { useEffect, useRef, useState } from "react";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { type SeatStatus, statusesOf } from "./agenda-calls.ts";

/** Delay of the next request while seats are limited, and after a failure. */
const PAUSE_MS = 10_000;
const FAILED_PAUSE_MS = 15_000;
/** ±10 %: pages opened at the same time spread their requests. */
const jittered = (ms: number) => ms * (0.9 + Math.random() / 5);

/**
 * Polls seat statuses while the agenda is visible, ten seconds after the last response. If no seats are limited, it
 * asks only when the visitor returns. `onFailure` runs once per outage. Without an event's code it asks nothing.
 */
export function useStatuses(eventCode: string | null, onFailure: () => void) {
	const [statuses, setStatuses] = useState<readonly SeatStatus[]>([]);
	const place = useRef<HTMLElement>(null);
	const failed = useRef(onFailure);
	useEffect(() => {
		if (eventCode === null) return undefined;
		let hasFailed = false;
		return whileSeen(invariant(place.current, "the agenda"), async () => {
			try {
				const fresh = await statusesOf(eventCode);
				// Equal statuses stay the same object, so that nothing is redrawn.
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

/**
 * Runs `work` while the element is near the viewport of a visible page; `work` returns the next delay. Returns the
 * cleanup.
 */
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
