import type { Text } from "../../kit/i18n/lang.ts";
import type { DocumentName, PaymentMethod, VatRate } from "./contract.ts";

export const refusals = {
	noDocument: { pl: "Nie ma takiego dokumentu.", en: "There is no such document." },
	noInvoice: { pl: "Nie ma takiej faktury.", en: "There is no such invoice." },
	nothingCorrected: {
		pl: "Korekta musi mieć te same pozycje co faktura i zmieniać choć jedną z nich.",
		en: "A correction must have the invoice's lines and change at least one of them.",
	},
} as const satisfies Record<string, Text>;

export const titles = {
	proforma: { pl: "Faktura pro forma", en: "Pro-forma invoice" },
	invoice: { pl: "Faktura VAT", en: "VAT invoice" },
	advance: { pl: "Faktura zaliczkowa", en: "Advance invoice" },
	settlement: { pl: "Faktura końcowa", en: "Final invoice" },
	correction: { pl: "Faktura korygująca", en: "Corrective invoice" },
} satisfies Record<DocumentName, Text>;

export const uninvoicedTitle: Text = { pl: "Sprzedaż bez faktury", en: "Sold without invoice" };

export const methods = {
	card: { pl: "karta płatnicza", en: "payment card" },
	blik: { pl: "BLIK", en: "BLIK" },
	przelewy24: { pl: "Przelewy24", en: "Przelewy24" },
	transfer: { pl: "przelew", en: "bank transfer" },
	deferred: { pl: "przelew odroczony", en: "deferred transfer" },
	test: { pl: "płatność próbna", en: "test payment" },
} satisfies Record<PaymentMethod, Text>;

export function rateText(rate: VatRate): string {
	return rate === "np" ? "np." : `${rate}\u00a0%`;
}

export const texts = {
	seller: { pl: "Sprzedawca", en: "Seller" },
	buyer: { pl: "Nabywca", en: "Buyer" },
	nip: { pl: "NIP", en: "Tax ID (NIP)" },
	taxNumber: { pl: "Numer podatkowy", en: "Tax number" },
	issueDate: { pl: "Data wystawienia", en: "Issue date" },
	saleDate: { pl: "Data sprzedaży lub zapłaty", en: "Date of sale or payment" },
	correctedInvoice: { pl: "Do faktury", en: "Corrects invoice" },
	ofDay: { pl: "z dnia", en: "of" },
	reason: { pl: "Przyczyna korekty", en: "Reason for the correction" },
	dueDate: { pl: "Termin płatności", en: "Payment due" },
	method: { pl: "Forma płatności", en: "Payment method" },
	paidOn: { pl: "Zapłacono", en: "Paid on" },
	repaidOn: { pl: "Zwrócono", en: "Refunded on" },
	repayUntil: { pl: "Zwrot do dnia", en: "Refund by" },
	position: { pl: "Lp.", en: "No." },
	name: { pl: "Nazwa usługi", en: "Service" },
	quantity: { pl: "Ilość", en: "Qty" },
	unitNet: { pl: "Cena netto", en: "Net price" },
	discountNet: { pl: "Opust netto", en: "Net discount" },
	net: { pl: "Wartość netto", en: "Net value" },
	rate: { pl: "VAT", en: "VAT" },
	vat: { pl: "Kwota VAT", en: "VAT amount" },
	gross: { pl: "Wartość brutto", en: "Gross value" },
	before: { pl: "Przed korektą", en: "Before the correction" },
	after: { pl: "Po korekcie", en: "After the correction" },
	difference: { pl: "Różnica", en: "Difference" },
	perRate: { pl: "Według stawek", en: "By rate" },
	sum: { pl: "Razem", en: "Total" },
	ordered: { pl: "Wartość zamówienia", en: "Value of the order" },
	advanceReceived: { pl: "Otrzymana zaliczka", en: "Advance received" },
	advancesReceived: { pl: "Otrzymane zaliczki", en: "Advances received" },
	earlierInvoices: { pl: "Wcześniejsze faktury zaliczkowe", en: "Earlier advance invoices" },
	amountReceived: { pl: "Kwota otrzymanej zapłaty", en: "Amount received" },
	amountDue: { pl: "Kwota należności ogółem", en: "Total amount due" },
	toPay: { pl: "Do zapłaty", en: "To be paid" },
	paid: { pl: "Zapłacono", en: "Paid" },
	amountToPayMore: { pl: "Do dopłaty", en: "To be paid in addition" },
	returned: { pl: "Zwrócono", en: "Refunded" },
	amountToReturn: { pl: "Do zwrotu", en: "To be refunded" },
	leftToPay: { pl: "Do zapłaty po korekcie", en: "To be paid after the correction" },
	amountCorrected: { pl: "Zmiana kwoty należności ogółem", en: "Change of the total amount due" },
	inWords: { pl: "Słownie", en: "In words" },
	account: { pl: "Rachunek bankowy", en: "Bank account" },
	transferTitle: { pl: "Tytuł przelewu", en: "Transfer title" },
	notes: { pl: "Uwagi", en: "Notes" },
	reverseCharge: { pl: "Odwrotne obciążenie", en: "Reverse charge" },
	ksefNumber: { pl: "Numer KSeF", en: "KSeF number" },
	page: { pl: "Strona", en: "Page" },
	proformaNotice: {
		pl: "To nie jest faktura VAT. Dokument nie jest księgowany ani nie uprawnia do odliczenia podatku; fakturę wystawimy po otrzymaniu zapłaty.",
		en: "This is not a VAT invoice. It is not an accounting document and gives no right to deduct tax; we will issue the invoice once the payment arrives.",
	},
} as const satisfies Record<string, Text>;
