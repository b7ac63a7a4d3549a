import type { Text } from "../../../../kit/i18n/lang.ts";

export const newOrderTexts = {
	title: { pl: "Złóż zamówienie", en: "Place an order" },
	lead: {
		pl: "Dla firmy albo osoby, z którą rozmawiasz. Nic nie wyjdzie, zanim nie zobaczysz podglądu.",
		en: "For a company or a person who asked you. Nothing is sent before you see the preview.",
	},
	check: { pl: "Pokaż, co się stanie", en: "Show what will happen" },
	place: { pl: "Złóż zamówienie za #", en: "Place the order for #" },
	buyer: { pl: "Kupujący", en: "Buyer" },
	person: { pl: "Jeden bilet, na kupującego", en: "One ticket, in the buyer’s name" },
	team: { pl: "Bilety dla zespołu, z kodami", en: "Tickets for a team, with codes" },
	tickets: { pl: "Bilety i ceny", en: "Tickets and prices" },
	choosePackage: { pl: "Wybierz pakiet", en: "Choose a package" },
	packageOf: { pl: "Pakiet #", en: "Package #" },
	onSale: { pl: "#package, #net netto", en: "#package, #net net" },
	notOnSale: { pl: "#package, poza sprzedażą", en: "#package, not on sale" },
	left: { pl: "#choice, wolne: #left", en: "#choice, places left: #left" },
	addPackage: { pl: "Dodaj pakiet", en: "Add a package" },
	removePackage: { pl: "Usuń pakiet #", en: "Remove package #" },
	priceHelp: {
		pl: "Zostaw puste, jeśli obowiązuje cena z dziś.",
		en: "Leave it empty for today’s price.",
	},
	reasonHelp: {
		pl: "Zostanie w dzienniku. Nie podawaj danych osobowych.",
		en: "The journal keeps it. Leave personal data out.",
	},
	chooseEdition: { pl: "Wybierz termin", en: "Choose an edition" },
	onsite: { pl: "Na miejscu", en: "On site" },
	online: { pl: "Online", en: "Online" },
	payer: { pl: "Płatnik i zapłata", en: "Payer and payment" },
	company: { pl: "Firma, z fakturą", en: "A company, with an invoice" },
	private: { pl: "Osoba, z fakturą imienną", en: "A person, with an invoice" },
	none: { pl: "Kupujący, bez faktury", en: "The buyer, without an invoice" },
	transfer: { pl: "Przelewem, po zamówieniu", en: "By transfer, after the order" },
	paid: { pl: "Pieniądze już przyszły", en: "The money has arrived" },
	referenceHelp: {
		pl: "Zostaw puste, jeśli go nie znasz.",
		en: "Leave it empty if you do not know it.",
	},
} as const satisfies Record<string, Text>;
