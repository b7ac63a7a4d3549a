import { useCallback, useEffect, useRef, useState } from "react";

/** The pause in typing before a save, in ms. */
const PAUSE_MS = 1200;
/** The delay of a retry, in ms. */
const AGAIN_MS = 15_000;

export type SaveState = "saved" | "changed" | "saving" | "failed";

/**
 * Saves a value during typing: after a pause, on leaving the screen, and again after a failure, one request at a
 * time. Confirms leaving with unsaved changes. `save` rejects on failure.
 */
// long: its steps share what is being saved
export function useAutosave<T>(initial: T, save: (value: T) => Promise<void>) {
	const [value, setValue] = useState(initial);
	const [state, setState] = useState<SaveState>("saved");
	const newest = useRef(initial);
	const saved = useRef(initial);
	const isBusy = useRef(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const saveLater = useRef(save);
	saveLater.current = save;

	const saveNow = useCallback(async () => {
		clearTimeout(timer.current);
		if (isBusy.current || newest.current === saved.current) return;
		isBusy.current = true;
		setState("saving");
		const sent = newest.current;
		try {
			await saveLater.current(sent);
			saved.current = sent;
			isBusy.current = false;
			if (newest.current === sent) setState("saved");
			else await saveNow();
		} catch {
			isBusy.current = false;
			setState("failed");
			timer.current = setTimeout(() => void saveNow(), AGAIN_MS);
		}
	}, []);
	const change = (next: T) => {
		newest.current = next;
		setValue(next);
		if (!isBusy.current) setState("changed");
		clearTimeout(timer.current);
		timer.current = setTimeout(() => void saveNow(), PAUSE_MS);
	};

	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => {
			if (newest.current !== saved.current) event.preventDefault();
		};
		const again = () => void saveNow();
		addEventListener("beforeunload", ask);
		addEventListener("online", again);
		return () => {
			removeEventListener("beforeunload", ask);
			removeEventListener("online", again);
			void saveNow();
		};
	}, [saveNow]);
	return { value, state, change, saveNow };
}
