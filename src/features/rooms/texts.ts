import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";
import { MESSAGE_LENGTH } from "./contract.ts";

/** What is said where something of a room cannot be had. */
export const refusals = {
	banned: {
		pl: "Moderator wyłączył Ci pisanie w rozmowach przy wykładach tego wydarzenia. Możesz je czytać.",
		en: "A moderator has stopped you from writing at the lectures of this event. You can read on.",
	},
	empty: { pl: "Napisz wiadomość.", en: "Write a message." },
	long: {
		pl: `Wiadomość może mieć najwyżej ${MESSAGE_LENGTH} znaków. Skróć ją.`,
		en: `A message may have at most ${MESSAGE_LENGTH} characters. Shorten it.`,
	},
} satisfies Record<string, Text>;

const slowly = (lang: Lang, seconds: number): string =>
	plural(lang, seconds, {
		pl: {
			one: "Ta rozmowa jest spowolniona. Następną wiadomość wyślesz za # sekundę.",
			few: "Ta rozmowa jest spowolniona. Następną wiadomość wyślesz za # sekundy.",
			many: "Ta rozmowa jest spowolniona. Następną wiadomość wyślesz za # sekund.",
			other: "Ta rozmowa jest spowolniona. Następną wiadomość wyślesz za # sekundy.",
		},
		en: {
			one: "This chat is slowed down. You can send the next message in # second.",
			other: "This chat is slowed down. You can send the next message in # seconds.",
		},
	});

/** Said of a message that comes too soon in a room that is slowed down. */
export const tooSoon = (seconds: number): Text => ({ pl: slowly("pl", seconds), en: slowly("en", seconds) });
