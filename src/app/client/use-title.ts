import { useEffect } from "react";
import { useFrame } from "./use-frame.ts";

/** Sets the document's title and moves keyboard focus to the top of the screen. */
export function useTitle(title: string): void {
	const { event } = useFrame();
	useEffect(() => {
		document.title = `${title} – ${event.name}`;
	}, [title, event.name]);
}
