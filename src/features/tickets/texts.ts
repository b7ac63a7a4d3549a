import type { Text } from "../../kit/i18n/lang.ts";

export const refusals = {
	noTicket: {
		pl: "Nie ma takiego biletu. Sprawdź, czy cały adres z biletu trafił do przeglądarki, albo otwórz bilet na koncie.",
		en: "There is no such ticket. Check that the whole address of the ticket reached the browser, or open the ticket in your account.",
	},
	notValid: {
		pl: "Ten bilet nie jest ważny: zamówienie nie jest opłacone albo zostało anulowane.",
		en: "This ticket is not valid: its order is not paid or was cancelled.",
	},
	keysUsedUp: {
		pl: "Wszystkie 255 kluczy jest już zużytych: numer klucza na bilecie ma jeden bajt. Bilety podpisuje dalej ostatni.",
		en: "All 255 keys are used up: a ticket names its key in one byte. The last one keeps signing.",
	},
	rotatedNow: {
		pl: "Ktoś inny właśnie zmienił klucz. Drugi nie jest potrzebny.",
		en: "Somebody else has made a new key at this moment. A second one is not needed.",
	},
} as const satisfies Record<string, Text>;

export const texts = {
	pageTitle: { pl: "Twój bilet", en: "Your ticket" },
	description: { pl: "Bilet z kodem QR.", en: "A ticket with a QR code." },
	loading: { pl: "Wczytujemy bilet…", en: "Loading your ticket…" },
	noScript: {
		pl: "Ta strona potrzebuje włączonego JavaScriptu. Bilet w PDF działa bez niego.",
		en: "This page needs JavaScript to be switched on. The ticket as PDF works without it.",
	},
	noAnswer: {
		pl: "Serwer nie odpowiada. Twój bilet jest bezpieczny: spróbuj ponownie albo pokaż go z PDF.",
		en: "The server does not answer. Your ticket is safe: try again, or show it from the PDF.",
	},
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
	notFoundTitle: { pl: "Nie znamy tego biletu", en: "We do not know this ticket" },
	toAccount: { pl: "Przejdź do konta", en: "Go to your account" },
	backToEvent: { pl: "Wróć do wydarzenia", en: "Back to the event" },
	download: { pl: "Bilet (PDF)", en: "Ticket (PDF)" },
	onPhone: { pl: "Pokaż na telefonie", en: "Show on the phone" },
	qr: { pl: "Kod QR biletu #", en: "QR code of ticket #" },
	showCode: { pl: "Pokaż kod", en: "Show the code" },
	overTitle: { pl: "To wydarzenie już się odbyło", en: "This event is over" },
	over: {
		pl: "Kod z tego biletu nikogo już nie wpuszcza. Sam bilet zostaje na pamiątkę i do rozliczeń.",
		en: "The code on this ticket no longer lets anybody in. The ticket itself stays, as a keepsake and for your records.",
	},
	show: { pl: "Pokaż ten kod przy wejściu.", en: "Show this code at the entrance." },
	showOnline: {
		pl: "To bilet na udział online – nie trzeba nigdzie przychodzić.",
		en: "This ticket is for taking part online; there is no venue to come to.",
	},
	reservedTitle: { pl: "Ten bilet czeka na zapłatę", en: "This ticket has not been paid for" },
	reserved: {
		pl: "Kod QR pojawi się tutaj, gdy zamówienie będzie opłacone.",
		en: "The QR code appears here as soon as the order is paid.",
	},
	cancelledTitle: { pl: "Ten bilet jest anulowany", en: "This ticket is cancelled" },
	cancelled: {
		pl: "Kod z tego biletu nie otwiera już wejścia.",
		en: "The code on this ticket no longer lets anybody in.",
	},
	handedOverTitle: { pl: "Ten bilet ma już inna osoba", en: "Another person has this ticket now" },
	handedOver: {
		pl: "Jego kod przestał działać, a nowy dostała osoba, której przekazano bilet.",
		en: "Its code stopped working; the person it was handed to has a new one.",
	},
	statusConfirmed: { pl: "Potwierdzony", en: "Confirmed" },
	statusOver: { pl: "Wydarzenie już się odbyło", en: "The event is over" },
	statusReserved: { pl: "Do opłacenia", en: "To be paid" },
	statusCancelled: { pl: "Anulowany", en: "Cancelled" },
	statusHandedOver: { pl: "Przekazany innej osobie", en: "Handed to another person" },
	online: { pl: "Online", en: "Online" },
	ticket: { pl: "Bilet", en: "Ticket" },
	holder: { pl: "Uczestnik", en: "Participant" },
	package: { pl: "Pakiet", en: "Package" },
	number: { pl: "Numer biletu", en: "Ticket number" },
	days: { pl: "Kiedy i gdzie", en: "When and where" },
	extras: { pl: "Dodatki", en: "Extras" },
	entrance: { pl: "Przy wejściu", en: "At the entrance" },
	entranceHelp: {
		pl: "Pokaż kod QR z wydruku albo z ekranu telefonu. Na ekranie rozjaśnij wyświetlacz. Gdy kamera zawiedzie, podaj numer biletu.",
		en: "Show the QR code on paper or on your phone’s screen, with its brightness turned up. Where the camera fails, say the ticket number.",
	},
	entranceOnline: {
		pl: "Udział jest online: zaloguj się na swoje konto w dniu wydarzenia. Biletu nie trzeba drukować.",
		en: "You take part online: log in to your account on the day of the event. There is no need to print this ticket.",
	},
	personal: { pl: "Bilet jest Twój", en: "This ticket is yours" },
	personalHelp: {
		pl: "Bilet jest imienny i działa raz. Kto ma ten kod, ma Twój bilet – nie publikuj jego zdjęcia.",
		en: "The ticket is personal and lets one person in. Whoever has the code has your ticket: do not publish a picture of it.",
	},
	openPage: { pl: "Otwórz bilet na telefonie", en: "Open the ticket on a phone" },
} as const satisfies Record<string, Text>;
