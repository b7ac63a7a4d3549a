import { useState } from "react";
import { CallFailure } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { meetingsTexts as texts } from "./texts.ts";

/** One act at a time, with what came of it in words; `onChanged` reads anew what it changed, or what refused it. */
export function useActing(lang: Lang, onChanged: () => Promise<unknown>) {
	const [isBusy, setBusy] = useState(false);
	const [told, setTold] = useState<{ text: string; isWrong: boolean }>();
	const act = async (what: () => Promise<string | undefined>): Promise<boolean> => {
		if (isBusy) return false;
		setBusy(true);
		setTold(undefined);
		try {
			const text = (await what()) ?? texts.done[lang];
			await onChanged();
			setTold({ text, isWrong: false });
			return true;
		} catch (error) {
			const said = error instanceof CallFailure ? error.problem?.message : undefined;
			setTold({ text: said ?? texts.failed[lang], isWrong: true });
			await onChanged().catch(() => undefined);
			return false;
		} finally {
			setBusy(false);
		}
	};
	return { isBusy, told, act };
}

export type Acting = ReturnType<typeof useActing>;
