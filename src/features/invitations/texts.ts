import type { Text } from "../../kit/i18n/lang.ts";

/** Refusals of every kind of invitation. */
export const refusals = {
	unknown: {
		pl: "Tego zaproszenia nie ma: link jest niepełny, cofnięty albo zastąpiony nowszym. Poproś organizatora o nowe.",
		en: "There is no such invitation: the link is incomplete, was withdrawn or has been replaced by a newer one. Ask the organiser for a new one.",
	},
	expired: {
		pl: "To zaproszenie straciło ważność. Poproś organizatora o nowe.",
		en: "This invitation is no longer valid. Ask the organiser for a new one.",
	},
	other: {
		pl: "Zaproszenie jest dla innego adresu niż adres konta, na którym teraz jesteś. Wyloguj się i otwórz link jeszcze raz.",
		en: "The invitation is for a different address from the one you are logged in with. Log out and open the link again.",
	},
	logIn: {
		pl: "Pod tym adresem jest już konto. Zaloguj się nim i otwórz link jeszcze raz.",
		en: "This address already has an account. Log in with it and open the link again.",
	},
	name: {
		pl: "Podaj imię i nazwisko, do 100 znaków każde.",
		en: "Give your first and last name, up to 100 characters each.",
	},
} as const satisfies Record<string, Text>;

/** The page that accepts an invitation. */
export const invitationTexts = {
	title: { pl: "Zaproszenie do zespołu", en: "An invitation to the team" },
	join: { pl: "Dołącz do zespołu", en: "Join the team" },
	joining: { pl: "Dołączamy…", en: "Joining…" },
	newLead: {
		pl: "Ten adres nie ma jeszcze konta. Podaj, jak się nazywasz, i ustaw hasło: konto powstanie od razu.",
		en: "This address has no account yet. Give your name and set a password: your account is created right away.",
	},
	firstName: { pl: "Imię", en: "First name" },
	lastName: { pl: "Nazwisko", en: "Last name" },
	password: { pl: "Hasło", en: "Password" },
	make: { pl: "Załóż konto i dołącz", en: "Create an account and join" },
	logIn: { pl: "Zaloguj się i wróć tutaj", en: "Log in and come back here" },
	logOut: { pl: "Wyloguj się", en: "Log out" },
	failed: {
		pl: "Nie udało się. Sprawdź połączenie i spróbuj ponownie.",
		en: "It did not work. Check your connection and try again.",
	},
	failedTitle: { pl: "Zaproszenie nie działa", en: "The invitation does not work" },
} as const satisfies Record<string, Text>;
