import type { Text } from "../../../kit/i18n/lang.ts";

export const paletteTexts = {
	typed: {
		pl: "Osoba, zamówienie, kod, wykład, firma albo ekran",
		en: "A person, order, code, lecture, company or screen",
	},
	people: { pl: "Uczestnicy", en: "Participants" },
	orders: { pl: "Zamówienia", en: "Orders" },
	codes: { pl: "Kody", en: "Codes" },
	lectures: { pl: "Wykłady", en: "Lectures" },
	companies: { pl: "Wystawcy", en: "Exhibitors" },
	recent: { pl: "Ostatnio otwarte", en: "Opened lately" },
	acts: { pl: "Zrób", en: "Do" },
	screens: { pl: "Przejdź", en: "Go to" },
	allPeople: { pl: "Wszyscy uczestnicy: #", en: "All participants: #" },
	allOrders: { pl: "Wszystkie zamówienia: #", en: "All orders: #" },
	allCodes: { pl: "Wszystkie kody: #", en: "All codes: #" },
	onList: { pl: "na liście", en: "in the list" },
	onSite: { pl: "na stronie wydarzenia", en: "on the event’s site" },
	newCodes: { pl: "Utwórz kody", en: "Create codes" },
	newCodesDetail: { pl: "zaproszenia albo rabat", en: "invitations or a discount" },
	invite: { pl: "Zaproś organizatora", en: "Invite an organiser" },
	inviteDetail: { pl: "e-mailem, z rolą", en: "by e-mail, with a role" },
	site: { pl: "Strona wydarzenia", en: "The event’s site" },
	switchTo: { pl: "Zmień wydarzenie na #", en: "Change the event to #" },
	keys: { pl: "Skróty klawiszowe", en: "Keyboard shortcuts" },
	searching: { pl: "Szukam…", en: "Searching…" },
	none: { pl: "Nic tu nie zaczyna się od „#”.", en: "Nothing here begins with “#”." },
	noneHint: {
		pl: "Szukaj po początkach imion i nazwisk, numerze zamówienia albo biletu, kodzie, tytule lub nazwie firmy.",
		en: "Search by beginnings of names, the number of an order or ticket, a code, a title or a company’s name.",
	},
	failed: {
		pl: "Nie udało się przeszukać wydarzenia. Ekrany działają dalej.",
		en: "The event could not be searched. Screens still work.",
	},
	retry: { pl: "Spróbuj ponownie", en: "Try again" },
	choose: { pl: "wybierz", en: "choose" },
	enter: { pl: "otwórz", en: "open" },
	close: { pl: "zamknij", en: "close" },
	allKeys: { pl: "wszystkie skróty", en: "all shortcuts" },
	fold: { pl: "Zwiń albo rozwiń menu", en: "Fold or unfold the menu" },
	search: { pl: "Szukaj na liście", en: "Search the list" },
	rows: { pl: "Następny i poprzedni wiersz", en: "Next and previous row" },
	tick: { pl: "Zaznacz wiersz", en: "Tick the row" },
	openRow: { pl: "Otwórz wiersz", en: "Open the row" },
	closePanel: { pl: "Zamknij panel", en: "Close the panel" },
} as const satisfies Record<string, Text>;

export const foundCount = {
	pl: { one: "# wynik", few: "# wyniki", many: "# wyników", other: "# wyniku" },
	en: { one: "# result", other: "# results" },
};
