import { useCallback, useEffect, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { getScore, type Score } from "../contract.ts";
import type { ScoreFrame } from "../frame.ts";
import { toggledIn } from "./toggled-in.ts";

/** The score's data and the visitor's choices. */
export function useScore({ lang, eventCode, shownDay }: ScoreFrame) {
	const [score, setScore] = useState<Score>();
	const [isFailed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
	const [day, setDay] = useState(shownDay);
	const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(new Set());
	useEffect(() => {
		setFailed(false);
		call(getScore, { params: { eventCode }, query: { lang } }).then(setScore, () => setFailed(true));
	}, [lang, eventCode, attempt]);
	// A stable callback, so that days rerender only on their own changes.
	const toggleGroup = useCallback((key: string) => setOpenGroups((known) => toggledIn(known, key)), []);
	return {
		score,
		isFailed,
		retry: () => setAttempt(attempt + 1),
		/** Indices into the list of topics. */
		chosen,
		toggleTopic: (place: number) => setChosen(toggledIn(chosen, place)),
		/** The day that a phone shows. */
		day,
		setDay,
		openGroups,
		toggleGroup,
	};
}

export type ScoreView = ReturnType<typeof useScore>;
