import type { Text } from "../../kit/i18n/lang.ts";

/** The page of an order. */
export const orderTexts = {
	pageTitle: { pl: "Twoje zamówienie", en: "Your order" },
	description: { pl: "Stan i płatność zamówienia.", en: "The status and payment of an order." },
	loading: { pl: "Wczytujemy zamówienie…", en: "Loading your order…" },
	leaving: { pl: "Przechodzimy do płatności…", en: "Taking you to the payment…" },
	noScript: {
		pl: "Ta strona potrzebuje włączonego JavaScriptu.",
		en: "This page needs JavaScript to be switched on.",
	},
	number: { pl: "Zamówienie #", en: "Order #" },
	notFoundTitle: { pl: "Nie znamy tego zamówienia", en: "We do not know this order" },
	lostTitle: { pl: "Otwórz swoje zamówienie", en: "Open your order" },
	lost: {
		pl: "Ta przeglądarka nie pamięta, które zamówienie zostało opłacone. Otwórz je z e-maila, który wysłaliśmy, albo na koncie: jego stan jest tam aktualny.",
		en: "This browser does not remember which order was paid. Open it from the e-mail that we sent, or in your account: its state is up to date there.",
	},
	noAnswer: {
		pl: "Serwer nie odpowiada. Twoje zamówienie jest bezpieczne, spróbuj ponownie za chwilę.",
		en: "The server does not answer. Your order is safe; try again in a moment.",
	},
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
	backToEvent: { pl: "Wróć do wydarzenia", en: "Back to the event" },
	toAccount: { pl: "Przejdź do konta", en: "Go to your account" },
	registerAgain: { pl: "Zamów jeszcze raz", en: "Order again" },
	waitTitle: { pl: "Zamówienie czeka na zapłatę", en: "Your order is awaiting payment" },
	wait: {
		pl: "Trzymamy wszystko z zamówienia do {until}. Potem wróci do sprzedaży.",
		en: "We hold everything in the order until {until}. After that it goes back on sale.",
	},
	transferTitle: { pl: "Czekamy na Twój przelew", en: "We are waiting for your transfer" },
	transfer: {
		pl: "Przelej {amount} tak, aby pieniądze dotarły do {until}. Wpisz dokładnie ten tytuł.",
		en: "Transfer {amount} so that the money arrives by {until}. Use exactly this title.",
	},
	confirmTitle: { pl: "Najpierw potwierdź swój adres", en: "Confirm your address first" },
	confirm: {
		pl: "Wysłaliśmy wiadomość na {email}. Kliknij w niej link przed {until}: do tej chwili trzymamy Twoje zamówienie.",
		en: "We sent an e-mail to {email}. Use the link in it before {until}: we hold your order until then.",
	},
	confirmThenTransfer: {
		pl: "Zaraz potem dostaniesz dane do przelewu i 7 dni na zapłatę.",
		en: "You will then get the bank details, and 7 days to pay.",
	},
	confirmThenDeferred: {
		pl: "Zaraz potem zajmiemy się fakturą z odroczonym terminem.",
		en: "We will then deal with your invoice with deferred payment.",
	},
	confirmThenCodes: { pl: "Zaraz potem wyślemy kody dla zespołu.", en: "We will then send your team’s codes." },
	confirmBox: { pl: "Potwierdź swój adres", en: "Confirm your address" },
	confirmBoxText: {
		pl: "Wysłaliśmy wiadomość na {email}. Link w niej otwiera konto, a w nim bilety, faktury i kody.",
		en: "We sent an e-mail to {email}. The link in it opens your account with tickets, invoices and codes.",
	},
	sendAgain: { pl: "Wyślij link jeszcze raz", en: "Send the link again" },
	sendingAgain: { pl: "Wysyłamy…", en: "Sending…" },
	sentAgain: {
		pl: "Nowy link jest w drodze. Sprawdź też folder ze spamem.",
		en: "A new link is on its way. Check the spam folder too.",
	},
	approvalTitle: { pl: "Czekamy na zgodę organizatora", en: "Waiting for the organiser" },
	approval: {
		pl: "Przy tej kwocie na fakturę z odroczonym terminem zgadza się organizator. Trzymamy wszystko z zamówienia do {until} i napiszemy, gdy tylko zdecyduje. Nic jeszcze nie płacisz.",
		en: "For this amount the organiser has to approve an invoice with deferred payment. We hold everything in the order until {until} and will write as soon as they decide. There is nothing to pay yet.",
	},
	lateTitle: { pl: "Pieniądze dotarły za późno", en: "Your payment arrived too late" },
	late: {
		pl: "Otrzymaliśmy {came}, ale zamówienie już się skończyło i nie możemy go potwierdzić. Oddamy całą kwotę tą samą drogą, którą przyszła, i napiszemy, gdy ją wyślemy.",
		en: "We have received {came}, but the order had expired and can no longer be confirmed. We will refund the whole amount the way it came, and write when it is on its way.",
	},
	awaitTitle: { pl: "Czekamy na potwierdzenie płatności", en: "Waiting for the payment to be confirmed" },
	await: {
		pl: "Zwykle trwa to kilka sekund. Możesz zamknąć tę stronę i wrócić do niej później pod tym samym adresem.",
		en: "It usually takes a few seconds. You can close this page and come back to the same address later.",
	},
	awaitUnpaid: {
		pl: "Jeśli płatność została przerwana, zacznij ją jeszcze raz. Zamówienie trzymamy do {until}.",
		en: "If the payment was interrupted, start it again. We hold your order until {until}.",
	},
	failed: {
		pl: "Płatność się nie udała i nic nie pobraliśmy. Spróbuj jeszcze raz albo zapłać przelewem.",
		en: "The payment failed and nothing was charged. Try again or pay by transfer.",
	},
	paidTitle: { pl: "Zapłacone. Do zobaczenia", en: "Paid. See you there" },
	paid: {
		pl: "Bilet jest na Twoim koncie. Jeśli konto jest nowe, uaktywnij je linkiem z e-maila.",
		en: "The ticket is in your account. If the account is new, activate it with the link that came by e-mail.",
	},
	freeTeamTitle: { pl: "Gotowe. Rozdaj kody", en: "Done. Hand out the codes" },
	paidTeamTitle: { pl: "Zapłacone. Rozdaj kody", en: "Paid. Hand out the codes" },
	paidTeam: {
		pl: "Kody dla zespołu są tu i w Twojej skrzynce. Zobaczysz tu też, kto już ma bilet.",
		en: "The team’s codes are here and in your mailbox. Here you also see who has a ticket already.",
	},
	deferredTeam: {
		pl: "Zapłać fakturę do {due}. Miejsca są Twoje, a kody dla zespołu wydamy, gdy dotrą pieniądze.",
		en: "Pay the invoice by {due}. The places are yours; we will issue the team’s codes when the money arrives.",
	},
	returnedTitle: { pl: "Bilety zwrócone", en: "Tickets returned" },
	returned: {
		pl: "Zamówienie jest zakończone. Poniżej widać, co dzieje się z pieniędzmi i dokumentami.",
		en: "The order is closed. Below you can see what is happening with the money and the documents.",
	},
	lockedTitle: { pl: "Zaloguj się, aby zobaczyć zamówienie", en: "Log in to see the order" },
	locked: {
		pl: "Ten adres otwiera zamówienie tylko osobie, która je złożyła.",
		en: "This address opens the order only for the person who placed it.",
	},
	logIn: { pl: "Zaloguj się", en: "Log in" },
	deferredTitle: { pl: "Zamówienie przyjęte", en: "Your order is confirmed" },
	deferred: {
		pl: "Zapłać fakturę do {due}. Bilet jest już na Twoim koncie; nowe konto uaktywnisz linkiem z e-maila.",
		en: "Pay the invoice by {due}. The ticket is in your account already; a new account is activated by the link that came by e-mail.",
	},
	expiredTitle: { pl: "Czas na zapłatę minął", en: "The time to pay has run out" },
	expired: {
		pl: "Wszystko z zamówienia wróciło do sprzedaży. Jeśli płatność jest już w drodze, potwierdzimy zamówienie, gdy znajdzie się miejsce, albo oddamy pieniądze.",
		en: "Everything in the order is back on sale. If a payment is on its way, we will confirm the order if there is a place, or refund the money.",
	},
	cancelledTitle: { pl: "Zamówienie anulowane", en: "The order is cancelled" },
	cancelled: {
		pl: "Wszystko, co w nim było, wróciło do sprzedaży. Nie ma nic do zapłaty.",
		en: "Everything in it is back on sale. There is nothing to pay.",
	},
	addedTitle: { pl: "Zapłacone i dodane do biletu", en: "Paid, and added to your ticket" },
	added: {
		pl: "Zobaczysz to na bilecie w swoim koncie. Sam bilet i jego kod się nie zmieniają.",
		en: "You can see it on the ticket in your account. The ticket itself and its code stay the same.",
	},
	deferredAdded: {
		pl: "Zapłać fakturę do {due}. To, co dodajesz, jest już na bilecie na Twoim koncie.",
		en: "Pay the invoice by {due}. What you added is on the ticket in your account already.",
	},
	expiredAdded: {
		pl: "Dodatki wróciły do sprzedaży, a Twój bilet jest dalej ważny. Jeśli przelew jest już w drodze, potwierdzimy zamówienie, gdy dodatki jeszcze będą, albo oddamy pieniądze.",
		en: "The extras are back on sale; your ticket stays valid. If a transfer is on its way, we will confirm the order if the extras are still there, or refund the money.",
	},
	cancelledAdded: {
		pl: "Nic nie trzeba płacić, a Twój bilet jest dalej ważny.",
		en: "There is nothing to pay, and your ticket stays valid.",
	},
	returnedAddedTitle: { pl: "Dodatki zwrócone", en: "Extras returned" },
	changedTitle: { pl: "Pakiet zmieniony", en: "Your package is changed" },
	changed: {
		pl: "Wszystko, co daje nowy pakiet, jest już otwarte. Kod na bilecie, który masz, dalej wpuszcza.",
		en: "Everything in the new package is open already. The code on the ticket that you have still lets you in.",
	},
	deferredChanged: {
		pl: "Zapłać fakturę do {due}. Bilet ma już nowy pakiet.",
		en: "Pay the invoice by {due}. Your ticket has the new package already.",
	},
	expiredChanged: {
		pl: "Twój bilet został taki, jaki był. Jeśli płatność jest już w drodze, zmienimy pakiet, gdy będzie w nim miejsce, albo oddamy pieniądze.",
		en: "Your ticket stayed as it was. If a payment is on its way, we will change the package if there is a place in it, or refund the money.",
	},
	cancelledChanged: {
		pl: "Nic nie trzeba płacić, a Twój bilet został taki, jaki był.",
		en: "There is nothing to pay, and your ticket stayed as it was.",
	},
	returnedChangedTitle: { pl: "Zmiana pakietu cofnięta", en: "Package change undone" },
	toTicket: { pl: "Zobacz bilet", en: "See the ticket" },
	payCard: { pl: "Zapłać #", en: "Pay #" },
	payNow: { pl: "Zapłać od razu #", en: "Pay # at once" },
	payCardHelp: { pl: "Kartą, BLIK-iem albo przez Przelewy24.", en: "By card, BLIK or Przelewy24." },
	payCardHelpTest: {
		pl: "Karta to tutaj bramka testowa: żadne pieniądze nie zostaną pobrane.",
		en: "Cards here are a test gateway: no money is charged.",
	},
	payAgain: { pl: "Zapłać jeszcze raz #", en: "Pay # again" },
	toTransfer: { pl: "Zapłać przelewem", en: "Pay by transfer" },
	cancel: { pl: "Anuluj zamówienie", en: "Cancel the order" },
	cancelAsk: {
		pl: "Anulować zamówienie? Wszystko, co w nim jest, wróci do sprzedaży.",
		en: "Cancel the order? Everything in it goes back on sale.",
	},
	cancelYes: { pl: "Tak, anuluj", en: "Yes, cancel it" },
	cancelNo: { pl: "Nie, zostawiam", en: "No, keep it" },
	refused: { pl: "Nie udało się. Spróbuj ponownie za chwilę.", en: "That failed. Try again in a moment." },
	recipient: { pl: "Odbiorca", en: "Recipient" },
	account: { pl: "Numer konta", en: "Account number" },
	title: { pl: "Tytuł przelewu", en: "Transfer title" },
	amount: { pl: "Kwota", en: "Amount" },
	copy: { pl: "Kopiuj", en: "Copy" },
	copied: { pl: "Skopiowano", en: "Copied" },
	whatYouBuy: { pl: "Zamówione", en: "What you ordered" },
	vat: { pl: "VAT", en: "VAT" },
	withCode: { pl: "z kodem, zamiast #", en: "with a code, instead of #" },
	vatIncluded: { pl: "w tym VAT", en: "VAT included" },
	paidPart: { pl: "Już wpłacone", en: "Paid already" },
	toPay: { pl: "Do zapłaty", en: "To pay" },
	total: { pl: "Razem", en: "Total" },
	tickets: { pl: "Bilety", en: "Tickets" },
	ticketOnPhone: { pl: "Na telefonie", en: "On the phone" },
	documents: { pl: "Dokumenty", en: "Documents" },
	proforma: { pl: "Pro forma", en: "Pro forma" },
	invoice: { pl: "Faktura VAT", en: "VAT invoice" },
	advance: { pl: "Faktura zaliczkowa", en: "Advance invoice" },
	settlement: { pl: "Faktura końcowa", en: "Final invoice" },
	correction: { pl: "Faktura korygująca", en: "Corrective invoice" },
	payer: { pl: "Nabywca", en: "Buyer" },
	nip: { pl: "NIP", en: "Tax number" },
	comments: { pl: "Uwagi", en: "Notes" },
	keepAddress: {
		pl: "Adres tej strony otwiera Twoje zamówienie bez logowania. Zachowaj go i nikomu nie pokazuj.",
		en: "The address of this page opens your order without logging in. Keep it and show it to nobody.",
	},
} as const satisfies Record<string, Text>;

