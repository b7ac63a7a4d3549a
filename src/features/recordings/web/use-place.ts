import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { savePlace } from "../contract.ts";

/** How often the position is saved, in seconds of film. */
const STEP_SECONDS = 10;

/**
 * Saves the position for all devices: during playback, on pause, and when the page is hidden. The next save retries a
 * failed one.
 */
export function usePlace(id: number, begun: number) {
	const savedSeconds = useRef(Math.floor(begun));
	const seen = useRef(begun);
	const [isUnsaved, setUnsaved] = useState(false);
	const keep = useCallback(async () => {
		const seconds = Math.floor(seen.current);
		if (seconds === savedSeconds.current) return;
		const before = savedSeconds.current;
		savedSeconds.current = seconds;
		try {
			await call(savePlace, { params: { id }, body: { seconds } });
			setUnsaved(false);
		} catch {
			savedSeconds.current = before;
			setUnsaved(true);
		}
	}, [id]);
	const note = useCallback(
		(seconds: number) => {
			seen.current = seconds;
			if (Math.abs(seconds - savedSeconds.current) >= STEP_SECONDS) void keep();
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
