import type { Text } from "../i18n/lang.ts";

export const playerTexts = {
	player: { pl: "Odtwarzacz", en: "Player" },
	play: { pl: "Odtwórz", en: "Play" },
	pause: { pl: "Zatrzymaj", en: "Pause" },
	mute: { pl: "Wycisz", en: "Mute" },
	unmute: { pl: "Włącz dźwięk", en: "Unmute" },
	captions: { pl: "Napisy", en: "Captions" },
	captionsOff: { pl: "Bez napisów", en: "No captions" },
	captionsPl: { pl: "Napisy: polski", en: "Captions: Polish" },
	captionsEn: { pl: "Napisy: angielski", en: "Captions: English" },
	pip: { pl: "Obraz w obrazie", en: "Picture in picture" },
	fullScreen: { pl: "Pełny ekran", en: "Full screen" },
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
} as const satisfies Record<string, Text>;
