import { useEffect, useRef } from "react";

/**
 * Moves focus to `next` when the pressed element disappears. Returns the function to call when the action is done. A
 * live message may remove the element earlier.
 */
export function useFocusAfter(next: () => HTMLElement | null | undefined): () => void {
	const focused = useRef<Element>(null);
	const pressed = useRef<Element>(null);
	const move = () => {
		if (!pressed.current || pressed.current.isConnected) return;
		pressed.current = null;
		// focus that moved meanwhile stays
		if (document.activeElement === document.body) next()?.focus();
	};
	useEffect(move);
	useEffect(() => {
		const note = ({ target }: FocusEvent) => {
			focused.current = target as Element;
		};
		document.addEventListener("focusin", note);
		return () => document.removeEventListener("focusin", note);
	}, []);
	return () => {
		const { activeElement, body } = document;
		pressed.current = activeElement === body ? focused.current : activeElement;
		move();
	};
}
