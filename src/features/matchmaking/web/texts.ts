import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";

/** `#` is a placeholder. */
export const peopleTexts = {
	title: { pl: "Ludzie do rozmowy", en: "People to talk to" },
	lead: {
		pl: "Najpierw te osoby, z którymi łączy Cię najwięcej.",
		en: "Those you have most in common with come first.",
	},
	leadLocked: {
		pl: "Twój profil jest widoczny. Odpowiadasz tu na zaproszenia innych.",
		en: "Your profile is visible. Here you answer invitations from others.",
	},
	leadOver: {
		pl: "Wydarzenie już za nami. Kontakty zostają, dopóki widać profile.",
		en: "The event is over. Contacts stay as long as profiles are visible.",
	},
	parts: { pl: "Części ekranu", en: "Parts of the screen" },
	find: { pl: "Znajdź osoby", en: "Find people" },
	invitations: { pl: "Zaproszenia", en: "Invitations" },
	contacts: { pl: "Kontakty", en: "Contacts" },
	ownProfile: { pl: "Tak widzą Twój profil", en: "How others see you" },
	search: { pl: "Szukaj", en: "Search" },
	searchHint: { pl: "Imię, firma, stanowisko albo temat", en: "A name, company, role or topic" },
	topic: { pl: "Temat", en: "Topic" },
	anyTopic: { pl: "Każdy temat", en: "Any topic" },
	role: { pl: "Stanowisko", en: "Role" },
	company: { pl: "Firma", en: "Company" },
	lookingFor: { pl: "Szuka", en: "Looks for" },
	offering: { pl: "Oferuje", en: "Offers" },
	anything: { pl: "Obojętnie", en: "Anything" },
	here: { pl: "Dziś na miejscu", en: "Here today" },
	hereMark: { pl: "Jest dziś na miejscu", en: "Here today" },
	filters: { pl: "Filtry", en: "Filters" },
	filtersOf: { pl: "Filtry: #", en: "Filters: #" },
	chosenFilters: { pl: "Wybrane filtry", en: "Chosen filters" },
	removeFilter: { pl: "Usuń filtr: #", en: "Remove the filter: #" },
	saveSearch: { pl: "Zapisz to wyszukiwanie", en: "Save this search" },
	searchSaved: { pl: "Wyszukiwanie zapisane na Twoim koncie.", en: "The search is saved to your account." },
	applySaved: { pl: "Zapisane wyszukiwanie", en: "Saved search" },
	forgetSearch: { pl: "Usuń zapisane wyszukiwanie", en: "Delete the saved search" },
	searchForgotten: { pl: "Zapisane wyszukiwanie usunięte.", en: "The saved search is deleted." },
	clear: { pl: "Wyczyść filtry", en: "Clear the filters" },
	nobody: { pl: "Nikogo takiego tu nie ma", en: "Nobody like that is here" },
	nobodyLead: { pl: "Zmień słowa albo filtry.", en: "Change the words or filters." },
	nobodyYet: { pl: "Nikt jeszcze nie pokazuje profilu", en: "Nobody is showing a profile yet" },
	nobodyYetLead: { pl: "Zajrzyj tu bliżej wydarzenia.", en: "Look in again closer to the event." },
	more: { pl: "Pokaż więcej", en: "Show more" },
	invite: { pl: "Zaproś do rozmowy", en: "Invite to talk" },
	inviteNamed: { pl: "Zaproś do rozmowy: #", en: "Invite to talk: #" },
	sentence: { pl: "Jedno zdanie: o czym chcesz porozmawiać", en: "One sentence: what you want to talk about" },
	sentenceHelp: { pl: "Najwyżej 300 znaków. Linki nie działają.", en: "At most 300 characters. Links do not work." },
	send: { pl: "Wyślij zaproszenie", en: "Send the invitation" },
	cancel: { pl: "Anuluj", en: "Cancel" },
	waits: { pl: "Czeka na odpowiedź", en: "Waiting for an answer" },
	withdraw: { pl: "Wycofaj", en: "Withdraw" },
	invitesYou: { pl: "Zaprasza Cię", en: "Invites you" },
	connected: { pl: "W kontaktach", en: "In your contacts" },
	declined: { pl: "Tym razem nie", en: "Not this time" },
	write: { pl: "Napisz", en: "Write" },
	demonstration: { pl: "Osoba z pokazu", en: "From the demonstration" },
	received: { pl: "Czekają na Twoją odpowiedź", en: "Waiting for your answer" },
	noneReceived: { pl: "Nikt nie czeka na Twoją odpowiedź", en: "Nobody is waiting for your answer" },
	noneReceivedLead: {
		pl: "Zaproszenia innych zobaczysz tutaj, a o każdym powie Ci też e-mail.",
		en: "Invitations from others appear here, and we tell you by e-mail.",
	},
	yours: { pl: "Twoje zaproszenia", en: "Your invitations" },
	noContacts: { pl: "Nie masz tu jeszcze kontaktów", en: "You have no contacts here yet" },
	noContactsLead: {
		pl: "Kto przyjmie zaproszenie, trafia tutaj.",
		en: "Anybody who accepts an invitation appears here.",
	},
	emails: { pl: "E-maile o zaproszeniach", en: "E-mails about invitations" },
	emailsLead: {
		pl: "Jeden, gdy ktoś Cię zaprasza, i jeden, gdy ktoś przyjmuje Twoje zaproszenie.",
		en: "One when somebody invites you, and one when somebody accepts your invitation.",
	},
	beside: { pl: "Notatka i wspólne wykłady", en: "Note and common lectures" },
	blocked: { pl: "Zablokowane osoby", en: "Blocked people" },
	back: { pl: "Wszyscy ludzie", en: "All people" },
	noPerson: { pl: "Nie ma tu takiej osoby", en: "There is no such person here" },
	noPersonLead: {
		pl: "Może nie pokazuje już profilu na tym wydarzeniu.",
		en: "Perhaps they no longer show their profile at this event.",
	},
	inPackage: { pl: "W pakiecie #", en: "In the # package" },
	inPackages: { pl: "W pakietach: #", en: "In the # packages" },
	lockedTitle: { pl: "Wybierasz, z kim rozmawiasz", en: "You choose who you talk to" },
	lockedLead: {
		pl: "W tym pakiecie zobaczysz profile innych, poszukasz wspólnych tematów i zaprosisz do rozmowy.",
		en: "With this package you see other people’s profiles, look for topics in common and invite people to talk.",
	},
	has: { pl: "Twój profil i zaproszenia od innych", en: "Your profile, and invitations from others" },
	hasNot: { pl: "Szukanie osób i własne zaproszenia", en: "Searching for people, and inviting them" },
	changeTo: { pl: "Przejdź na #package, dopłać #price", en: "Change to #package for #price more" },
	changeNet: {
		pl: "Różnica #price netto i VAT, według dzisiejszej ceny.",
		en: "The difference: #price net plus VAT, at today’s price.",
	},
	better: { pl: "Zobacz lepszy pakiet", en: "See a better package" },
	closedTitle: { pl: "Ludzi zobaczysz, gdy inni zobaczą Ciebie", en: "You see people once they see you" },
	toProfile: { pl: "Otwórz swój profil", en: "Open your profile" },
	toTicket: { pl: "Zobacz bilet", en: "See the ticket" },
} as const satisfies Record<string, Text>;

/** The number of people with a common topic, for packages that hide participants. */
export const matchingPeople = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: {
			one: "# osoba mówi o tym samym co Ty",
			few: "# osoby mówią o tym samym co Ty",
			many: "# osób mówi o tym samym co Ty",
			other: "# osoby mówi o tym samym co Ty",
		},
		en: { one: "# person talks about the same topics as you", other: "# people talk about the same topics as you" },
	});

/** "38 osób". */
export const peopleCount = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# osoba", few: "# osoby", many: "# osób", other: "# osoby" },
		en: { one: "# person", other: "# people" },
	});
