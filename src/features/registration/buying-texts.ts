import type { Text } from "../../kit/i18n/lang.ts";

/** Choosing a package, its code, and how it is paid. */
export const buyingTexts = {
	title: { pl: "Wybierz pakiet", en: "Choose a package" },
	lead: {
		pl: "Cena zależy od rundy. Złożone zamówienie zachowuje swoją cenę do terminu płatności.",
		en: "The price depends on the round. A placed order keeps its price until payment is due.",
	},
	packages: { pl: "Pakiety w sprzedaży", en: "Packages on sale" },
	oldPrice: { pl: "Cena bez kodu:", en: "Price without the code:" },
	rise: { pl: "Od {day} {price}", en: "From {day} {price}" },
	riseTitle: { pl: "Cena rośnie {day}", en: "The price rises on {day}" },
	riseText: {
		pl: "Pakiet {name} będzie kosztować {price}. Złożone zamówienie zachowuje dzisiejszą cenę.",
		en: "The {name} package will cost {price}. A placed order keeps today’s price.",
	},
	notSold: {
		pl: "Pakietu z tego linku nie ma teraz w sprzedaży. Wybierz jeden z tych:",
		en: "The package of this link is not on sale now. Choose one of these:",
	},
	codeHeading: { pl: "Mam kod z zaproszenia", en: "I have a code from the invitation" },
	codeExpected: { pl: "Sprawdzamy kod {code}…", en: "Checking the code {code}…" },
	codeHelp: {
		pl: "Kod zaproszenia albo rabatowy. Wielkość liter nie ma znaczenia.",
		en: "An invitation or discount code. Letter case does not matter.",
	},
	checkCode: { pl: "Sprawdź kod", en: "Check the code" },
	checkingCode: { pl: "Sprawdzamy…", en: "Checking…" },
	codeApplied: {
		pl: "Kod {code} obniża cenę pakietu {name} o {percent}%: {price}.",
		en: "The code {code} takes {percent}% off the {name} package: {price}.",
	},
	invitation: {
		pl: "Zaproszenie przyjęte. Pakiet {name} nic Cię nie kosztuje.",
		en: "Invitation accepted. The {name} package costs you nothing.",
	},
	codeElsewhere: {
		pl: "Kod {code} nie zmienia ceny tego pakietu. Obejmuje: {names}.",
		en: "The code {code} does not change the price of this package. It covers: {names}.",
	},
	codeFor: {
		pl: "Kod {code} działa w pakietach: {names}. Wybierz jeden z nich.",
		en: "The code {code} works for these packages: {names}. Choose one of them.",
	},
	codeNothing: {
		pl: "Kod {code} nie obejmuje żadnego pakietu, który jest teraz w sprzedaży.",
		en: "The code {code} covers no package that is on sale now.",
	},
	codeUnanswered: {
		pl: "Nie udało się sprawdzić kodu. Spróbuj ponownie za chwilę.",
		en: "The code could not be checked. Try again in a moment.",
	},
	codeUnchecked: {
		pl: "Zmień kod albo usuń go, aby iść dalej.",
		en: "Change the code or remove it to go on.",
	},
	yours: {
		pl: "Wybierz pakiet, a zobaczysz tu, co w nim jest i ile płacisz.",
		en: "Choose a package, and you see here what is in it and what you pay.",
	},
	nothingYet: { pl: "Nic jeszcze nie wybrano", en: "Nothing chosen yet" },
	what: { pl: "Co jest w cenie", en: "What the price is made of" },
	next: { pl: "Dalej: Twoje dane", en: "Next: your details" },
	nextShort: { pl: "Dalej", en: "Next" },
	back: { pl: "Wróć do pakietu", en: "Back to the package" },
	stepPayment: { pl: "Płatność", en: "Payment" },
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
		pl: "Tylko dla firm. Obsługa kosztuje #.",
		en: "For companies only. The handling costs #.",
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
	submitFree: { pl: "Zarejestruj się", en: "Register" },
	submitFreeTeam: { pl: "Zamawiam bezpłatne bilety", en: "Order the free tickets" },
	shortFree: { pl: "Zamawiam", en: "Order" },
	submitCard: { pl: "Zamawiam i płacę #", en: "Order and pay #" },
	submitTransfer: { pl: "Zamawiam i płacę przelewem #", en: "Order and pay # by transfer" },
	submitDeferred: { pl: "Zamawiam z fakturą odroczoną: #", en: "Order with a deferred invoice: #" },
	shortCard: { pl: "Zamawiam i płacę", en: "Order and pay" },
	shortTransfer: { pl: "Zamawiam przelewem", en: "Order by transfer" },
	shortDeferred: { pl: "Zamawiam z fakturą", en: "Order with invoice" },
	ordering: { pl: "Zamawiamy…", en: "Placing the order…" },
	discount: { pl: "Kod", en: "Code" },
	fee: { pl: "Obsługa faktury odroczonej", en: "Deferred invoice handling" },
	vat: { pl: "VAT", en: "VAT" },
	vatIncluded: { pl: "w tym VAT", en: "VAT included" },
	reverseCharge: { pl: "odwrotne obciążenie", en: "reverse charge" },
	whyNoVat: {
		pl: "Odwrotne obciążenie (art. 28b ustawy o VAT): do udziału online nie doliczamy VAT, rozlicza go Twoja firma w swoim kraju.",
		en: "Reverse charge (art. 28b of the Polish VAT Act): no VAT is added to taking part online, your company settles it in its own country.",
	},
	checkAmount: {
		pl: "Nowa kwota do zapłaty jest w podsumowaniu i na przycisku. Potwierdź ją jeszcze raz albo wróć do pakietu.",
		en: "The new amount is in the summary and on the button. Confirm it once more or go back to the package.",
	},
	orderedTitle: { pl: "Zamówienie przyjęte", en: "Your order is placed" },
	ordered: {
		pl: "Płatność, dokumenty i bilety są na stronie Twojego zamówienia.",
		en: "Payment, documents and tickets are on the page of your order.",
	},
	toOrder: { pl: "Przejdź do zamówienia", en: "Go to the order" },
} satisfies Record<string, Text>;

/** Fills `{name}` places of a text. */
export function filled(text: string, values: Record<string, string>): string {
	return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
