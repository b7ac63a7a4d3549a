import { useEffect } from "react";
import type { Text } from "../../kit/i18n/lang.ts";
import { addLeaveGuard } from "./navigation.ts";
import { useFrame } from "./use-frame.ts";

/** Asks in our dialog between screens, and in the browser's before other pages. */
export function useUnsaved(isChanged: boolean, question: Text): void {
	const { lang } = useFrame();
	useEffect(() => {
		if (!isChanged) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", ask);
		const removeGuard = addLeaveGuard(() => confirm(question[lang]));
		return () => {
			removeEventListener("beforeunload", ask);
			removeGuard();
		};
	}, [isChanged, lang, question]);
}
