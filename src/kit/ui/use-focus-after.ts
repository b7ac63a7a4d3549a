import { useEffect, useRef } from "react";

/**
 * Where the focus goes when what was pressed is gone with what came of it: to what `next` finds, and not to the page's
 * beginning. Gives what notes the press, to be called before anything changes.
 */
export function useFocusAfter(next: () => HTMLElement | null | undefined): () => void {
	const pressed = useRef<Element>(null);
	useEffect(() => {
		if (!pressed.current || pressed.current.isConnected) return;
		pressed.current = null;
		// whoever has gone on meanwhile stays where they are
		if (document.activeElement === document.body) next()?.focus();
	});
	return () => {
		pressed.current = document.activeElement;
	};
}
