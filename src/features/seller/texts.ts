import type { Lang, Text } from "../../kit/i18n/lang.ts";
import type { SellerDetails } from "./seller.ts";

/** The organiser in every page's footer. */
export type Organiser = { name: string; footer: string | null };

export function organiserOf({ name, footer }: SellerDetails, lang: Lang): Organiser {
	return { name, footer: footer?.[lang] ?? null };
}

export const texts = {
	noSale: {
		pl: "Sprzedaż jest zamknięta: organizator nie podał jeszcze danych sprzedawcy. Bezpłatne pakiety są dostępne.",
		en: "Sales are closed: the organiser has not entered the seller's details yet. Free packages are available.",
	},
} as const satisfies Record<string, Text>;

export const formTexts = {
	name: { pl: "Nazwa sprzedawcy", en: "Name of the seller" },
	nip: { pl: "NIP", en: "Tax number" },
	street: { pl: "Ulica i numer", en: "Street and number" },
	postCode: { pl: "Kod pocztowy", en: "Post code" },
	city: { pl: "Miejscowość", en: "Town" },
	country: { pl: "Kraj (kod, np. PL)", en: "Country (code, such as PL)" },
	registers: { pl: "Rejestry, każdy w osobnym wierszu", en: "Registers, one per line" },
	email: { pl: "E-mail księgowości na dokumentach", en: "Accounting e-mail on documents" },
	account: { pl: "Rachunek do wpłat", en: "Account for transfers" },
	bank: { pl: "Nazwa banku", en: "Name of the bank" },
	sender: { pl: "Nadawca e-maili", en: "Sender of e-mails" },
	signer: { pl: "Kto podpisuje certyfikaty", en: "Signatory of certificates" },
	footerPl: { pl: "Stopka strony po polsku", en: "Footer of the site in Polish" },
	footerEn: { pl: "Stopka strony po angielsku", en: "Footer of the site in English" },
	required: { pl: "Uzupełnij to pole.", en: "Fill in this field." },
	wrongNip: {
		pl: "To nie jest NIP. Wpisz dziesięć cyfr; sprawdzamy cyfrę kontrolną.",
		en: "This is not a Polish tax number. Type ten digits; the check digit is verified.",
	},
	wrongAccount: {
		pl: "To nie jest polski rachunek. Wpisz 26 cyfr, zaczynając od kontrolnych.",
		en: "This is not a Polish account. Type 26 digits, check digits first.",
	},
	wrongCountry: {
		pl: "Wpisz dwie litery kraju, na przykład PL.",
		en: "Type two letters of the country, such as PL.",
	},
	wrongEmail: { pl: "To nie jest adres e-mail.", en: "This is not an e-mail address." },
	wrongSender: {
		pl: "Wpisz nazwę i adres, na przykład: Estrada <hej@example.com>.",
		en: "Type a name and address, such as: Estrada <hello@example.com>.",
	},
	bothFooters: {
		pl: "Stopka musi być w obu językach. Uzupełnij to pole albo wyczyść drugie.",
		en: "The footer needs both languages. Fill in this field, or clear the other one.",
	},
	manyRegisters: { pl: "Najwyżej 10 rejestrów.", en: "At most 10 registers." },
	changed: {
		pl: "Ktoś zmienił te dane, gdy formularz był otwarty. Zobacz obie wersje i zapisz jeszcze raz.",
		en: "Another organiser changed the data while the form was open. See both versions and save again.",
	},
} as const satisfies Record<string, Text>;
