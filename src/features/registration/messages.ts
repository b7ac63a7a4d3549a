import type { Text } from "../../kit/i18n/lang.ts";
import { passwordMessages } from "../account/password.ts";
import { personMessages } from "../account/person-texts.ts";
import { refusals as eventRefusals } from "../event/texts.ts";

/** Spec §5. The Polish texts are quoted from it. */
export const messages = {
	...personMessages,
	email: { pl: "podaj email", en: "provide your email" },
	emailFormat: { pl: "błędny format", en: "incorrect format" },
	emailTaken: { pl: "email jest już używany", en: "this email is already in use" },
	...passwordMessages,
	required: { pl: "pole jest wymagane", en: "this field is required" },
	oneOption: { pl: "wybierz co najmniej jedną opcję", en: "choose at least one option" },
	notAnOption: { pl: "Wybierz jedną z podanych opcji.", en: "Choose one of the options given." },
	agreement: { pl: "zgoda jest wymagana", en: "agreement is required" },
	onlineOnly: {
		pl: "Ten pakiet obejmuje tylko udział online – wybierz online albo inny pakiet.",
		en: "This package is for attending online only – choose online or another package.",
	},
	onsiteOnly: {
		pl: "Ten pakiet obejmuje tylko udział na miejscu – wybierz udział na miejscu albo inny pakiet.",
		en: "This package is for attending on site only – choose on site or another package.",
	},
	globalElsewhere: {
		pl: "Konto bez wydarzenia zakłada RegisterGlobal – wyślij to zgłoszenie tam albo bez tego pola.",
		en: "An account without an event is made by RegisterGlobal – send it there, or leave this field out.",
	},
	attendance: { pl: "Wybierz formę udziału.", en: "Choose how you will attend." },
	noPackage: { pl: "Wybierz pakiet.", en: "Choose a package." },
	noTickets: { pl: "Wybierz, ile biletów kupujesz.", en: "Choose how many tickets you buy." },
	tooManyTickets: {
		pl: "Najwyżej 200 biletów w jednym zamówieniu – większe przygotujemy, gdy do nas napiszesz.",
		en: "At most 200 tickets in one order – write to us, and we prepare a larger one.",
	},
	ticketsTwice: { pl: "Każdy pakiet podaj raz.", en: "Name each package once." },
	answersBroken: { pl: "Odpowiedzi mają błędny format.", en: "The answers have an incorrect format." },
} as const satisfies Record<string, Text>;

export const refusals = {
	emailTaken: { pl: "Posiadasz już konto - zaloguj sie", en: "You already have an account – log in" },
	over: eventRefusals.over,
	editionOver: eventRefusals.editionOver,
	notSold: {
		pl: "Rejestracja w tym pakiecie jest teraz zamknięta. Wybierz inny.",
		en: "Registration for this package is closed now. Choose another one.",
	},
	noPackage: { pl: "Nie ma takiego pakietu.", en: "There is no such package." },
	noPlaces: {
		pl: "Nie ma już wolnych miejsc w tym pakiecie. Możesz zapisać się na listę oczekujących albo wybrać inny pakiet.",
		en: "There are no places left in this package. You can join the waiting list or choose another package.",
	},
	notForTeams: {
		pl: "Tego pakietu nie kupuje się dla zespołu: każdy rejestruje się sam, za darmo.",
		en: "This package is not bought for a team: everybody registers by themselves, free of charge.",
	},
	invitationForTeam: {
		pl: "Kod z zaproszenia jest dla jednej osoby. Wróć do wyboru i zarejestruj z nim siebie.",
		en: "An invitation code is for one person. Go back and register yourself with it.",
	},
	alreadyRegistered: {
		pl: "Masz już miejsce na tym wydarzeniu. Znajdziesz je w swoim koncie.",
		en: "You already have a place at this event. You can find it in your account.",
	},
	offerOver: {
		pl: "Propozycja miejsca z listy oczekujących już nie obowiązuje. Możesz zapisać się na listę jeszcze raz.",
		en: "The offer from the waiting list has expired. You can join the waiting list again.",
	},
	noOnsite: {
		pl: "Nie ma już miejsc ONSITE; potwierdzenie zapisze Cię na udział ONLINE.",
		en: "No ONSITE places left; confirming registers you for ONLINE.",
	},
	noOnline: {
		pl: "Nie ma już miejsc ONLINE; potwierdzenie zapisze Cię na udział ONSITE.",
		en: "No ONLINE places left; confirming registers you for ONSITE.",
	},
} as const satisfies Record<string, Text>;

/** "Zostały 3 miejsca". */
export function placesShort(packageName: string, left: number): Text {
	return {
		pl: `W pakiecie ${packageName} wolnych miejsc: ${left}. Zmniejsz liczbę biletów.`,
		en: `Places left in package ${packageName}: ${left}. Order fewer tickets.`,
	};
}
