import type { Text } from "../../kit/i18n/lang.ts";

/** The codes of a team on the order's page: `{code}`, `{name}`, `{email}`, `{day}`. */
export const codesTexts = {
	title: { pl: "Kody dla zespołu", en: "The team’s codes" },
	lead: {
		pl: "Jeden kod to jeden bilet. Wyślij każdej osobie jej link: kod wpisze się sam, a ona założy konto.",
		en: "One code is one ticket. Send everybody their link: the code is filled in, and they make their account.",
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
} satisfies Record<string, Text>;

/** Giving tickets back: `{day}`, `{amount}`. */
export const giveBackTexts = {
	open: { pl: "Zwróć bilety", en: "Give tickets back" },
	title: { pl: "Zwrot biletów", en: "Giving tickets back" },
	/** Of an order that added something to a ticket. */
	openAddition: { pl: "Zwróć dodatki", en: "Give the extras back" },
	until: {
		pl: "Zwrot przyjmujemy do {day}. Pieniądze wrócą tak, jak zostały zapłacone.",
		en: "You can give them back until {day}. The money returns the way it was paid.",
	},
	untilUnpaid: {
		pl: "Zwrot przyjmujemy do {day}. Skorygujemy fakturę, której jeszcze nie zapłacono.",
		en: "You can give them back until {day}. We correct the invoice, which is not paid yet.",
	},
	untilFree: { pl: "Bilety możesz zwrócić do {day}.", en: "You can give tickets back until {day}." },
	own: {
		pl: "Twoja rejestracja zostanie anulowana razem z miejscami na wykładach, a bilet dostanie ktoś inny.",
		en: "Your registration is cancelled together with your seats at lectures, and the ticket goes to somebody else.",
	},
	options: {
		pl: "Oddajesz same dodatki. Twoja rejestracja zostaje.",
		en: "You give the extras back alone. Your registration stays.",
	},
	team: {
		pl: "Zwrócić można tylko bilety z niewykorzystanym kodem. Ich kody przestaną działać.",
		en: "Only tickets whose code is unused can be given back. Their codes stop working.",
	},
	ticketsFor: { pl: "Ile biletów # zwracasz", en: "How many # tickets you give back" },
	more: { pl: "Więcej biletów # do zwrotu", en: "More # tickets to give back" },
	fewer: { pl: "Mniej biletów # do zwrotu", en: "Fewer # tickets to give back" },
	ofUnused: { pl: "niewykorzystane: {count}", en: "unused: {count}" },
	allBack: { pl: "Zwracam wszystkie", en: "Give all of them back" },
	back: { pl: "Wróci do Ciebie", en: "You get back" },
	less: { pl: "Faktura zmniejszy się o", en: "The invoice is reduced by" },
	nothing: { pl: "Wybierz, ile biletów zwracasz.", en: "Choose how many tickets you give back." },
	confirm: { pl: "Zwracam za {amount}", en: "Give back for {amount}" },
	confirmFree: { pl: "Zwracam wybrane bilety", en: "Give the chosen tickets back" },
	keep: { pl: "Nie, zostawiam", en: "No, keep them" },
	refunds: { pl: "Zwroty", en: "Refunds" },
	due: { pl: "w drodze", en: "on its way" },
	sent: { pl: "wysłany", en: "sent" },
	failed: {
		pl: "nie udało się go wysłać, zajmiemy się tym",
		en: "could not be sent; we take care of it",
	},
	refunded: { pl: "Zwrócone", en: "Given back" },
	/** Of what was not paid yet. */
	takenOff: { pl: "Odliczone", en: "Taken off" },
	reduced: { pl: "cena obniżona o # z VAT", en: "price lowered by # with VAT" },
	piecesBack: { pl: "zwrócone: #", en: "given back: #" },
} satisfies Record<string, Text>;

/** The orders of a person in their account. */
export const ownOrdersTexts = {
	none: { pl: "Nie masz jeszcze żadnego zamówienia.", en: "You have no orders yet." },
	title: { pl: "Zamówienia i płatności", en: "Orders and payments" },
	toPayTitle: { pl: "Czeka na płatność", en: "Waiting to be paid" },
	heldUntil: { pl: "Trzymamy wszystko z zamówienia do #.", en: "We hold everything in the order until #." },
	number: { pl: "Zamówienie #", en: "Order #" },
	pay: { pl: "Zapłać #", en: "Pay #" },
	see: { pl: "Zobacz", en: "See" },
	seeOrder: { pl: "Zobacz zamówienie #", en: "See order #" },
	paid: { pl: "Zapłacone", en: "Paid" },
	free: { pl: "Bezpłatne", en: "Free" },
	toPay: { pl: "Do zapłaty: #", en: "To pay: #" },
	cancelled: { pl: "Anulowane", en: "Cancelled" },
	returned: { pl: "Zwrócone", en: "Given back" },
	approval: { pl: "Czeka na zgodę organizatora", en: "Waiting for the organiser" },
	expired: { pl: "Nieopłacone w terminie", en: "Not paid in time" },
} satisfies Record<string, Text>;
