import type { Text } from "../../kit/i18n/lang.ts";

export const manualOrderFields = {
	email: { pl: "Adres e-mail", en: "E-mail address" },
	lang: { pl: "Język e-maili i dokumentów", en: "Language of e-mails and documents" },
	kind: { pl: "Na kogo są bilety", en: "Whose tickets" },
	package: { pl: "Pakiet", en: "Package" },
	quantity: { pl: "Liczba biletów", en: "Number of tickets" },
	price: { pl: "Uzgodniona cena netto za bilet", en: "Agreed net price of a ticket" },
	calendarCode: { pl: "Termin", en: "Edition" },
	mode: { pl: "Udział", en: "Attendance" },
	reason: { pl: "Powód uzgodnionej ceny", en: "Reason for the agreed price" },
	code: { pl: "Kod rabatowy", en: "Discount code" },
	payer: { pl: "Kto płaci", en: "Who pays" },
	payerName: { pl: "Nazwa firmy albo imię i nazwisko", en: "Company or full name" },
	payment: { pl: "Zapłata", en: "Payment" },
	days: { pl: "Termin zapłaty w dniach", en: "Days to pay" },
	reference: { pl: "Tytuł przelewu, który przyszedł", en: "Reference of the transfer that has arrived" },
} as const satisfies Record<string, Text>;

export const manualOrderErrors = {
	firstName: { pl: "Podaj imię kupującego.", en: "Provide the buyer’s first name." },
	lastName: { pl: "Podaj nazwisko kupującego.", en: "Provide the buyer’s last name." },
	email: { pl: "Podaj adres e-mail kupującego.", en: "Provide the buyer’s e-mail address." },
	quantity: { pl: "Podaj liczbę biletów od 1 do 200.", en: "Give a number of tickets from 1 to 200." },
	price: {
		pl: "Podaj cenę netto od 0 do 50 000 zł, na przykład 599,00, albo zostaw puste.",
		en: "Give a net price from 0 to PLN 50,000, such as 599.00, or leave it empty.",
	},
	oneTicket: {
		pl: "Na kupującego jest jeden bilet. Więcej biletów zamów dla zespołu, z kodami.",
		en: "The buyer gets one ticket. Order more tickets for a team, with codes.",
	},
	teamOptions: {
		pl: "Dodatki wybierają osoby z zespołu, gdy użyją swoich kodów.",
		en: "The people of a team choose extras when they use their codes.",
	},
	reason: { pl: "Napisz, dlaczego cena jest inna.", en: "Say why the price is different." },
	days: { pl: "Termin ma od 1 do 30 dni.", en: "There can be 1 to 30 days to pay." },
	free: {
		pl: "To zamówienie nic nie kosztuje. Zarejestruj gości na ekranie „Uczestnicy” albo utwórz kody zaproszeń.",
		en: "This order costs nothing. Register guests on the screen “Participants”, or create invitation codes.",
	},
	reference: {
		pl: "Wpłata z tym tytułem jest już zaksięgowana. Podaj tytuł innego przelewu.",
		en: "A payment with this reference is already recorded. Give the reference of another transfer.",
	},
} as const satisfies Record<string, Text>;

export const manualOrderPlanTexts = {
	title: {
		pl: "Zamówienie dla: #name (#email): #tickets, #gross.",
		en: "An order for #name (#email): #tickets, #gross.",
	},
	payer: { pl: "Płaci: #payer.", en: "The payer is #payer." },
	sameAccount: {
		pl: "Ten adres ma już konto. Imię, nazwisko i język zostaną takie jak w nim.",
		en: "This address already has an account, which keeps its name and language.",
	},
	ownTicket: { pl: "Bilet będzie na nazwisko: #name.", en: "The ticket is in the name of #name." },
	codesLater: {
		pl: "Po zapłacie kupujący dostanie kody, po jednym na bilet (#count).",
		en: "After the payment the buyer gets codes, one for each ticket (#count).",
	},
	agreed: {
		pl: "#package: cena uzgodniona #agreed netto zamiast #listed. Powód: #reason.",
		en: "#package: the agreed net price of #agreed in place of #listed. The reason is: #reason.",
	},
	notListed: { pl: "ceny, której nie ma w sprzedaży", en: "no price on sale" },
	extra: { pl: "Dodatek: #name, #net netto.", en: "The extra #name costs #net net." },
	freeExtra: { pl: "Dodatek bez dopłaty: #name.", en: "The extra #name is free of charge." },
	delivery: { pl: "Adres wysyłki: #address.", en: "The delivery goes to #address." },
	left: { pl: "W pakiecie #package zostanie potem miejsc: #count.", en: "Places left in #package afterwards: #count." },
	waits: {
		pl: "Zamówienie trzyma miejsca i czeka na przelew do #until.",
		en: "The order holds the places and awaits the transfer until #until.",
	},
	paid: {
		pl: "Wpłata #gross zostanie zaksięgowana, a zamówienie od razu potwierdzone.",
		en: "A payment of #gross is recorded, and the order is confirmed at once.",
	},
	proformaEmail: {
		pl: "Na #email wyjdzie pro-forma z danymi do przelewu.",
		en: "The pro-forma with the transfer details goes to #email.",
	},
	transferEmail: {
		pl: "Na #email wyjdą dane do przelewu, bez dokumentu.",
		en: "The transfer details go to #email, without a document.",
	},
	ticketEmail: {
		pl: "Na #email wyjdzie potwierdzenie z biletem.",
		en: "The confirmation with the ticket goes to #email.",
	},
	codesEmail: { pl: "Na #email wyjdzie potwierdzenie i kody.", en: "The confirmation and the codes go to #email." },
	invoice: { pl: "Zostanie wystawiona faktura.", en: "An invoice is issued." },
	accountEmail: {
		pl: "Osobny e-mail przyniesie link do aktywacji konta.",
		en: "A separate e-mail brings the link that activates the account.",
	},
	net: { pl: "Netto", en: "Net" },
	gross: { pl: "Razem z VAT", en: "Total with VAT" },
	due: { pl: "Do zapłaty", en: "To pay" },
	done: { pl: "Zamówienie #number jest złożone.", en: "Order #number is placed." },
} as const satisfies Record<string, Text>;
