import type { Text } from "../../kit/i18n/lang.ts";

export const paymentTexts = {
	payment: { pl: "Płatność", en: "Payment" },
	method: { pl: "Sposób płatności", en: "How you will pay" },
	card: { pl: "Karta, BLIK lub Przelewy24", en: "Card, BLIK or Przelewy24" },
	cardHelp: {
		pl: "Od razu. Zamówienie czeka na Ciebie 30 minut.",
		en: "At once. Your order waits 30 minutes for you.",
	},
	cardHelpTest: {
		pl: "Bramka testowa: żadne pieniądze nie zostaną pobrane. Zamówienie czeka na Ciebie 30 minut.",
		en: "A test gateway: no money is charged. Your order waits 30 minutes for you.",
	},
	transfer: { pl: "Przelew na konto", en: "Bank transfer" },
	transferHelp: {
		pl: "Dane do przelewu pokażemy po zamówieniu. Czeka ono 7 dni.",
		en: "We show the account after you order. Your order waits 7 days.",
	},
	deferred: { pl: "Faktura z odroczonym terminem", en: "Invoice with deferred payment" },
	deferredHelp: {
		pl: "Tylko dla firm. Na zapłatę masz 14 dni od wystawienia faktury. Obsługa kosztuje #.",
		en: "For companies only. You pay within 14 days of the invoice. The handling costs #.",
	},
	company: { pl: "Kupuję na firmę", en: "I buy for a company" },
	companyHelp: { pl: "Wystawimy fakturę z numerem NIP.", en: "We issue an invoice with the tax number." },
	personalInvoice: { pl: "Chcę fakturę imienną", en: "I want an invoice for myself" },
	personalInvoiceHelp: {
		pl: "Dla osoby, bez numeru NIP. Możesz o nią poprosić też później, na stronie zamówienia.",
		en: "For a person, without a tax number. You can also ask for it later, on the order’s page.",
	},
	payerPersonName: { pl: "Imię i nazwisko", en: "Full name" },
	payerNip: { pl: "NIP", en: "Tax number" },
	payerNipHelp: { pl: "Spacje i kreski nie przeszkadzają.", en: "Spaces and dashes do not matter." },
	payerName: { pl: "Nazwa firmy", en: "Company name" },
	payerStreet: { pl: "Ulica i numer", en: "Street and number" },
	payerPostCode: { pl: "Kod pocztowy", en: "Post code" },
	payerCity: { pl: "Miejscowość", en: "Town" },
	payerCountry: { pl: "Kraj", en: "Country" },
	payerComments: { pl: "Uwagi do dokumentu sprzedaży", en: "Notes for the sales document" },
	payerCommentsHelp: {
		pl: "Na przykład numer zamówienia. Pokażemy je na fakturze.",
		en: "A purchase order number, for example. We print it on the invoice.",
	},
	submitCard: { pl: "Zamawiam i płacę #", en: "Order and pay #" },
	submitTransfer: { pl: "Zamawiam i płacę przelewem #", en: "Order and pay # by transfer" },
	submitDeferred: { pl: "Zamawiam z fakturą odroczoną: #", en: "Order with a deferred invoice: #" },
	shortCard: { pl: "Zamawiam i płacę", en: "Order and pay" },
	shortTransfer: { pl: "Zamawiam przelewem", en: "Order by transfer" },
	shortDeferred: { pl: "Zamawiam z fakturą", en: "Order with invoice" },
	free: { pl: "Bezpłatnie", en: "Free" },
	toPay: { pl: "Do zapłaty", en: "To pay" },
	discount: { pl: "Kod", en: "Code" },
	fee: { pl: "Obsługa faktury odroczonej", en: "Deferred invoice handling" },
	vat: { pl: "VAT", en: "VAT" },
	vatIncluded: { pl: "w tym VAT", en: "VAT included" },
	reverseCharge: { pl: "odwrotne obciążenie", en: "reverse charge" },
	whyNoVat: {
		pl: "Odwrotne obciążenie (art. 28b ustawy o VAT): do udziału online nie doliczamy VAT, rozlicza go Twoja firma w swoim kraju.",
		en: "Reverse charge (art. 28b of the Polish VAT Act): no VAT is added to taking part online, your company settles it in its own country.",
	},
} as const satisfies Record<string, Text>;

/** Spec §5. The Polish texts are quoted from it. */
export const paymentMessages = {
	payerName: { pl: "Podaj imię i nazwisko.", en: "Provide your full name." },
	companyName: { pl: "Podaj nazwę firmy.", en: "Provide the company’s name." },
	payerNip: { pl: "Podaj numer NIP.", en: "Provide the tax number." },
	payerNipWrong: { pl: "Błędny numer NIP – sprawdź cyfry.", en: "Incorrect tax number – check the digits." },
	deferredForCompanies: {
		pl: "Odroczony termin jest tylko dla firm – wybierz inny sposób płatności.",
		en: "Deferred payment is for companies only – choose another way to pay.",
	},
	paymentMethod: { pl: "Wybierz sposób płatności.", en: "Choose how you will pay." },
	expectedGross: { pl: "Podaj kwotę, którą widzi kupujący.", en: "Provide the amount that the buyer sees." },
} as const satisfies Record<string, Text>;
