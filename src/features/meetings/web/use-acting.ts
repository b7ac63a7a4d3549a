import { useEffect, useRef } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { useActs } from "../../../kit/ui/use-acts.ts";
import { meetingsTexts as texts } from "./texts.ts";

/** A confirmation stays this many ms; after that the list shows the result. */
export const CONFIRMATION_MS = 8000;
/** The list needs this many ms to be redrawn. */
const REDRAW_MS = 100;

/** `said` is the `ref` of the `StatusMessage`. */
export function useActing(lang: Lang, onChanged: () => Promise<unknown>) {
	const acts = useActs({ done: texts.done[lang], failed: texts.failed[lang] }, onChanged);
	const statusRef = useRef<HTMLParagraphElement>(null);
	const { told, clear } = acts;
	useEffect(() => {
		if (!told || told.isWrong) return;
		// The pressed button may be gone.
		const drawn = setTimeout(() => document.activeElement === document.body && statusRef.current?.focus(), REDRAW_MS);
		const read = setTimeout(clear, CONFIRMATION_MS);
		return () => {
			clearTimeout(drawn);
			clearTimeout(read);
		};
	}, [told, clear]);
	return { ...acts, said: statusRef };
}

export type MeetingActions = ReturnType<typeof useActing>;
