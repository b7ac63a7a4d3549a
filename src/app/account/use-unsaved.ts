import { useEffect } from "react";
import type { Text } from "../../kit/i18n/lang.ts";
import { addLeaveGuard } from "../client/navigation.ts";
import { useFrame } from "./use-frame.ts";

/** What is typed and not saved is not left without a question: for another screen by ours, for another page by the browser's. */
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
