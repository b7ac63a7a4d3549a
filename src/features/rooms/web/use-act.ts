import { useState } from "react";
import { CallFailure } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { texts } from "./texts.ts";

export function useAct(lang: Lang) {
	const [refusal, setRefusal] = useState("");
	/** Returns whether it succeeded. */
	const act = async (work: () => Promise<void>): Promise<boolean> => {
		setRefusal("");
		try {
			await work();
			return true;
		} catch (error) {
			setRefusal(error instanceof CallFailure && error.problem ? error.message : texts.notDone[lang]);
			return false;
		}
	};
	return { act, refusal };
}
