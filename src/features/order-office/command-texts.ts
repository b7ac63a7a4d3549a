import type { Text } from "../../kit/i18n/lang.ts";

/** The sentences of previews. */
export const previewTexts = {
	transfer: {
		pl: "Zaksięguj przelew #amount na zamówienie #number, tytuł #reference.",
		en: "Record a transfer of #amount for order #number, reference #reference.",
	},
	transferConfirms: {
		pl: "Zamówienie będzie opłacone: kupujący dostanie e-mail z fakturą i biletami albo kodami.",
		en: "The order will be paid: the buyer gets an e-mail with the invoice and the tickets or codes.",
	},
	transferPart: {
		pl: "Do zapłaty zostanie #left. Kupujący dostanie e-mail.",
		en: "#left remains due. The buyer gets an e-mail.",
	},
	transferSurplus: {
		pl: "Nadpłata #surplus trafi na listę do zwrotu.",
		en: "The surplus of #surplus goes to the list of refunds.",
	},
	transferLate: {
		pl: "Zamówienie wygasło. Wróci, jeśli jego miejsca są jeszcze wolne; inaczej pieniądze trafią na listę do zwrotu.",
		en: "The order has expired. It returns if its places are still free; otherwise the money goes to the list of refunds.",
	},
	transferQueued: {
		pl: "Zamówienie nie czeka na pieniądze. Cała kwota trafi na listę do zwrotu.",
		en: "The order awaits no money. The whole amount goes to the list of refunds.",
	},
	transferKnown: {
		pl: "Przelew o tym tytule jest już zaksięgowany. Nic nie zostanie policzone drugi raz; inny przelew podaj z innym tytułem.",
		en: "The transfer with this reference is already recorded. Nothing is counted again; give another transfer another reference.",
	},
	refund: {
		pl: "Zwróć #amount z zamówienia #number.",
		en: "Refund #amount of order #number.",
	},
	refundWhole: { pl: "Całe zamówienie zostanie anulowane.", en: "The whole order is cancelled." },
	refundPlaces: { pl: "Miejsca wrócą do puli.", en: "The places become free." },
	refundCodes: { pl: "Nieużyte kody, które przestaną działać: #count.", en: "Unused codes that stop working: #count." },
	refundInvoice: { pl: "Faktura dostanie korektę.", en: "The invoice is corrected." },
	backByProvider: {
		pl: "Pieniądze wrócą przez operatora płatności.",
		en: "The money goes back through the payment provider.",
	},
	backByHand: {
		pl: "Pieniądze z przelewu odsyła organizator. Zwrot trafi na listę do wysłania.",
		en: "The organiser transfers the money back. The refund goes to the list of refunds to send.",
	},
	paymentRefund: {
		pl: "Oddaj wpłatę #amount, tytuł #reference.",
		en: "Return the payment of #amount, reference #reference.",
	},
	refundSent: {
		pl: "Oznacz zwrot #amount jako wysłany przelewem.",
		en: "Record that the refund of #amount was transferred.",
	},
	approve: {
		pl: "Zatwierdź zamówienie #number na #amount z odroczoną płatnością.",
		en: "Approve order #number of #amount with deferred payment.",
	},
	approveInvoice: {
		pl: "Zamówienie będzie potwierdzone, a kupujący dostanie e-mail z fakturą albo pro formą.",
		en: "The order is confirmed, and the buyer gets an e-mail with the invoice or pro-forma.",
	},
	cancel: { pl: "Anuluj nieopłacone zamówienie #number.", en: "Cancel the unpaid order #number." },
	cancelPlaces: {
		pl: "Miejsca i kod wrócą do puli, a kupujący dostanie e-mail.",
		en: "Its places and its code become free, and the buyer gets an e-mail.",
	},
	extend: {
		pl: "Przedłuż termin zamówienia #number do #until.",
		en: "Extend the deadline of order #number to #until.",
	},
	extendHold: { pl: "Miejsca zostaną zarezerwowane do tego czasu.", en: "The places stay reserved until then." },
	extendInvoice: {
		pl: "Dokument się nie zmieni: przypomnienia przyjdą według nowego terminu.",
		en: "The document does not change: reminders follow the new deadline.",
	},
	codes: {
		pl: "Wyślij ponownie nieużyte kody zamówienia #number: #count.",
		en: "Send the unused codes of order #number again: #count.",
	},
} as const satisfies Record<string, Text>;

