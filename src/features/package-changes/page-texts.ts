import type { Text } from "../../kit/i18n/lang.ts";

export const changeTexts = {
	title: { pl: "Zmiana pakietu", en: "Change of package" },
	lead: {
		pl: "Masz pakiet #package. Dopłacasz tylko różnicę do dzisiejszej ceny, a bilet i jego kod zostają te same.",
		en: "You have #package. You pay only the difference to today’s price; the ticket and its code stay the same.",
	},
	packages: { pl: "Lepsze pakiety", en: "Better packages" },
	adds: { pl: "Zyskujesz", en: "You gain" },
	loses: { pl: "Tracisz", en: "You lose" },
	difference: {
		pl: "Dziś #day netto, za bilet zapłacono #paid netto. Dopłacasz #net + #vat% VAT.",
		en: "Today’s price is #day net; #paid net was paid for the ticket. You pay #net + #vat% VAT.",
	},
	counted: {
		pl: "Dziś #day netto, za bilet i dodatki z tego pakietu zapłacono #paid netto. Dopłacasz #net + #vat% VAT.",
		en: "Today’s price is #day net; #paid net was paid for the ticket and for extras of this package. You pay #net + #vat% VAT.",
	},
	whole: {
		pl: "Twój bilet był bezpłatny, więc płacisz całą dzisiejszą cenę: #net + #vat% VAT.",
		en: "Your ticket was free, so you pay the whole of today’s price: #net + #vat% VAT.",
	},
	nothing: {
		pl: "Nie masz nic do dopłaty. Napisz do nas, a zmienimy pakiet.",
		en: "There is nothing to pay. Write to us and we will change the package.",
	},
	full: { pl: "Brak miejsc", en: "No places left" },
	summary: { pl: "Zmieniasz pakiet", en: "You are changing the package" },
	nowTitle: { pl: "Po zapłacie od razu", en: "Right after the payment" },
	stays: {
		pl: "Do czasu zapłaty masz obecny pakiet, a w nowym trzymamy dla Ciebie miejsce.",
		en: "Until you pay, you keep your current package. We hold a place in the new one for you.",
	},
	noReturn: {
		pl: "Opłaconą zmianę cofa tylko organizator, więc po zapłacie nie zwrócisz biletu samodzielnie.",
		en: "Only the organiser can undo a paid change, so after the payment you cannot return the ticket yourself.",
	},
	choose: { pl: "Wybierz pakiet, a zobaczysz tu, ile płacisz.", en: "Choose a package to see what you pay." },
	sending: { pl: "Zamawiamy…", en: "Ordering…" },
	back: { pl: "Wróć do biletu", en: "Back to the ticket" },
	noneTitle: { pl: "Nie ma lepszego pakietu", en: "There is no better package" },
	none: {
		pl: "Masz najlepszy pakiet, jaki jest teraz w sprzedaży.",
		en: "You have the best package that is on sale now.",
	},
	cannotTitle: { pl: "Pakietu nie można teraz zmienić", en: "The package cannot be changed now" },
	noTicketTitle: { pl: "Nie masz jeszcze biletu", en: "You have no ticket yet" },
	noTicket: {
		pl: "Najpierw zarejestruj się na to wydarzenie, wtedy wybierzesz pakiet od razu.",
		en: "Register for this event first; there you choose the package right away.",
	},
	register: { pl: "Zarejestruj się", en: "Register" },
	toOrder: { pl: "Zobacz zamówienie", en: "See the order" },
} as const satisfies Record<string, Text>;
