import { fill } from "../../kit/i18n/fill.ts";
import type { Text } from "../../kit/i18n/lang.ts";

export const optionLabels = {
	kind: { pl: "Dodatek", en: "Extra" },
	package: { pl: "Do pakietu", en: "For the package" },
	net: { pl: "Cena netto w złotych", en: "Net price in PLN" },
	vat: { pl: "VAT w procentach", en: "VAT in percent" },
	capacity: { pl: "Liczba sztuk", en: "Number of pieces" },
	sizes: { pl: "Rozmiary", en: "Sizes" },
} as const satisfies Record<string, Text>;

const belowTaken = {
	pl: "Wzięte sztuki: #. Limit nie może być mniejszy.",
	en: "Taken pieces: #. The limit cannot be lower.",
} as const;
const belowTakenSize = {
	pl: "Wzięte sztuki rozmiaru #size: #taken. Rozmiar musi zostać, z limitem nie mniejszym.",
	en: "Taken pieces of size #size: #taken. The size has to stay, with no lower limit.",
} as const;

export const optionRefusals = {
	noOption: { pl: "Nie ma takiego dodatku.", en: "There is no such extra." },
	noPackage: { pl: "Nie ma takiego pakietu.", en: "There is no such package." },
	changed: {
		pl: "Ktoś inny zmienił ten dodatek w międzyczasie. Nic nie zapisaliśmy.",
		en: "Another person has changed this extra meanwhile. Nothing was saved.",
	},
	kind: { pl: "Wybierz dodatek.", en: "Choose an extra." },
	exists: { pl: "Ten pakiet ma już ten dodatek.", en: "The package has this extra already." },
	net: {
		pl: "Wpisz kwotę netto, na przykład 49 albo 49,50.",
		en: "Type a net amount, for example 49 or 49.50.",
	},
	vat: { pl: "Wpisz liczbę od 0 do 100.", en: "Type a number from 0 to 100." },
	capacity: {
		pl: "Wpisz liczbę sztuk, albo zostaw puste, jeśli nie ma limitu.",
		en: "Type a number of pieces, or leave it empty for no limit.",
	},
	sizes: {
		pl: "Wpisz różne rozmiary po przecinku, z limitem po dwukropku: S, M: 40, L.",
		en: "Type different sizes with commas, a limit after a colon: S, M: 40, L.",
	},
	noSizes: { pl: "Koszulka potrzebuje rozmiarów.", en: "A T-shirt needs sizes." },
	onlyShirts: { pl: "Tylko koszulka ma rozmiary.", en: "Only a T-shirt has sizes." },
	isClosed: { pl: "Sprzedaż tego dodatku jest już zamknięta.", en: "The sale of this extra is closed already." },
	isOpen: { pl: "Ten dodatek jest już w sprzedaży.", en: "This extra is on sale already." },
	notAsBefore: {
		pl: "Ten dodatek zmieniono od tego czasu albo ktoś go wybrał.",
		en: "The extra has been changed since, or somebody has chosen it.",
	},
	belowTaken: (taken: number): Text => ({ pl: fill(belowTaken.pl, taken), en: fill(belowTaken.en, taken) }),
	belowTakenSize: (size: string, taken: number): Text => ({
		pl: fill(belowTakenSize.pl, { size, taken }),
		en: fill(belowTakenSize.en, { size, taken }),
	}),
} as const;

/** The effects of closing or opening the sale. */
export const saleTexts = {
	close: { pl: "Nikt więcej nie weźmie tego dodatku: #name.", en: "Nobody else can take this extra: #name." },
	stay: {
		pl: "Wzięte sztuki (#taken) zostają przy osobach, które je mają.",
		en: "Taken pieces (#taken) stay with the people who have them.",
	},
	late: {
		pl: "Spóźniona wpłata za wygasłe zamówienie już go nie przywróci.",
		en: "A late payment of an expired order no longer brings it back.",
	},
	open: { pl: "Ten dodatek wróci do sprzedaży: #name.", en: "This extra returns to sale: #name." },
	closed: { pl: "Zamknięto sprzedaż: #.", en: "The sale is closed: #." },
	opened: { pl: "Wznowiono sprzedaż: #.", en: "The sale is open again: #." },
} as const satisfies Record<string, Text>;
