import type { Lang } from "../i18n/lang.ts";

export type Command = "toggle" | "back" | "on" | "mute" | "captions" | "pip" | "fullScreen" | "slower" | "faster";

const KEYS: Record<string, Command> = {
	" ": "toggle",
	k: "toggle",
	arrowleft: "back",
	arrowright: "on",
	m: "mute",
	c: "captions",
	p: "pip",
	f: "fullScreen",
	"<": "slower",
	">": "faster",
};

type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/**
 * The player's command for a key. Undefined if the key belongs to the browser or to the focused control (`tag`): space
 * on a button, arrows in a list or slider.
 */
export function commandOf({ key, ctrlKey, metaKey, altKey }: KeyPress, tag: string): Command | undefined {
	if (ctrlKey || metaKey || altKey) return undefined;
	// a focused list uses characters to find an item
	const isOwn = tag === "SELECT" || (tag === "BUTTON" && key === " ") || (tag === "INPUT" && key.startsWith("Arrow"));
	return isOwn ? undefined : KEYS[key.toLowerCase()];
}

/** The next faster or slower speed. */
export function speedBeside(speeds: readonly number[], speed: number, step: 1 | -1): number {
	return speeds[speeds.indexOf(speed) + step] ?? speed;
}

/** The next captions in the cycle: none, the page's language, the other language. */
export function captionsAfter(languages: readonly Lang[], now: Lang | null, page: Lang): Lang | null {
	const round = [null, ...languages.toSorted((a, b) => Number(b === page) - Number(a === page))];
	return round[(round.indexOf(now) + 1) % round.length] ?? null;
}
