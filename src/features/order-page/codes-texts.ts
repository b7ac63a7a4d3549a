import type { Text } from "../../kit/i18n/lang.ts";

/** Placeholders: `{code}`, `{name}`, `{email}`, `{day}`. */
export const codesTexts = {
	title: { pl: "Kody dla zespołu", en: "The team’s codes" },
	lead: {
		pl: "Jeden kod to jeden bilet. Wyślij każdej osobie jej link: kod wpisze się sam, a ona założy konto.",
		en: "One code is one ticket. Send each person their link: the code is filled in, and they create their account.",
	},
	loading: { pl: "Wczytujemy kody…", en: "Loading the codes…" },
	noAnswer: { pl: "Nie udało się wczytać kodów.", en: "The codes could not be loaded." },
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
	usedOf: { pl: "Wykorzystane: {used} z {all}", en: "Used: {used} of {all}" },
	copyAll: { pl: "Kopiuj wolne linki", en: "Copy the unused links" },
	copied: { pl: "Skopiowano", en: "Copied" },
	csv: { pl: "Pobierz CSV", en: "Download CSV" },
	copyCode: { pl: "Kopiuj kod", en: "Copy the code" },
	copyLink: { pl: "Kopiuj link", en: "Copy the link" },
	send: { pl: "Wyślij e-mailem", en: "Send by e-mail" },
	sendAgain: { pl: "Wyślij jeszcze raz", en: "Send again" },
	email: { pl: "Adres e-mail osoby z zespołu", en: "E-mail address of the team member" },
	sendNow: { pl: "Wyślij", en: "Send" },
	sending: { pl: "Wysyłamy…", en: "Sending…" },
	close: { pl: "Anuluj", en: "Cancel" },
	reissue: { pl: "Wydaj nowy kod", en: "Issue a new code" },
	reissueAsk: {
		pl: "Wydać nowy kod zamiast {code}? Stary przestanie działać.",
		en: "Issue a new code instead of {code}? The old one stops working.",
	},
	reissueYes: { pl: "Tak, wydaj nowy", en: "Yes, issue a new one" },
	reissueNo: { pl: "Nie, zostaje", en: "No, keep it" },
	reissued: { pl: "Jest nowy kod: {code}", en: "There is a new code: {code}" },
	sent: { pl: "Wysłany do {email}, {day}", en: "Sent to {email}, {day}" },
	sentNow: { pl: "Kod jest w drodze do {email}", en: "The code is on its way to {email}" },
	unused: { pl: "Wolny", en: "Unused" },
	used: { pl: "Wykorzystany", en: "Used" },
	usedBy: { pl: "{name}, {day}", en: "{name}, {day}" },
	revoked: { pl: "Unieważnione kody", en: "Withdrawn codes" },
	refused: { pl: "Nie udało się. Spróbuj ponownie za chwilę.", en: "That failed. Try again in a moment." },
	wrongEmail: { pl: "Podaj adres e-mail tej osoby.", en: "Provide this person’s e-mail address." },
} as const satisfies Record<string, Text>;

/** Placeholders: `{day}`, `{amount}`. */
export const giveBackTexts = {
	open: { pl: "Zwróć bilety", en: "Return tickets" },
	title: { pl: "Zwrot biletów", en: "Returning tickets" },
	openAddition: { pl: "Zwróć dodatki", en: "Return the extras" },
	until: {
		pl: "Zwrot przyjmujemy do {day}. Pieniądze wrócą tak, jak zostały zapłacone.",
		en: "You can return them until {day}. The money goes back the way it was paid.",
	},
	untilUnpaid: {
		pl: "Zwrot przyjmujemy do {day}. Skorygujemy fakturę, której jeszcze nie zapłacono.",
		en: "You can return them until {day}. We will correct the invoice, which has not been paid yet.",
	},
	untilFree: { pl: "Bilety możesz zwrócić do {day}.", en: "You can return tickets until {day}." },
	own: {
		pl: "Twoja rejestracja zostanie anulowana razem z miejscami na wykładach, a bilet dostanie ktoś inny.",
		en: "Your registration is cancelled together with your seats at lectures, and the ticket goes to somebody else.",
	},
	options: {
		pl: "Oddajesz same dodatki. Twoja rejestracja zostaje.",
		en: "You return only the extras. Your registration stays.",
	},
	team: {
		pl: "Zwrócić można tylko bilety z niewykorzystanym kodem. Ich kody przestaną działać.",
		en: "Only tickets with an unused code can be returned. Their codes stop working.",
	},
	ticketsFor: { pl: "Ile biletów # zwracasz", en: "How many # tickets to return" },
	more: { pl: "Więcej biletów # do zwrotu", en: "Return more # tickets" },
	fewer: { pl: "Mniej biletów # do zwrotu", en: "Return fewer # tickets" },
	ofUnused: { pl: "niewykorzystane: {count}", en: "unused: {count}" },
	allBack: { pl: "Zwracam wszystkie", en: "Return all of them" },
	back: { pl: "Wróci do Ciebie", en: "You get back" },
	less: { pl: "Faktura zmniejszy się o", en: "The invoice is reduced by" },
	nothing: { pl: "Wybierz, ile biletów zwracasz.", en: "Choose how many tickets to return." },
	confirm: { pl: "Zwracam za {amount}", en: "Return for {amount}" },
	confirmFree: { pl: "Zwracam wybrane bilety", en: "Return the chosen tickets" },
	keep: { pl: "Nie, zostawiam", en: "No, keep them" },
	refunds: { pl: "Zwroty", en: "Refunds" },
	due: { pl: "w drodze", en: "on its way" },
	sent: { pl: "wysłany", en: "sent" },
	failed: {
		pl: "nie udało się go wysłać, zajmiemy się tym",
		en: "could not be sent; we are looking into it",
	},
	refunded: { pl: "Zwrócone", en: "Returned" },
	/** For unpaid amounts. */
	takenOff: { pl: "Odliczone", en: "Taken off" },
	reduced: { pl: "cena obniżona o # z VAT", en: "price lowered by #, VAT included" },
	piecesBack: { pl: "zwrócone: #", en: "returned: #" },
} as const satisfies Record<string, Text>;

export const codesFileTexts = {
	head: {
		pl: ["Kod", "Pakiet", "Stan", "Kto użył", "Wysłany do", "Link do rejestracji"],
		en: ["Code", "Package", "State", "Used by", "Sent to", "Link to register"],
	},
	states: {
		unused: { pl: "niewykorzystany", en: "unused" },
		used: { pl: "wykorzystany", en: "used" },
		revoked: { pl: "unieważniony", en: "withdrawn" },
	},
};
