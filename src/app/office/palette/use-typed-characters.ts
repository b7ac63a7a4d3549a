import { useEffect, useRef } from "react";

/** Takes typed characters before anything else on the page. */
export function useTypedCharacters(onType: (character: string) => void): void {
	const latest = useRef(onType);
	latest.current = onType;
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const { key, ctrlKey, metaKey, altKey } = event;
			if ([...key].length !== 1 || ctrlKey || metaKey || altKey) return;
			event.preventDefault();
			latest.current(key);
		};
		addEventListener("keydown", onKey, true);
		return () => removeEventListener("keydown", onKey, true);
	}, []);
}
