import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { savePlace } from "../contract.ts";

/** The interval of saving the place, in seconds of the film. */
const STEP_SECONDS = 10;

/**
 * Saves the place for all devices: during playback, on pause, and when the page is hidden. Failures are retried with
 * the next save.
 */
export function usePlace(id: number, begun: number) {
	const kept = useRef(Math.floor(begun));
	const seen = useRef(begun);
	const [isUnsaved, setUnsaved] = useState(false);
	const keep = useCallback(async () => {
		const seconds = Math.floor(seen.current);
		if (seconds === kept.current) return;
		const before = kept.current;
		kept.current = seconds;
		try {
			await call(savePlace, { params: { id }, body: { seconds } });
			setUnsaved(false);
		} catch {
			kept.current = before;
			setUnsaved(true);
		}
	}, [id]);
	const note = useCallback(
		(seconds: number) => {
			seen.current = seconds;
			if (Math.abs(seconds - kept.current) >= STEP_SECONDS) void keep();
		},
		[keep],
	);
	useEffect(() => {
		const hide = () => {
			if (document.visibilityState === "hidden") void keep();
		};
		document.addEventListener("visibilitychange", hide);
		return () => {
			document.removeEventListener("visibilitychange", hide);
			void keep();
		};
	}, [keep]);
	return { note, keep, isUnsaved };
}
