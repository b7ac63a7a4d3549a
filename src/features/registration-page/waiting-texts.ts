import type { Text } from "../../kit/i18n/lang.ts";

/** `{name}` is the package. */
export const waitingTexts = {
	full: { pl: "Pakiet {name} jest pełny", en: "Package {name} is full" },
	fullLead: {
		pl: "Zapisz się na listę oczekujących. Gdy zwolni się miejsce, napiszemy i zatrzymamy je dla Ciebie na 24 godziny.",
		en: "Join the waiting list. When a place becomes free, we will write to you and hold it for 24 hours.",
	},
	price: { pl: "Cena z VAT", en: "Price with VAT" },
	email: { pl: "Adres e-mail, na który napiszemy", en: "E-mail address we should write to" },
	join: { pl: "Zapisz mnie na listę", en: "Put me on the list" },
	joining: { pl: "Zapisujemy…", en: "Joining…" },
	joined: { pl: "Jesteś na liście, miejsce {position}", en: "You are on the list, place {position}" },
	joinedText: {
		pl: "Gdy zwolni się miejsce w pakiecie {name}, napiszemy na {email}. Możesz też wybrać inny pakiet.",
		en: "When a place in package {name} becomes free, we will write to {email}. You can also choose another package.",
	},
	joinedUnconfirmed: {
		pl: "Wysłaliśmy e-mail na {email}. Otwórz link z niego i potwierdź adres: wolne miejsca w pakiecie {name} proponujemy tylko potwierdzonym adresom. Twoje miejsce na liście zostaje.",
		en: "We have sent an e-mail to {email}. Open its link and confirm the address: we offer free places in package {name} to confirmed addresses only. You keep your place on the list.",
	},
	confirmTitle: { pl: "Potwierdź swój adres", en: "Confirm your address" },
	confirmText: {
		pl: "Czekasz na miejsce w pakiecie {name} pod adresem {email}. Wolne miejsca proponujemy tylko potwierdzonym adresom. Do tego czasu zachowujesz miejsce na liście, ale wolne miejsca dostają następne osoby.",
		en: "You wait for a place in package {name} with the address {email}. We offer free places to confirmed addresses only. Until then you keep your place on the list, but free places go to the people after you.",
	},
	confirm: { pl: "Potwierdź adres", en: "Confirm the address" },
	held: { pl: "Miejsce dla Ciebie", en: "A place for you" },
	offeredTitle: { pl: "Miejsce czeka na Ciebie", en: "A place is waiting for you" },
	offered: {
		pl: "Trzymamy dla Ciebie miejsce w pakiecie {name} do {until}. Potem dostanie je następna osoba.",
		en: "We hold a place in package {name} for you until {until}. After that it goes to the next person.",
	},
	waitingTitle: { pl: "Jesteś na liście oczekujących", en: "You are on the waiting list" },
	waiting: {
		pl: "Gdy zwolni się miejsce w pakiecie {name}, napiszemy na {email}.",
		en: "When a place in package {name} becomes free, we will write to {email}.",
	},
	takenTitle: { pl: "To miejsce jest już Twoje", en: "This place is yours already" },
	taken: {
		pl: "Miejsce w pakiecie {name} zostało odebrane. Znajdziesz je w swoim koncie.",
		en: "The place in package {name} has been taken. You can find it in your account.",
	},
	expiredTitle: { pl: "Propozycja wygasła", en: "The offer has expired" },
	expired: {
		pl: "Czas na miejsce w pakiecie {name} minął. Jeśli są jeszcze miejsca, możesz zarejestrować się od razu. Jeśli nie, zapisz się na listę jeszcze raz.",
		en: "The time for the place in package {name} has run out. If there are places left, you can register right away. If not, join the list again.",
	},
	leftTitle: { pl: "Nie czekasz już w kolejce", en: "You are no longer on the list" },
	left: {
		pl: "Miejsce dostanie następna osoba. Jeśli zmienisz zdanie, zapisz się na listę jeszcze raz.",
		en: "The place goes to the next person. If you change your mind, join the list again.",
	},
	endedTitle: { pl: "Organizator wycofał propozycję", en: "The organiser has withdrawn the offer" },
	ended: {
		pl: "Miejsce w pakiecie {name} już na Ciebie nie czeka. Jeśli są jeszcze miejsca, możesz zarejestrować się od razu. Jeśli nie, zapisz się na listę jeszcze raz.",
		en: "The place in package {name} is no longer held for you. If there are places left, you can register right away. If not, join the list again.",
	},
	removedTitle: { pl: "Nie jesteś już na liście", en: "You are no longer on the list" },
	removed: {
		pl: "Organizator usunął Cię z listy oczekujących na pakiet {name}. Jeśli to pomyłka, odpowiedz na jego e-mail.",
		en: "The organiser has removed you from the waiting list of package {name}. If this is a mistake, reply to their e-mail.",
	},
	giveUp: { pl: "Rezygnuję z miejsca", en: "Give up the place" },
	giveUpAsk: {
		pl: "Oddać to miejsce? Dostanie je następna osoba z listy.",
		en: "Give this place up? It goes to the next person on the list.",
	},
	giveUpYes: { pl: "Tak, oddaję", en: "Yes, give it up" },
	leave: { pl: "Wypisz mnie z listy", en: "Take me off the list" },
	leaveAsk: {
		pl: "Wypisać Cię z listy? Stracisz swoje miejsce w kolejce.",
		en: "Take you off the list? You lose your place on the list.",
	},
	leaveYes: { pl: "Tak, wypisz mnie", en: "Yes, take me off" },
	keep: { pl: "Nie, zostaję", en: "No, keep my place" },
	unanswered: {
		pl: "Nie udało się sprawdzić, czy miejsce na Ciebie czeka.",
		en: "We could not check whether a place is waiting for you.",
	},
} as const satisfies Record<string, Text>;
