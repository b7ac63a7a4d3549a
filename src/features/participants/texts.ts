import type { Text } from "../../kit/i18n/lang.ts";
import type { ResendRefusal } from "./rules.ts";

/** In the name of a list's file. */
export const fileWord: Text = { pl: "uczestnicy", en: "participants" };

export const refusals = {
	noPerson: { pl: "Na tym wydarzeniu nie ma takiej osoby.", en: "There is no such person at this event." },
	noRegistration: {
		pl: "Na tym wydarzeniu nie ma takiej rejestracji.",
		en: "There is no such registration at this event.",
	},
	needsDetails: {
		pl: "Twoja rola nie obejmuje zamówień i kodów uczestników.",
		en: "Your role does not include participants’ orders and codes.",
	},
	versionChanged: {
		pl: "Ktoś zmienił te dane w międzyczasie. Porównaj oba teksty i zapisz jeszcze raz.",
		en: "Another person has changed this data meanwhile. Compare both texts and save again.",
	},
} as const satisfies Record<string, Text>;

export const resendRefusals: Record<ResendRefusal, Text> = {
	notValid: { pl: "Ten bilet nie jest ważny.", en: "This ticket is not valid." },
	unconfirmed: {
		pl: "Adres nie jest potwierdzony, więc bilet nie może wyjść.",
		en: "The address is not confirmed, so the ticket cannot be sent.",
	},
};

export const commandTexts = {
	resent: { pl: "Bilet wysłany na #email.", en: "The ticket is sent to #email." },
	cancelled: { pl: "Rejestracja anulowana: #name.", en: "The registration is cancelled: #name." },
	cancelTitle: {
		pl: "Rejestracja #number (#name) zostanie anulowana.",
		en: "The registration #number (#name) will be cancelled.",
	},
	ticketEnds: { pl: "Bilet od razu straci ważność.", en: "The ticket stops being valid at once." },
	placeFrees: {
		pl: "Zwolni się miejsce w pakiecie #package. Dostanie je następna osoba z listy oczekujących.",
		en: "A place of #package becomes free. The next person in the waiting list gets it.",
	},
	codeFrees: { pl: "Kodu #code będzie można użyć jeszcze raz.", en: "The code #code can be used again." },
	emailLeaves: { pl: "Osoba dostanie e-mail na #email.", en: "The person gets an e-mail at #email." },
	seats: { pl: "Zwolnią się miejsca na wykładach: #count.", en: "Seats at lectures are released: #count." },
} as const satisfies Record<string, Text>;

export const erasureTexts = {
	title: {
		pl: "Dane osoby #name na tym wydarzeniu zostaną usunięte.",
		en: "The data of #name at this event will be erased.",
	},
	account: {
		pl: "Konto i dane z innych wydarzeń zostają.",
		en: "The account and the data of other events stay.",
	},
	goes: { pl: "Zniknie: #what (#count).", en: "Erased: #what (#count)." },
	besides: {
		pl: "Zniknie też wszystko inne z tego wydarzenia: rozmowy, zaproszenia, spotkania, kontakty u wystawców, powiadomienia, e-maile. Miejsca i nieopłacone zamówienia się zwolnią.",
		en: "Everything else of this event is erased too: conversations, invitations, meetings, contacts with exhibitors, notices, e-mails. Places and unpaid orders are released.",
	},
	stays: {
		pl: "Zostaje, bo tak każe prawo: #number, do #until.",
		en: "Stays, because the law says so: #number, until #until.",
	},
	noDocuments: { pl: "Nie ma dokumentów, które trzeba zachować.", en: "There are no documents to keep." },
	bans: { pl: "Blokady na tym wydarzeniu zostają.", en: "Bans at this event stay." },
	final: { pl: "Tego nie da się cofnąć.", en: "This cannot be undone." },
	done: { pl: "Dane usunięte: #name.", en: "The data is erased: #name." },
} as const satisfies Record<string, Text>;

export const timelineTexts = {
	registered: { pl: "Rejestracja: #package", en: "Registered: #package" },
	guest: { pl: "Zaproszenie jako gość", en: "Invited as a guest" },
	cancelled: { pl: "Rejestracja anulowana", en: "Registration cancelled" },
	packageChanged: { pl: "Zmiana pakietu zamówiona", en: "Change of package ordered" },
	packageGiven: { pl: "Pakiet zmieniony bez dopłaty", en: "Package changed free of charge" },
	answered: { pl: "Odpowiedzi na nowe pytania", en: "New questions answered" },
	handedOver: { pl: "Bilet przekazany innej osobie", en: "Ticket handed to another person" },
	optionsAdded: { pl: "Opcje dodane do biletu", en: "Options added to the ticket" },
	ordered: { pl: "Zamówienie #number", en: "Order #number" },
	refunded: { pl: "Zwrot do zamówienia", en: "Refund of an order" },
	scanned: { pl: "Wejście: #day", en: "Entrance: #day" },
	scannedHall: { pl: "Skan sali: #hall", en: "Scanned at the hall: #hall" },
	consent: { pl: "Zgoda: #name, wersja #version", en: "Consent: #name, version #version" },
	terms: { pl: "Regulamin, wersja #version", en: "Terms, version #version" },
	given: { pl: "udzielona", en: "given" },
	notGiven: { pl: "odmówiona", en: "refused" },
	withdrawn: { pl: "wycofana #day", en: "withdrawn on #day" },
	dataChanged: { pl: "Zmiana danych", en: "Data changed" },
	activated: { pl: "Konto aktywne", en: "Account activated" },
	addressChanged: { pl: "Zmiana adresu e-mail", en: "E-mail address changed" },
	viewed: { pl: "Podgląd: #name", en: "Looked at: #name" },
	by: { pl: "wykonał organizator: #name", en: "by the organiser #name" },
	byPerson: { pl: "w swoim koncie", en: "in their account" },
} as const satisfies Record<string, Text>;

export const emailStates = {
	waiting: { pl: "czeka na wysłanie", en: "waits to be sent" },
	sent: { pl: "doręczony serwerowi odbiorcy", en: "delivered to the recipient’s server" },
	failed: { pl: "nie wyszedł", en: "could not be sent" },
	withdrawn: { pl: "wycofany, odbiorca się wypisał", en: "withdrawn, the recipient has unsubscribed" },
	bounced: { pl: "odbity, skrzynki nie ma", en: "bounced, the mailbox does not exist" },
	returned: { pl: "wrócił do nadawcy", en: "came back" },
} as const satisfies Record<string, Text>;
