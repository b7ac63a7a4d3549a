import { useEffect } from "react";
import type { Text } from "../../kit/i18n/lang.ts";
import { addLeaveGuard } from "../client/navigation.ts";
import { useFrame } from "./use-frame.ts";

/** What is typed and not saved is not left without a question: for another screen by ours, for another page by the browser's. */
export function useUnsaved(isChanged: boolean, question: Text): void {
	const { lang } = useFrame();
	useEffect(() => {
		if (!isChanged) return;
		const form = location.href;
		const mayLeave = () => confirm(question[lang]);
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		// the browser has gone back already: staying means to go to the form once more, before the router hears of it
		const askOnBack = (event: PopStateEvent) => {
			if (mayLeave()) return;
			event.stopImmediatePropagation();
			history.pushState(history.state, "", form);
		};
		addEventListener("beforeunload", ask);
		addEventListener("popstate", askOnBack, { capture: true });
		const removeGuard = addLeaveGuard(mayLeave);
		return () => {
			removeEventListener("beforeunload", ask);
			removeEventListener("popstate", askOnBack, { capture: true });
			removeGuard();
		};
	}, [isChanged, lang, question]);
}
