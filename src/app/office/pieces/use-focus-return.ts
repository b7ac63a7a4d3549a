import { type RefObject, useLayoutEffect } from "react";

/**
 * Keeps the focus on the page when the element that has it leaves: it returns to the control that had it before
 * (`toOpener`), or to the panel or page around.
 */
export function useFocusReturn(box: RefObject<HTMLElement | null>, toOpener = true): void {
	useLayoutEffect(() => {
		const element = box.current;
		const around = element?.closest<HTMLElement>("aside, main");
		const opener = toOpener ? document.activeElement : null;
		return () => {
			if (!element?.contains(document.activeElement)) return;
			// the opener may leave in the same render
			queueMicrotask(() => {
				const target = opener instanceof HTMLButtonElement && opener.isConnected ? opener : around;
				target?.focus({ preventScroll: true });
			});
		};
	}, []);
}
