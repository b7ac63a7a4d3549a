import { useEffect } from "react";
import { useFrame } from "./use-frame.ts";

/** Names the screen in the browser's tab and history, and begins it at its top for who reads by keyboard. */
export function useTitle(title: string): void {
	const { event } = useFrame();
	useEffect(() => {
		document.title = `${title} – ${event.name}`;
	}, [title, event.name]);
}
