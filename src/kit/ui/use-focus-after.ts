import { useEffect, useRef } from "react";

/** Moves focus to `next` when the pressed element disappears. Returns the function to call before the change. */
export function useFocusAfter(next: () => HTMLElement | null | undefined): () => void {
	const pressed = useRef<Element>(null);
	useEffect(() => {
		if (!pressed.current || pressed.current.isConnected) return;
		pressed.current = null;
		// focus that moved meanwhile stays
		if (document.activeElement === document.body) next()?.focus();
	});
	return () => {
		pressed.current = document.activeElement;
	};
}
