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
 * The command of a key in the focused player; undefined if the key belongs to the control (`tag`: space on a button,
 * arrows in a list or slider) or to the browser.
 */
export function commandOf({ key, ctrlKey, metaKey, altKey }: KeyPress, tag: string): Command | undefined {
	if (ctrlKey || metaKey || altKey) return undefined;
	// a focused list uses characters for type-ahead
	const isOwn = tag === "SELECT" || (tag === "BUTTON" && key === " ") || (tag === "INPUT" && key.startsWith("Arrow"));
	return isOwn ? undefined : KEYS[key.toLowerCase()];
}

/** The adjacent speed. */
export function speedBeside(speeds: readonly number[], speed: number, step: 1 | -1): number {
	return speeds[speeds.indexOf(speed) + step] ?? speed;
}

/** The next captions in the cycle: none, the page's language, the other. */
export function captionsAfter(languages: readonly Lang[], now: Lang | null, page: Lang): Lang | null {
	const round = [null, ...languages.toSorted((a, b) => Number(b === page) - Number(a === page))];
	return round[(round.indexOf(now) + 1) % round.length] ?? null;
}
