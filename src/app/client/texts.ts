import type { Text } from "../../kit/i18n/lang.ts";

export const clientTexts = {
	skip: { pl: "Przejdź do treści", en: "Skip to content" },
	close: { pl: "Zamknij", en: "Close" },
	logOut: { pl: "Wyloguj się", en: "Log out" },
	language: { pl: "Język", en: "Language" },
	loading: { pl: "Wczytujemy…", en: "Loading…" },
	noScript: {
		pl: "Konto potrzebuje JavaScriptu. Włącz go w przeglądarce i odśwież stronę.",
		en: "The account needs JavaScript. Switch it on in your browser and reload the page.",
	},
	failed: { pl: "Nie udało się tego wczytać.", en: "This could not be loaded." },
	failedHelp: {
		pl: "Sprawdź połączenie i spróbuj ponownie. Nic nie przepadło.",
		en: "Check your connection and try again. Nothing is lost.",
	},
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
	offline: { pl: "Brak połączenia. Pokazujemy to, co jest zapisane.", en: "No connection. Showing what is saved." },
	offlineTitle: { pl: "Brak połączenia", en: "No connection" },
	offlineLead: {
		pl: "Bilet z kodem i Twój plan działają też bez internetu. Reszta wróci z połączeniem.",
		en: "Your ticket with its code and your plan work offline. The rest comes back with the connection.",
	},
	showTicket: { pl: "Pokaż bilet", en: "Show the ticket" },
	notFound: { pl: "Nie ma tu takiej strony.", en: "There is no such page here." },
	toToday: { pl: "Przejdź do „Dzisiaj”", en: "Go to “Today”" },
	sessionOver: { pl: "Zaloguj się ponownie", en: "Log in again" },
	sessionOverLead: {
		pl: "Twoja sesja się skończyła. To, co jest wpisane na stronie, zostaje.",
		en: "Your session has ended. What you have typed stays on the page.",
	},
} as const satisfies Record<string, Text>;
