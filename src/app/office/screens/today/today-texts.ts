import type { FunnelStep, TaskKind } from "../../../../features/today/contract.ts";
import type { Text } from "../../../../kit/i18n/lang.ts";

export const todayTexts = {
	title: { pl: "Dzień dobry", en: "Good day" },
	weekly: { pl: "Przysyłaj mi te liczby w poniedziałki", en: "Send me these figures on Mondays" },
	weeklyOn: { pl: "Pierwszy e-mail przyjdzie w poniedziałek o 8:00.", en: "The first e-mail comes on Monday at 8:00." },
	weeklyOff: { pl: "E-mail z liczbami już nie przyjdzie.", en: "The e-mail with the figures no longer comes." },
	pageTitle: { pl: "Dziś", en: "Today" },
	lead: {
		pl: "#day. W ostatniej dobie #people i #sum netto.",
		en: "#day. In the last 24 hours #people and #sum net.",
	},
	people: {
		pl: { one: "# osoba", few: "# osoby", many: "# osób", other: "# osoby" },
		en: { one: "# person", other: "# people" },
	},
	sold: { pl: "Sprzedaż netto", en: "Net sales" },
	soldNote: { pl: "wpłynęło #paid brutto", en: "#paid gross received" },
	registered: { pl: "Zarejestrowani", en: "Registered" },
	sameDay: { pl: "#count tego samego dnia przed #event", en: "#count on the same day before #event" },
	average: { pl: "Średnia cena z opłaconych", en: "Average price of paid tickets" },
	round: { pl: "Do końca rundy #number", en: "Until the end of round #number" },
	noRound: { pl: "Do wydarzenia", en: "Until the event" },
	untilDay: { pl: "do #day", en: "until #day" },
	days: {
		pl: { one: "# dzień", few: "# dni", many: "# dni", other: "# dnia" },
		en: { one: "# day", other: "# days" },
	},
	pace: { pl: "Tempo rejestracji", en: "Pace of registration" },
	noPace: { pl: "Nikt się jeszcze nie zarejestrował.", en: "Nobody has registered yet." },
	paceLabel: {
		pl: "Liczba rejestracji według dni do wydarzenia: dziś #count.",
		en: "Registrations by days until the event: #count today.",
	},
	paceDay: { pl: "Dni do wydarzenia", en: "Days until the event" },
	after: { pl: "po wydarzeniu", en: "after the event" },
	eventDay: { pl: "dzień wydarzenia", en: "day of the event" },
	asTable: { pl: "Liczby jako tabela", en: "The numbers as a table" },
	tasks: { pl: "Na dziś", en: "For today" },
	noTasks: { pl: "Nic na Ciebie nie czeka.", en: "Nothing waits for you." },
	oldest: { pl: "najstarsze z #day", en: "the oldest of #day" },
	settle: { pl: "Sprawdź", en: "Check" },
	places: { pl: "Miejsca w pakietach", en: "Places of packages" },
	ofCapacity: { pl: "#taken z #capacity", en: "#taken of #capacity" },
	held: { pl: "#count czeka na opłacenie", en: "#count unpaid" },
	lastDay: { pl: "w dobę +#count", en: "+#count in a day" },
	left: { pl: "zostało #count", en: "#count left" },
	full: { pl: "pełny", en: "full" },
	fullWaiting: { pl: "pełny, czeka #count", en: "full, #count waiting" },
	free: { pl: "bezpłatny", en: "free" },
	net: { pl: "#sum netto", en: "#sum net" },
	hatched: { pl: "Kreskowane miejsca czekają na opłacenie.", en: "Hatched places await payment." },
	funnel: { pl: "Droga do biletu", en: "The way to a ticket" },
	noFunnel: {
		pl: "Nie ma zapisanych konwersji: działają od zgody na cookies i tagów sieci.",
		en: "No conversions are recorded: they need consent to cookies and tags of networks.",
	},
	goesOn: { pl: "#share% idzie dalej", en: "#share% go on" },
	goesOnBefore: { pl: "#share% idzie dalej, poprzednio #before%", en: "#share% go on, #before% before" },
	scale: {
		pl: "Od rejestracji w dół paski są w skali.",
		en: "From the registration down, bars are to scale.",
	},
	money: { pl: "Pieniądze czekają", en: "Money is awaited" },
	noMoney: { pl: "Na żadne pieniądze nie czekamy.", en: "No money is awaited." },
} as const;

export const moneyNames = {
	card: { pl: "Karta, BLIK, P24 w toku", en: "Card, BLIK, P24 in progress" },
	transfer: { pl: "Przelewy", en: "Transfers" },
	deferred: { pl: "Faktury odroczone", en: "Deferred invoices" },
	refund: { pl: "Do zwrotu", en: "To refund" },
} as const satisfies Record<string, Text>;

export const taskNames = {
	toRefund: { pl: "Zamówienia z pieniędzmi do zwrotu: #", en: "Orders with money to refund: #" },
	refunds: { pl: "Zamówienia ze zwrotem do sprawdzenia: #", en: "Orders with a refund to check: #" },
	approvals: { pl: "Zamówienia do zatwierdzenia: #", en: "Orders to approve: #" },
	overdueInvoices: { pl: "Faktury po terminie: #", en: "Overdue invoices: #" },
	failedEmails: { pl: "E-maile, które nie doszły: #", en: "E-mails that failed: #" },
	clashes: { pl: "Wykłady, które się nakładają: #", en: "Lectures that clash: #" },
	missingEnglish: { pl: "Teksty bez angielskiego: #", en: "Texts without English: #" },
	reports: { pl: "Zgłoszenia o uczestnikach: #", en: "Reports about participants: #" },
} as const satisfies Record<TaskKind, Text>;

export const stepNames = {
	PageView: { pl: "Wejście na stronę", en: "Visit of the site" },
	GoToRegistration: { pl: "Rejestracja", en: "Registration" },
	GoToDataForm: { pl: "Formularz danych", en: "Form with data" },
	GoToPayment: { pl: "Płatność", en: "Payment" },
	paid: { pl: "Opłacone", en: "Paid" },
} as const satisfies Record<FunnelStep, Text>;
