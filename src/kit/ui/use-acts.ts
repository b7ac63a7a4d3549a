import { useCallback, useState } from "react";
import { CallFailure } from "../api/call.ts";

type Words = { done: string; failed: string };

/** Runs one action at a time and keeps its message. `onChanged` refetches after success or refusal. */
export function useActs(words: Words, onChanged: () => Promise<unknown>) {
	const [isBusy, setBusy] = useState(false);
	const [told, setTold] = useState<{ text: string; isWrong: boolean }>();
	const act = async (what: () => Promise<string | undefined>): Promise<boolean> => {
		if (isBusy) return false;
		setBusy(true);
		setTold(undefined);
		try {
			const text = (await what()) ?? words.done;
			await onChanged();
			setTold({ text, isWrong: false });
			return true;
		} catch (error) {
			const message = error instanceof CallFailure ? error.problem?.message : undefined;
			setTold({ text: message ?? words.failed, isWrong: true });
			await onChanged().catch(() => undefined);
			return false;
		} finally {
			setBusy(false);
		}
	};
	return { isBusy, told, act, clear: useCallback(() => setTold(undefined), []) };
}

export type Acts = ReturnType<typeof useActs>;
