import { useSyncExternalStore } from "react";

/** From this width on, rooms are side by side; keep equal to `room-grid.css`. */
const WIDE = "(min-width: 1000px)";

function subscribe(onChange: () => void): () => void {
	const query = matchMedia(WIDE);
	query.addEventListener("change", onChange);
	return () => query.removeEventListener("change", onChange);
}

/** Whether the screen fits the grid of rooms. False on the server. */
export function useIsWide(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => matchMedia(WIDE).matches,
		() => false,
	);
}
