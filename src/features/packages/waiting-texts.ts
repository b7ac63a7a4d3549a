import type { Text } from "../../kit/i18n/lang.ts";

export const refusals = {
	hasPlaces: {
		pl: "W tym pakiecie są jeszcze miejsca. Wróć do wyboru pakietu i zarejestruj się od razu.",
		en: "There are still places in this package. Go back to the packages and register right away.",
	},
	noWaiting: {
		pl: "Nie ma takiego miejsca na liście. Sprawdź, czy cały adres z e-maila trafił do przeglądarki.",
		en: "There is no such place on the list. Check that the whole link from the e-mail reached the browser.",
	},
	offerOver: {
		pl: "Ta propozycja miejsca już nie obowiązuje. Możesz zapisać się na listę jeszcze raz.",
		en: "This offer of a place has expired. You can join the waiting list again.",
	},
	email: { pl: "Podaj adres e-mail, na który mamy napisać.", en: "Provide the e-mail address we should write to." },
	firstName: { pl: "podaj imię", en: "provide your first name" },
} as const satisfies Record<string, Text>;

/** `#position` in the list, and `#until`, the offer's end. */
export const waitingEmails = {
	joined: {
		subject: { pl: "Jesteś na liście oczekujących: #event", en: "You are on the waiting list: #event" },
		preview: {
			pl: "Pakiet #package, miejsce na liście: #position.",
			en: "Package #package, place on the list: #position.",
		},
		heading: { pl: "Jesteś na liście", en: "You are on the list" },
		paragraphs: [
			{
				pl: "Pakiet #package jest pełny. Twoje miejsce na liście: #position. Gdy zwolni się miejsce, napiszemy i zatrzymamy je dla Ciebie na 24 godziny.",
				en: "Package #package is full. Your place on the list: #position. When a place becomes free, we will write to you and hold it for 24 hours.",
			},
		],
		action: { pl: "Zobacz swoje miejsce", en: "See your place" },
		notes: [
			{
				pl: "Adresu używamy tylko do tej listy. Na stronie, którą otwiera przycisk, możesz z niej zrezygnować.",
				en: "We use your address for this list only. You can leave it on the page that the button opens.",
			},
		],
	},
	joinedUnconfirmed: {
		subject: {
			pl: "Potwierdź miejsce na liście oczekujących: #event",
			en: "Confirm your place on the waiting list: #event",
		},
		preview: {
			pl: "Pakiet #package, miejsce na liście: #position. Potwierdź adres.",
			en: "Package #package, place on the list: #position. Confirm your address.",
		},
		heading: { pl: "Potwierdź swój adres", en: "Confirm your address" },
		paragraphs: [
			{
				pl: "Pakiet #package jest pełny. Twoje miejsce na liście: #position. Potwierdź adres na stronie, którą otwiera przycisk: wolne miejsca proponujemy tylko na potwierdzone adresy. Dopóki tego nie zrobisz, Twoje miejsce na liście zostaje, ale wolne miejsca dostają następne osoby.",
				en: "Package #package is full. Your place on the list: #position. Confirm your address on the page that the button opens: we offer free places to confirmed addresses only. Until you confirm, you keep your place on the list, but free places go to the people after you.",
			},
			{
				pl: "Gdy potem zwolni się miejsce, napiszemy i zatrzymamy je dla Ciebie na 24 godziny.",
				en: "When a place becomes free after that, we will write to you and hold it for 24 hours.",
			},
		],
		action: { pl: "Potwierdź adres", en: "Confirm the address" },
		notes: [
			{
				pl: "Adresu używamy tylko do tej listy. Na stronie, którą otwiera przycisk, możesz z niej zrezygnować.",
				en: "We use your address for this list only. You can leave it on the page that the button opens.",
			},
			{
				pl: "To nie Ty? Zignoruj tę wiadomość.",
				en: "Not you? Ignore this message.",
			},
		],
	},
	placeGone: {
		subject: { pl: "Jesteś na liście oczekujących: #event", en: "You are on the waiting list: #event" },
		preview: {
			pl: "Pakiet #package jest już pełny. Miejsce na liście: #position.",
			en: "Package #package is full by now. Place on the list: #position.",
		},
		heading: {
			pl: "Konto jest aktywne, pakiet jest już pełny",
			en: "Your account is active, the package is full by now",
		},
		paragraphs: [
			{
				pl: "Czas, przez który trzymaliśmy Twoje miejsce w pakiecie #package, minął, zanim potwierdzono adres, a pakiet tymczasem się zapełnił. Zapisaliśmy Cię na listę oczekujących. Twoje miejsce na liście: #position.",
				en: "The time for which we held your place in package #package passed before you confirmed your address, and the package has filled up since. We have put you on the waiting list. Your place on the list: #position.",
			},
			{
				pl: "Gdy zwolni się miejsce, napiszemy i zatrzymamy je dla Ciebie na 24 godziny. Nic więcej nie musisz teraz robić.",
				en: "When a place becomes free, we will write to you and hold it for 24 hours. There is nothing more to do now.",
			},
		],
		action: { pl: "Zobacz swoje miejsce", en: "See your place" },
	},
	offered: {
		subject: { pl: "Jest dla Ciebie miejsce: #event", en: "There is a place for you: #event" },
		preview: { pl: "Trzymamy je do #until.", en: "We hold it until #until." },
		heading: { pl: "Zwolniło się miejsce", en: "A place is free" },
		paragraphs: [
			{
				pl: "Trzymamy dla Ciebie miejsce w pakiecie #package do #until. Potem dostanie je następna osoba.",
				en: "We hold a place in package #package for you until #until. After that it goes to the next person.",
			},
		],
		action: { pl: "Odbierz miejsce", en: "Claim your place" },
	},
	over: {
		subject: { pl: "Propozycja miejsca wygasła: #event", en: "The offer of a place has expired: #event" },
		preview: { pl: "Miejsce już na Ciebie nie czeka.", en: "The place is no longer held for you." },
		heading: { pl: "Propozycja wygasła", en: "The offer has expired" },
		paragraphs: [
			{
				pl: "Trzymaliśmy dla Ciebie miejsce w pakiecie #package, ale czas minął. Jeśli są jeszcze miejsca, możesz zarejestrować się od razu. Jeśli nie, zapisz się na listę jeszcze raz.",
				en: "We held a place in package #package for you, but the time has run out. If there are places left, you can register right away. If not, join the list again.",
			},
		],
		action: { pl: "Wróć do pakietów", en: "Back to the packages" },
	},
	ended: {
		subject: { pl: "Propozycja miejsca została wycofana: #event", en: "The offer of a place was withdrawn: #event" },
		preview: { pl: "Miejsce już na Ciebie nie czeka.", en: "The place is no longer held for you." },
		heading: { pl: "Organizator wycofał propozycję", en: "The organiser has withdrawn the offer" },
		paragraphs: [
			{
				pl: "Trzymaliśmy dla Ciebie miejsce w pakiecie #package. Organizator wycofał tę propozycję i link z poprzedniego e-maila już nie działa. Jeśli są jeszcze miejsca, możesz zarejestrować się od razu. Jeśli nie, zapisz się na listę jeszcze raz.",
				en: "We held a place in package #package for you. The organiser has withdrawn the offer, and the link in the earlier e-mail no longer works. If there are places left, you can register right away. If not, join the list again.",
			},
			{
				pl: "Jeśli to pomyłka, odpowiedz na tę wiadomość.",
				en: "If this is a mistake, reply to this message.",
			},
		],
		action: { pl: "Wróć do pakietów", en: "Back to the packages" },
	},
	removed: {
		subject: { pl: "Nie jesteś już na liście oczekujących: #event", en: "You are off the waiting list: #event" },
		preview: { pl: "Lista oczekujących na pakiet #package.", en: "The waiting list of package #package." },
		heading: { pl: "Nie jesteś już na liście", en: "You are no longer on the list" },
		paragraphs: [
			{
				pl: "Organizator usunął Cię z listy oczekujących na pakiet #package. Nie zaproponujemy Ci na niej miejsca.",
				en: "The organiser has removed you from the waiting list of package #package. You will get no offer from it.",
			},
			{
				pl: "Jeśli to pomyłka, odpowiedz na tę wiadomość.",
				en: "If this is a mistake, reply to this message.",
			},
		],
		action: { pl: "Zobacz pakiety", en: "See the packages" },
	},
} satisfies Record<string, EmailTexts>;

/** The texts that `sendEventEmail` takes. */
type EmailTexts = {
	subject: Text;
	preview: Text;
	heading: Text;
	paragraphs: Text[];
	action: Text;
	notes?: Text[];
};
