import type { Text } from "../../kit/i18n/lang.ts";

export const buyingTexts = {
	title: { pl: "Wybierz pakiet", en: "Choose a package" },
	lead: {
		pl: "Cena zależy od rundy. Złożone zamówienie zachowuje swoją cenę do terminu płatności.",
		en: "The price depends on the round. A placed order keeps its price until payment is due.",
	},
	leadOnePrice: {
		pl: "Złożone zamówienie zachowuje swoją cenę do terminu płatności.",
		en: "A placed order keeps its price until payment is due.",
	},
	packages: { pl: "Dostępne pakiety", en: "Available packages" },
	oldPrice: { pl: "Cena bez kodu:", en: "Price without the code:" },
	rise: { pl: "Od {day} {price}", en: "From {day} {price}" },
	riseTitle: { pl: "Cena rośnie {day}", en: "The price rises on {day}" },
	riseTomorrow: { pl: "Cena rośnie jutro", en: "The price rises tomorrow" },
	riseForAll: {
		pl: "Od {day} pakiety kosztują więcej. Złożone zamówienie zachowuje dzisiejszą cenę.",
		en: "From {day} packages cost more. A placed order keeps today’s price.",
	},
	riseText: {
		pl: "Pakiet {name} będzie kosztować {price}. Złożone zamówienie zachowuje dzisiejszą cenę.",
		en: "The {name} package will cost {price}. A placed order keeps today’s price.",
	},
	notSold: {
		pl: "Pakiet z tego linku nie jest teraz dostępny. Wybierz jeden z tych:",
		en: "The package in this link is not available now. Choose one of these:",
	},
	codeHeading: { pl: "Mam kod z zaproszenia", en: "I have a code from an invitation" },
	codeExpected: { pl: "Sprawdzamy kod {code}…", en: "Checking the code {code}…" },
	summaryCode: { pl: "Kod rabatowy", en: "Discount code" },
	applyCode: { pl: "Zastosuj", en: "Apply" },
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
		en: "Choose a package to see what is in it and what you pay.",
	},
	nothingYet: { pl: "Nic jeszcze nie wybrano", en: "Nothing chosen yet" },
	what: { pl: "Co jest w cenie", en: "What the price is made of" },
	next: { pl: "Dalej: Twoje dane", en: "Next: your details" },
	nextShort: { pl: "Dalej", en: "Next" },
	back: { pl: "Wróć do pakietu", en: "Back to the package" },
	stepPayment: { pl: "Płatność", en: "Payment" },
	submitFree: { pl: "Zarejestruj się", en: "Register" },
	submitFreeTeam: { pl: "Zamawiam bezpłatne bilety", en: "Order the free tickets" },
	shortFree: { pl: "Zamawiam", en: "Order" },
	ordering: { pl: "Zamawiamy…", en: "Placing the order…" },
	checkAmount: {
		pl: "Nowa kwota do zapłaty jest w podsumowaniu i na przycisku. Potwierdź ją jeszcze raz albo wróć do pakietu.",
		en: "The new amount is in the summary and on the button. Confirm it again or go back to the package.",
	},
	orderedTitle: { pl: "Zamówienie przyjęte", en: "Your order is placed" },
	ordered: {
		pl: "Płatność, dokumenty i bilety są na stronie Twojego zamówienia.",
		en: "Payment, documents and tickets are on the page of your order.",
	},
	toOrder: { pl: "Przejdź do zamówienia", en: "Go to the order" },
} as const satisfies Record<string, Text>;

export function filled(text: string, values: Record<string, string>): string {
	return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** How long the place is held, on the confirmation page; `#` is the time. */
export const heldUntil = {
	pl: "Trzymamy Twoje miejsce do #. Jeśli potwierdzisz adres później, dostaniesz je, o ile jeszcze będzie. Jeśli nie, napiszemy, co możesz zrobić.",
	en: "We hold your place until #. If you confirm your address later, you get it if there is one left. Otherwise we will write to tell you what you can do.",
};