export const figureLabels = {
	due: { pl: "Do zapłaty", en: "Due" },
	incoming: { pl: "Wpłata", en: "Transfer" },
	left: { pl: "Zostanie do zapłaty", en: "Remains due" },
	worth: { pl: "Wartość biletów", en: "Value of the tickets" },
	back: { pl: "Do oddania", en: "To be returned" },
	remaining: { pl: "Zostaje w zamówieniu", en: "Remains in the order" },
	total: { pl: "Wartość zamówienia", en: "Value of the order" },
} as const satisfies Record<string, Text>;

/** The results of commands. */
export const doneTexts = {
	transfer: { pl: "Przelew jest zaksięgowany.", en: "The transfer is recorded." },
	transferQueued: {
		pl: "Pieniądze są zaksięgowane i czekają na liście do zwrotu.",
		en: "The money is recorded and waits on the list of refunds.",
	},
	transferKnown: { pl: "Ten przelew był już zaksięgowany.", en: "This transfer was recorded before." },
	refund: { pl: "Zwrócono #amount.", en: "#amount is refunded." },
	refundRequested: {
		pl: "Zwrot #amount czeka na decyzję innej osoby z biura.",
		en: "The refund of #amount waits for another organiser.",
	},
	requestRefused: { pl: "Prośba o zwrot jest odrzucona.", en: "The request for a refund is refused." },
	paymentRefund: { pl: "Zwrot #amount jest zlecony.", en: "The refund of #amount has started." },
	refundSent: { pl: "Zwrot #amount jest wysłany.", en: "The refund of #amount is recorded as sent." },
	approve: { pl: "Zamówienie jest zatwierdzone.", en: "The order is approved." },
	cancel: { pl: "Zamówienie jest anulowane.", en: "The order is cancelled." },
	extend: { pl: "Termin jest przedłużony.", en: "The deadline is extended." },
	codes: { pl: "Kody są wysłane.", en: "The codes are sent." },
} as const satisfies Record<string, Text>;

export const commandRefusals = {
	noOrder: { pl: "Na tym wydarzeniu nie ma takiego zamówienia.", en: "This event has no such order." },
	noPayment: { pl: "To zamówienie nie ma takiej wpłaty.", en: "This order has no such payment." },
	noRefund: {
		pl: "Taki zwrot nie czeka na wysłanie przelewem.",
		en: "No such refund waits to be transferred.",
	},
	requestWaits: {
		pl: "Zwrot z tego zamówienia czeka już na decyzję innej osoby z biura.",
		en: "A refund of this order already waits for another organiser.",
	},
	noRequest: { pl: "Żaden zwrot z tego zamówienia nie czeka na decyzję.", en: "No refund of this order waits." },
	ownRequest: {
		pl: "O ten zwrot prosisz Ty, więc zatwierdza go inna osoba z biura.",
		en: "You asked for this refund, so another organiser confirms it.",
	},
	notExtendable: {
		pl: "Termin tego zamówienia nie może się zmienić.",
		en: "The deadline of this order cannot change.",
	},
	deadlineChanged: {
		pl: "Termin tego zamówienia zmienił się od tego czasu.",
		en: "The deadline of this order has changed since.",
	},
	deadlineReminded: {
		pl: "Kupujący dostał już przypomnienie z późniejszym terminem.",
		en: "The buyer has a reminder with the later deadline already.",
	},
	deadlinePassed: {
		pl: "Poprzedni termin już minął. Zamówienie bez wpłaty możesz anulować.",
		en: "The earlier deadline has passed. You can cancel the order while it is unpaid.",
	},
	noCodes: { pl: "To zamówienie nie ma nieużytych kodów.", en: "This order has no unused codes." },
	noBuyer: { pl: "Konto kupującego zostało usunięte.", en: "The buyer's account was erased." },
	versionChanged: {
		pl: "Ktoś zmienił te dane w międzyczasie. Porównaj obie wersje.",
		en: "Another person has changed this data in the meantime. Compare both versions.",
	},
	payerAbroad: {
		pl: "To zamówienie nie ma polskiego VAT, więc płatnik musi być firmą z innego kraju.",
		en: "This order has no Polish VAT, so its payer must be a business of another country.",
	},
	payerFixed: {
		pl: "Dane płatnika można zmienić tylko w nieopłaconym zamówieniu.",
		en: "The payer can be changed only while the order is unpaid.",
	},
} as const satisfies Record<string, Text>;
