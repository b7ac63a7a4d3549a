import { useRef } from "react";
import { menuOf } from "../menu.ts";
import { useKeys } from "../pieces/keys.ts";

/** The second key follows within this time, in ms. */
const PATIENCE_MS = 1500;

/** `G` and a screen's key open the screen. */
export function useGoKeys(rights: readonly string[], go: (path: string) => void): void {
	const pressedAt = useRef<number>(undefined);
	// Before the keys of the screen: a list moves by J and K.
	useKeys((key, { timeStamp }) => {
		const isSecond = pressedAt.current !== undefined && timeStamp - pressedAt.current < PATIENCE_MS;
		pressedAt.current = !isSecond && key.toLowerCase() === "g" ? timeStamp : undefined;
		if (!isSecond) return pressedAt.current !== undefined;
		const items = menuOf(rights).flatMap((group) => group.items);
		const item = items.find((one) => one.key === key.toLowerCase());
		if (item) go(item.path);
		return item !== undefined;
	}, true);
}
