import { useSyncExternalStore } from "react";
import { showToast } from "../../../kit/ui/toast.ts";

/** The last save of this page, shown in the top bar. */
export type SaveState = { name: "none" | "saving" } | { name: "saved"; at: Date } | { name: "failed"; reason: string };

let state: SaveState = { name: "none" };
const listeners = new Set<() => void>();

export function setSaveState(next: SaveState): void {
	state = next;
	for (const listener of listeners) listener();
}

/** Says what a save has done. */
export function announce(message: string): void {
	showToast({ type: "success", message });
}

/** Says why an act without a form failed. */
export function announceFailure(message: string): void {
	showToast({ type: "danger", message });
}

export function useSaveState(): SaveState {
	return useSyncExternalStore(
		(changed) => {
			listeners.add(changed);
			return () => void listeners.delete(changed);
		},
		() => state,
	);
}
