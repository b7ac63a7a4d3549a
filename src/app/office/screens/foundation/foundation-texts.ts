import type { Text } from "../../../../kit/i18n/lang.ts";

export const foundationTexts = {
	title: { pl: "Fundacja", en: "The foundation" },
	lead: {
		pl: "Kto sprzedaje, wystawia dokumenty, wysyła e-maile i podpisuje certyfikaty. Dotyczy wszystkich wydarzeń.",
		en: "The organisation that sells, issues documents, sends e-mails and signs certificates, for all events.",
	},
	notSet: {
		pl: "Nie ma jeszcze sprzedawcy: strona daje tylko bezpłatne pakiety. Uzupełnij dane, żeby sprzedawać.",
		en: "There is no seller yet: the site offers free packages only. Enter the data to sell.",
	},
	invented: {
		pl: "To zmyślony sprzedawca demonstracji. Liczy się tylko w wersji próbnej.",
		en: "This is the demonstration’s invented seller. It counts in a trial only.",
	},
	change: { pl: "Zmień dane", en: "Change the data" },
	documents: { pl: "Dokumenty sprzedaży", en: "Sales documents" },
	documentsNote: {
		pl: "Zmiana liczy się od następnego dokumentu. Wystawione zostają, jakie są.",
		en: "A change counts from the next document. Issued ones stay as they are.",
	},
	money: { pl: "Wpłaty", en: "Transfers" },
	moneyNote: {
		pl: "Nowy rachunek pokażą następne zamówienia i przypomnienia.",
		en: "The next orders and reminders show a new account.",
	},
	words: { pl: "E-maile, certyfikaty i strona", en: "E-mails, certificates and site" },
	wordsNote: {
		pl: "Podpis liczy się od następnego certyfikatu, nadawca od następnego startu programu, stopka od razu.",
		en: "The signatory counts from the next certificate, the sender from the next start of the program, the footer at once.",
	},
	none: { pl: "brak", en: "none" },
} as const satisfies Record<string, Text>;
