import type { Text } from "../../kit/i18n/lang.ts";

/** Phrases of the account's frame. */
export const texts = {
	pageTitle: { pl: "Konto uczestnika", en: "Your account" },
	description: {
		pl: "Bilety, agenda, nagrania i zamówienia w jednym miejscu.",
		en: "Tickets, agenda, recordings and orders in one place.",
	},
	skip: { pl: "Przejdź do treści", en: "Skip to content" },
	menu: { pl: "Menu konta", en: "Account menu" },
	close: { pl: "Zamknij", en: "Close" },
	more: { pl: "Więcej", en: "More" },
	event: { pl: "Wydarzenie", en: "Event" },
	otherEvent: { pl: "Twoje inne wydarzenia", en: "Your other events" },
	home: { pl: "Estrada, strona wydarzenia", en: "Estrada, the event’s page" },
	toSite: { pl: "Strona wydarzenia", en: "The event’s page" },
	today: { pl: "Dzisiaj", en: "Today" },
	conference: { pl: "Konferencja", en: "Conference" },
	agenda: { pl: "Agenda i mój plan", en: "Agenda and my plan" },
	agendaShort: { pl: "Agenda", en: "Agenda" },
	ticket: { pl: "Bilet", en: "Ticket" },
	tickets: { pl: "Bilety", en: "Tickets" },
	recordings: { pl: "Nagrania", en: "Recordings" },
	yours: { pl: "Twoje konto", en: "Your account" },
	data: { pl: "Twoje dane i płatności", en: "Your data and payments" },
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
	offline: { pl: "Brak połączenia. Pokazujemy to, co jest zapisane.", en: "No connection. We show what is kept here." },
	offlineTitle: { pl: "Brak połączenia", en: "No connection" },
	offlineLead: {
		pl: "Bilet z kodem i Twój plan działają też bez internetu. Reszta wróci z połączeniem.",
		en: "Your ticket with its code and your plan work without a connection. The rest comes back with it.",
	},
	showTicket: { pl: "Pokaż bilet", en: "Show the ticket" },
	notFound: { pl: "Nie ma tu takiej strony.", en: "There is no such page here." },
	toToday: { pl: "Przejdź do „Dzisiaj”", en: "Go to “Today”" },
	sessionOver: { pl: "Zaloguj się ponownie", en: "Log in again" },
	sessionOverLead: {
		pl: "Twoja sesja się skończyła. To, co jest wpisane na stronie, zostaje.",
		en: "Your session has ended. What is typed on the page stays there.",
	},
} satisfies Record<string, Text>;
