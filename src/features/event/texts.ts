import type { Text } from "../../kit/i18n/lang.ts";

export const texts = {
	loading: { pl: "Wczytujemy…", en: "Loading…" },
	loadFailed: {
		pl: "Nie udało się wczytać treści. Sprawdź połączenie i spróbuj ponownie.",
		en: "The text could not be loaded. Check the connection and try again.",
	},
	retry: { pl: "Spróbuj ponownie", en: "Try again" },
	subscribe: { pl: "Do newslettera", en: "To the newsletter" },
	close: { pl: "Zamknij", en: "Close" },
	organiser: { pl: "Organizator", en: "Organiser" },
	challenge: { pl: "Regulamin wyzwania", en: "Challenge rules" },
	terms: { pl: "Regulamin", en: "Terms" },
	privacy: { pl: "Polityka prywatności", en: "Privacy policy" },
	loginTitle: { pl: "Logowanie jeszcze nieczynne", en: "Login is not available yet" },
	loginText: {
		pl: "Logowanie nie jest teraz dostępne. Konto będzie czynne bliżej terminu wydarzenia.",
		en: "Login is not currently available. The account will be available closer to the event date.",
	},
	loginNote: {
		pl: "Kto się już zarejestrował, dostaje bilet e-mailem: od razu albo po opłaceniu zamówienia.",
		en: "If you have already registered, your ticket comes by e-mail: at once, or when the order is paid.",
	},
	registrationTitle: { pl: "Rejestracja jest zamknięta", en: "Registration is closed" },
	registrationText: {
		pl: "Rejestracja na to wydarzenie jest zablokowana.",
		en: "Registration for this event is blocked.",
	},
	registrationNote: {
		pl: "Zapisz się do newslettera, a damy Ci znać, gdy ruszą zapisy. Inne wydarzenia fundacji znajdziesz na dole strony.",
		en: "Sign up for the newsletter and we will tell you when it opens. The foundation's other events are at the foot of the page.",
	},
} as const satisfies Record<string, Text>;

export const refusals = {
	over: {
		pl: "To wydarzenie już się odbyło i nie przyjmuje zgłoszeń. Najbliższe wydarzenia fundacji są na stronie głównej.",
		en: "This event is over and takes no more registrations. The home page lists the foundation’s next events.",
	},
	editionOver: {
		pl: "Ten termin już minął. Wybierz nadchodzący.",
		en: "This date has passed. Choose one that is still to come.",
	},
	hostOwned: (owner: string) => ({
		pl: `Ta nazwa hosta należy do wydarzenia ${owner}. Najpierw ją zwolnij albo wybierz inną.`,
		en: `That host name belongs to the event ${owner}. Free it there first, or choose another.`,
	}),
};
