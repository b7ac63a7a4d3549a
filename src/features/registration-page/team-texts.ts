import type { Text } from "../../kit/i18n/lang.ts";

export const teamTexts = {
	how: { pl: "Jak kupujesz?", en: "How are you buying?" },
	me: { pl: "Kupuję dla siebie", en: "I buy for myself" },
	meHelp: { pl: "Jeden bilet na Twoim koncie.", en: "One ticket, in your account." },
	team: { pl: "Kupuję dla zespołu", en: "I buy for my team" },
	teamHelp: {
		pl: "Płacisz raz, a każda osoba dostaje własny kod.",
		en: "You pay once; each person gets their own code.",
	},
	title: { pl: "Wybierz bilety", en: "Choose your tickets" },
	lead: {
		pl: "Po jednym bilecie na osobę. Kody dostaniesz, gdy tylko zamówienie będzie potwierdzone, i rozdasz je, kiedy zechcesz.",
		en: "One ticket for each person. The codes come once the order is confirmed; hand them out whenever you like.",
	},
	tickets: { pl: "Liczba biletów", en: "Number of tickets" },
	ticketsFor: { pl: "Liczba biletów #", en: "Number of # tickets" },
	more: { pl: "Więcej biletów #", en: "More # tickets" },
	fewer: { pl: "Mniej biletów #", en: "Fewer # tickets" },
	each: { pl: "za osobę", en: "per person" },
	sum: { pl: "Razem netto", en: "Net sum" },
	forTeam: { pl: "Dla zespołu", en: "For a team" },
	facts: [
		{ pl: "Kod dla każdej osoby", en: "A code for each person" },
		{ pl: "Każdy zakłada własne konto", en: "Each person creates their own account" },
		{ pl: "Widzisz, kto użył kodu", en: "You see who has used theirs" },
	],
	riseText: {
		pl: "Złożone zamówienie zachowuje dzisiejsze ceny.",
		en: "A placed order keeps today’s prices.",
	},
	codeShared: {
		pl: "Kod {code} obniża o {percent}% ceny biletów: {names}.",
		en: "The code {code} takes {percent}% off these tickets: {names}.",
	},
	codeFor: {
		pl: "Kod {code} obniża ceny biletów: {names}. Wybierz ich liczbę.",
		en: "The code {code} lowers the price of these tickets: {names}. Choose how many.",
	},
	buyerLead: {
		pl: "Zakładamy konto osobie, która kupuje. Kody do biletów dostanie, gdy zamówienie będzie potwierdzone.",
		en: "We create an account for the person who buys. The codes for the tickets come once the order is confirmed.",
	},
	changeTickets: { pl: "Zmień liczbę biletów", en: "Change the number of tickets" },
} satisfies Record<string, Text | Text[]>;

export const ticketForms = {
	pl: { one: "# bilet", few: "# bilety", other: "# biletów" },
	en: { one: "# ticket", other: "# tickets" },
};

export const fewUses = {
	pl: {
		one: "Ten kod działa jeszcze tylko na # bilet. Zmniejsz liczbę biletów albo usuń kod.",
		few: "Ten kod działa jeszcze tylko na # bilety. Zmniejsz liczbę biletów albo usuń kod.",
		other: "Ten kod działa jeszcze tylko na # biletów. Zmniejsz liczbę biletów albo usuń kod.",
	},
	en: {
		one: "This code works for # more ticket only. Order fewer tickets or remove the code.",
		other: "This code works for # more tickets only. Order fewer tickets or remove the code.",
	},
};
