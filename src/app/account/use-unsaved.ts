import { useEffect } from "react";
import { useBlocker } from "react-router";
import type { Text } from "../../kit/i18n/lang.ts";
import { useFrame } from "./use-frame.ts";

/** What is typed and not saved is not left without a question: for another screen by ours, for another page by the browser's. */
export function useUnsaved(isChanged: boolean, question: Text): void {
	const { lang } = useFrame();
	useBlocker(() => isChanged && !confirm(question[lang]));
	useEffect(() => {
		if (!isChanged) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [isChanged]);
}
