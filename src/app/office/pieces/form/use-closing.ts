import { useEffect, useRef } from "react";

/** Closes a form once nothing in it is unsaved, after the render that removes its leave guard. */
export function useClosing(isReady: boolean, onClose: () => void): void {
	const latest = useRef(onClose);
	latest.current = onClose;
	useEffect(() => {
		if (isReady) latest.current();
	}, [isReady]);
}
