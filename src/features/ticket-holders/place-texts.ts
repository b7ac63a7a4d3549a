import type { Text } from "../../kit/i18n/lang.ts";

export const placeNotices = {
	package: {
		pl: "Czas trzymania miejsca minął i pakiet jest już pełny. Jesteś na liście oczekujących: gdy zwolni się miejsce, napiszemy i zatrzymamy je dla Ciebie na 24 godziny.",
		en: "The time for which we held your place has passed, and the package is full by now. You are on the waiting list: when a place becomes free, we will write to you and hold it for 24 hours.",
	},
	day: {
		pl: "Czas trzymania miejsca minął i nie ma już miejsc w tej formie udziału. Zarejestruj się jeszcze raz i wybierz inną: dane są już na koncie.",
		en: "The time for which we held your place has passed, and there are no places left for this way of attending. Register again and choose another one: your details are in your account.",
	},
	code: {
		pl: "Czas trzymania miejsca minął, a Twój kod został już wykorzystany. Poproś o nowy kod osobę, od której go masz, i zarejestruj się jeszcze raz: dane są już na koncie.",
		en: "The time for which we held your place has passed, and your code has been used by now. Ask whoever gave it to you for a new one and register again: your details are in your account.",
	},
	lessExtras: {
		pl: "Masz bilet, ale czas trzymania miejsca minął i niektórych wybranych miejsc na wykładach lub dodatków już nie ma. Inne wybierzesz w swoim koncie.",
		en: "You have your ticket, but the time for which we held your place has passed, and some of the lecture seats or extras that you chose are gone. Choose others in your account.",
	},
} as const satisfies Record<string, Text>;

/** E-mails about a released place without a waiting list. `#package` is the package. */
export const gonePlaceEmail = {
	day: emailOf(placeNotices.day, {
		pl: "Nie ma już miejsc w wybranej formie udziału.",
		en: "There are no places left for the way of attending that you chose.",
	}),
	code: emailOf(placeNotices.code, { pl: "Twój kod został już wykorzystany.", en: "Your code has been used by now." }),
};

function emailOf(paragraph: Text, preview: Text) {
	return {
		subject: { pl: "Twoje miejsce przepadło: #event", en: "Your place is gone: #event" },
		preview,
		heading: {
			pl: "Konto jest aktywne, ale nie masz jeszcze miejsca",
			en: "Your account is active, but you have no place yet",
		},
		paragraphs: [paragraph],
		action: { pl: "Zarejestruj się jeszcze raz", en: "Register again" },
	};
}
