import { useEffect, useRef, useSyncExternalStore } from "react";
import { keepLocally, readLocal } from "../../../kit/ui/local-storage.ts";

const NAME = "estrada-office-keys";
const CHANGED = "estrada-office-keys";
const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

const areKeysOn = () => readLocal(NAME) !== "off";

function isFree(event: KeyboardEvent): boolean {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
	if (event.target instanceof Element && event.target.closest(TYPED)) return false;
	return document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') === null;
}

/** Handles single keys outside fields and dialogs. `handle` returns true for a key that it used; with `isFirst` before others. */
export function useKeys(handle: (key: string, event: KeyboardEvent) => boolean, isFirst = false): void {
	const latest = useRef(handle);
	latest.current = handle;
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (areKeysOn() && isFree(event) && latest.current(event.key, event)) event.preventDefault();
		};
		addEventListener("keydown", onKey, isFirst);
		return () => removeEventListener("keydown", onKey, isFirst);
	}, [isFirst]);
}

/** Single keys can be turned off, for people who speak to their computer (WCAG 2.1.4). */
export function useKeysSetting(): [boolean, (isOn: boolean) => void] {
	const isOn = useSyncExternalStore((changed) => {
		addEventListener(CHANGED, changed);
		return () => removeEventListener(CHANGED, changed);
	}, areKeysOn);
	return [
		isOn,
		(on) => {
			keepLocally(NAME, on ? null : "off");
			dispatchEvent(new Event(CHANGED));
		},
	];
}
