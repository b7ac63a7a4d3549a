import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";

/** Phrases about the next item of a plan, also for the Today page. */
export const nextTexts = {
	onNow: { pl: "Trwa teraz", en: "On now" },
	planFailed: { pl: "Nie udało się wczytać Twojego planu.", en: "Your plan could not be loaded." },
	next: { pl: "Najbliższe w Twoim planie", en: "Next in your plan" },
	wholePlan: { pl: "Cały plan", en: "The whole plan" },
	openAgenda: { pl: "Otwórz agendę", en: "Open the agenda" },
	after: { pl: "Po wydarzeniu", en: "After the event" },
	changed: { pl: "Zmiany w Twoim planie", en: "Changes in your plan" },
	seen: { pl: "Rozumiem", en: "Got it" },
	notSaved: {
		pl: "Nie udało się zapisać zmiany. Sprawdź połączenie i spróbuj ponownie.",
		en: "The change could not be saved. Check your connection and try again.",
	},
	yourTime: { pl: "@ u Ciebie", en: "@ your time" },
	nothingMore: { pl: "Wszystko z Twojego planu już za Tobą.", en: "Everything in your plan is over." },
	nothingNext: {
		pl: "Twój plan jest pusty. Oznacz gwiazdką wykłady, na które idziesz.",
		en: "Your plan is empty. Star the lectures you are going to.",
	},
	was: { pl: "Było", en: "Was" },
	is: { pl: "Jest", en: "Now" },
	changedTo: { pl: "# (było: ~)", en: "# (it was: ~)" },
} as const satisfies Record<string, Text>;

/** "Masz 9 wykładów w planie." / "You have 9 lectures in your plan." */
export function planCount(lang: Lang, count: number): string {
	return plural(lang, count, {
		pl: {
			one: "Masz # wykład w planie.",
			few: "Masz # wykłady w planie.",
			other: "Masz # wykładów w planie.",
		},
		en: { one: "You have # lecture in your plan.", other: "You have # lectures in your plan." },
	});
}