/** Asking for an invoice later. */
export const askInvoiceTexts = {
	title: { pl: "Potrzebujesz faktury?", en: "Do you need an invoice?" },
	until: {
		pl: "Możesz poprosić o fakturę imienną do {day}. Wyślemy ją też e-mailem.",
		en: "You can ask for an invoice in your name until {day}. We also send it by e-mail.",
	},
	open: { pl: "Poproś o fakturę", en: "Ask for an invoice" },
	name: { pl: "Imię i nazwisko", en: "Full name" },
	street: { pl: "Ulica i numer", en: "Street and number" },
	postCode: { pl: "Kod pocztowy", en: "Post code" },
	city: { pl: "Miejscowość", en: "Town" },
	country: { pl: "Kraj", en: "Country" },
	send: { pl: "Wystaw fakturę", en: "Issue the invoice" },
} as const satisfies Record<string, Text>;

/** The built-in test gateway's page. */
export const gatewayTexts = {
	pageTitle: { pl: "Bramka testowa", en: "Test gateway" },
	description: { pl: "Płatność na niby.", en: "A pretend payment." },
	warning: {
		pl: "To jest bramka testowa. Żadne pieniądze nie zostaną pobrane ani przelane.",
		en: "This is a test gateway. No money is charged or moved.",
	},
	lead: {
		pl: "Wybierz, jak ma się skończyć płatność. Tak samo odpowiedziałby prawdziwy operator.",
		en: "Choose how the payment should end. A real provider would answer the same way.",
	},
	success: { pl: "Płatność udana: #", en: "Payment succeeds: #" },
	failure: { pl: "Płatność odrzucona", en: "Payment declined" },
	delay: { pl: "Udana, potwierdzenie po 8 sekundach", en: "Succeeds, confirmed after 8 seconds" },
	order: { pl: "Zamówienie", en: "Order" },
	settled: {
		pl: "Wynik tej płatności jest już znany.",
		en: "The outcome of this payment is already known.",
	},
	toOrder: { pl: "Wróć do zamówienia", en: "Back to the order" },
	lostTitle: { pl: "Wynik jest zapisany", en: "The outcome is saved" },
	lost: {
		pl: "Ta karta przeglądarki nie pamięta, do którego zamówienia wrócić. Otwórz je adresem, pod którym zaczęła się płatność.",
		en: "This tab does not remember which order to go back to. Open it at the address where the payment began.",
	},
	toStart: { pl: "Na stronę główną", en: "To the home page" },
	notFoundTitle: { pl: "Nie ma takiej płatności", en: "There is no such payment" },
} as const satisfies Record<string, Text>;
