import type { Text } from "../../kit/i18n/lang.ts";

/** Phrases of the frame around every page and of the landing page's own parts. */
export const texts = {
	noScript: {
		pl: "Ta strona potrzebuje JavaScriptu. Włącz go w przeglądarce i odśwież stronę, a formularz ruszy.",
		en: "This page needs JavaScript. Switch it on in your browser and reload the page, and the form will work.",
	},
	skip: { pl: "Przejdź do treści", en: "Skip to content" },
	home: { pl: "Estrada, strona główna", en: "Estrada, home" },
	menu: { pl: "Menu", en: "Menu" },
	speakers: { pl: "Prelegenci", en: "Speakers" },
	agenda: { pl: "Agenda", en: "Agenda" },
	packages: { pl: "Pakiety", en: "Packages" },
	exhibitors: { pl: "Wystawcy", en: "Exhibitors" },
	news: { pl: "Aktualności", en: "News" },
	contact: { pl: "Kontakt", en: "Contact" },
	logIn: { pl: "Zaloguj się", en: "Log in" },
	myAccount: { pl: "Moje konto", en: "My account" },
	register: { pl: "Zarejestruj się", en: "Register" },
	/** On paper, before the address of the page. */
	programmeAt: { pl: "Aktualny program:", en: "The programme as it stands:" },
	seeAgenda: { pl: "Zobacz agendę", en: "See the agenda" },
	language: { pl: "Język", en: "Language" },
	mainMenu: { pl: "Sekcje strony", en: "Sections of the page" },
	promo: { pl: "Promocja", en: "Promotion" },
	usePromo: { pl: "Skorzystaj z kodu", en: "Use the code" },
	closePromo: { pl: "Zamknij pasek promocji", en: "Close the promotion bar" },
	days: { pl: "dni", en: "days" },
	hours: { pl: "godz.", en: "hours" },
	minutes: { pl: "min", en: "minutes" },
	seconds: { pl: "sek.", en: "seconds" },
	passed: { pl: "Ten termin już minął.", en: "This date has passed." },
	addToCalendar: { pl: "Dodaj do kalendarza", en: "Add to calendar" },
	remindMe: { pl: "Przypomnij mi", en: "Remind me" },
	trialClock: {
		pl: "To wersja próbna: jej zegar ruszył od 30 kwietnia 2025, godz. 12:00. Prawdziwy czas pokaże uruchomiona z SITE_CLOCK=now.",
		en: "This is a trial: its clock began at 30 April 2025, 12:00. Start it with SITE_CLOCK=now to see the real time.",
	},
	footerEvents: { pl: "Wydarzenia", en: "Events" },
	footerMeetups: { pl: "Meetupy", en: "Meetups" },
	footerJoin: { pl: "Dołącz", en: "Take part" },
	becomePartner: { pl: "Zostań partnerem", en: "Become a partner" },
	becomeSpeaker: { pl: "Wystąp na scenie", en: "Become a speaker" },
	volunteer: { pl: "Wolontariat", en: "Volunteering" },
	footerAbout: { pl: "O nas", en: "About" },
	organiser: { pl: "Organizator", en: "Organiser" },
	challenge: { pl: "Regulamin wyzwania", en: "Challenge rules" },
	terms: { pl: "Regulamin", en: "Terms" },
	privacy: { pl: "Prywatność", en: "Privacy" },
	cookies: { pl: "Zgody i pliki cookie", en: "Consents and cookies" },
	account: { pl: "Moje konto", en: "My account" },
	notFoundTitle: { pl: "Tu nie pada żadne światło", en: "No light falls here" },
	notFoundLead: {
		pl: "Nie ma takiej strony albo takiego wydarzenia. Sprawdź adres lub zacznij od strony głównej.",
		en: "There is no such page or event. Check the address or start from the home page.",
	},
	toHome: { pl: "Na stronę główną", en: "To the home page" },
	modalFailed: {
		pl: "Nie udało się otworzyć okna. Sprawdź połączenie i odśwież stronę.",
		en: "The window could not be opened. Check your connection and reload the page.",
	},
	over: { pl: "Już się odbyło", en: "This event is over" },
	details: { pl: "Szczegóły", en: "Details" },
	nextIs: { pl: "Następne: #", en: "Next: #" },
	next: { pl: "Następne wydarzenie", en: "The next event" },
	recordings: { pl: "Nagrania wykładów", en: "Lecture recordings" },
	recordingsNote: {
		pl: "Jeśli Twój pakiet je obejmuje, czekają na Twoim koncie",
		en: "If your package includes them, they are in your account",
	},
	toNewsletter: { pl: "Newsletter", en: "Newsletter" },
	newsletterNote: {
		pl: "Napiszemy, gdy ruszą zapisy na kolejną edycję",
		en: "We will write when registration for the next edition opens",
	},
	tellMe: { pl: "Daj mi znać o kolejnej edycji", en: "Tell me about the next edition" },
	calendarUnknown: {
		pl: "Nie znamy terminu z tego adresu, więc pokazujemy najbliższy.",
		en: "We do not know the date in this address, so here is the nearest one.",
	},
	otherEvents: { pl: "Nasze wydarzenia", en: "Our events" },
} satisfies Record<string, Text>;

/** How long an event with many days lasts: "5 dni". */
export const dayForms = {
	pl: { one: "# dzień", few: "# dni", other: "# dni" },
	en: { one: "# day", other: "# days" },
};
