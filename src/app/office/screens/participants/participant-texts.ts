import { texts as ticketTexts } from "../../../../features/tickets/texts.ts";
import type { Text } from "../../../../kit/i18n/lang.ts";

export const participantTexts = {
	title: { pl: "Uczestnicy", en: "Participants" },
	searches: { pl: "Nazwisko, adres, numer biletu", en: "Name, address, ticket number" },
	empty: { pl: "Nikt się jeszcze nie zarejestrował.", en: "Nobody has registered yet." },
	name: { pl: "Osoba", en: "Person" },
	ticket: { pl: "Bilet", en: "Ticket" },
	package: { pl: "Pakiet", en: "Package" },
	state: { pl: "Stan", en: "State" },
	checkedIn: { pl: "Wejście", en: "Checked in" },
	registered: { pl: "Rejestracja", en: "Registered" },
	source: { pl: "Zamówienie, kod", en: "Order, code" },
	yes: { pl: "tak", en: "yes" },
	no: { pl: "nie", en: "no" },
	mail: { pl: "E-maile", en: "E-mails" },
	mailFailed: { pl: "nie doszły", en: "failed" },
	all: { pl: "Wszyscy", en: "All" },
	unpaid: { pl: "Nieopłaceni", en: "Unpaid" },
	present: { pl: "Weszli", en: "Checked in" },
	mailView: { pl: "E-mail nie doszedł", en: "E-mail failed" },
	cancelled: { pl: "Anulowani", en: "Cancelled" },
	online: { pl: "online", en: "online" },
	total: {
		pl: "#count, potwierdzone #confirmed, nieopłacone #reserved, weszło #present",
		en: "#count, #confirmed confirmed, #reserved unpaid, #present checked in",
	},
	count: {
		pl: { one: "# rejestracja", few: "# rejestracje", many: "# rejestracji", other: "# rejestracji" },
		en: { one: "# registration", other: "# registrations" },
	},
} as const;

export const statusNames = {
	confirmed: { pl: "Potwierdzona", en: "Confirmed" },
	reserved: { pl: "Nieopłacona", en: "Unpaid" },
	cancelled: { pl: "Anulowana", en: "Cancelled" },
	handedOver: ticketTexts.statusHandedOver,
} as const satisfies Record<string, Text>;

export const personTexts = {
	recorded: { pl: "Podgląd tej osoby jest zapisywany.", en: "Looking at this person is recorded." },
	seen: { pl: "Patrzyli: #names.", en: "Seen by: #names." },
	hidden: {
		pl: "Twoja rola widzi nazwisko i bilety.",
		en: "Your role sees the name and the tickets.",
	},
	active: { pl: "Konto aktywne", en: "Active account" },
	inactive: { pl: "Adres niepotwierdzony", en: "Address not confirmed" },
	writes: { pl: "Pisze po polsku", en: "Writes in Polish" },
	writesEnglish: { pl: "Pisze po angielsku", en: "Writes in English" },
	package: { pl: "Pakiet", en: "Package" },
	ticket: { pl: "Bilet", en: "Ticket" },
	entrance: { pl: "Wejście", en: "Entrance" },
	notYet: { pl: "Jeszcze nie", en: "Not yet" },
	change: { pl: "Zmień dane", en: "Change the data" },
	resend: { pl: "Wyślij bilet ponownie", en: "Send the ticket again" },
	resendLead: {
		pl: "E-mail z biletem #number wyjdzie jeszcze raz.",
		en: "The e-mail with the ticket #number is sent again.",
	},
	cancel: { pl: "Anuluj rejestrację", en: "Cancel the registration" },
	export: { pl: "Eksport danych", en: "Export the data" },
	erase: { pl: "Usuń dane z wydarzenia", en: "Erase the data at this event" },
	confirmErase: { pl: "Usuń dane tej osoby", en: "Erase this person’s data" },
	timeline: { pl: "Oś czasu", en: "History" },
	answers: { pl: "Odpowiedzi z formularza", en: "Answers of the form" },
	noAnswers: { pl: "Nie ma pytań ani odpowiedzi.", en: "There are no questions or answers." },
	unanswered: { pl: "bez odpowiedzi", en: "not answered" },
	unansweredRequired: { pl: "bez odpowiedzi, wymagana", en: "not answered, required" },
	tickets: { pl: "Bilety", en: "Tickets" },
	orders: { pl: "Zamówienia i dokumenty", en: "Orders and documents" },
	noOrders: { pl: "Ta osoba niczego nie kupiła.", en: "This person has bought nothing." },
	plan: { pl: "Plan i miejsca", en: "Plan and seats" },
	noPlan: { pl: "Plan jest pusty.", en: "The plan is empty." },
	seat: { pl: "ma miejsce", en: "has a seat" },
	seatExtended: { pl: "pula rozszerzona", en: "extended pool" },
	starred: { pl: "z gwiazdką", en: "starred" },
	consents: { pl: "Zgody", en: "Consents" },
	noConsents: { pl: "Nie ma zgód.", en: "There are no consents." },
	terms: { pl: "Regulamin", en: "Terms" },
	version: { pl: "w. #version, #day", en: "v. #version, #day" },
	withdrawn: { pl: "wycofana #day", en: "withdrawn #day" },
	notGiven: { pl: "odmowa", en: "refused" },
	paid: { pl: "opłacone #paid", en: "#paid paid" },
} as const satisfies Record<string, Text>;

export const kindNames = {
	ticket: { pl: "Bilety", en: "Tickets" },
	order: { pl: "Zamówienia", en: "Orders" },
	email: { pl: "E-maile", en: "E-mails" },
	consent: { pl: "Zgody", en: "Consents" },
	scan: { pl: "Skany", en: "Scans" },
	change: { pl: "Dane", en: "Data" },
	view: { pl: "Podglądy", en: "Looks" },
} as const satisfies Record<string, Text>;

export const orderStates = {
	reserved: { pl: "Czeka na płatność", en: "Awaits payment" },
	confirmed: { pl: "Przyjęte", en: "Confirmed" },
	expired: { pl: "Wygasło", en: "Expired" },
	cancelled: { pl: "Anulowane", en: "Cancelled" },
} as const satisfies Record<string, Text>;
