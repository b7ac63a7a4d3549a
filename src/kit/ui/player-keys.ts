import type { Lang } from "../i18n/lang.ts";

export type Command = "toggle" | "back" | "on" | "mute" | "captions" | "pip" | "fullScreen" | "slower" | "faster";

const KEYS: Record<string, Command> = {
	...{ " ": "toggle", k: "toggle", arrowleft: "back", arrowright: "on", m: "mute" },
	...{ c: "captions", p: "pip", f: "fullScreen", "<": "slower", ">": "faster" },
};

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/**
 * The command of a key that is pressed while a control of the player has the focus; undefined where the key is the
 * control's own (`tag`: space on a button, arrows in a list or on the line) or the browser's.
 */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Pressed, tag: string): Command | undefined {
	if (ctrlKey || metaKey || altKey) return undefined;
	// a focused list uses letters for type-ahead
	const isOwn = tag === "SELECT" || (tag === "BUTTON" && key === " ") || (tag === "INPUT" && key.startsWith("Arrow"));
	return isOwn ? undefined : KEYS[key.toLowerCase()];
}

/** The speed next to one. */
export function speedBeside(speeds: readonly number[], speed: number, step: 1 | -1): number {
	return speeds[speeds.indexOf(speed) + step] ?? speed;
}

/** The captions after some, in a round: none, the page's language, the other. */
export function captionsAfter(languages: readonly Lang[], now: Lang | null, page: Lang): Lang | null {
	const round = [null, ...languages.toSorted((a, b) => Number(b === page) - Number(a === page))];
	return round[(round.indexOf(now) + 1) % round.length] ?? null;
}
