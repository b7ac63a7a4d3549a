import type { Text } from "../../kit/i18n/lang.ts";
import { linkTexts } from "../registration-page/link-texts.ts";
import type { AdditionRefusal } from "./rules.ts";

export const additionRefusals = {
	notYours: {
		pl: "Nie masz takiej rejestracji. Wybierz ją w swoim koncie.",
		en: "You have no such registration. Choose it in your account.",
	},
	isCancelled: {
		pl: "Ta rejestracja jest anulowana, więc nic do niej nie dodasz.",
		en: "This registration is cancelled, so nothing can be added to it.",
	},
	isUnpaid: {
		pl: "Najpierw opłać zamówienie z biletem. Potem dodasz resztę.",
		en: "Pay the order with your ticket first. Then you can add to it.",
	},
	isClosed: {
		pl: "Zapisy na to wydarzenie są już zamknięte, więc nic nie dodasz. W wyjątkowej sytuacji napisz do nas.",
		en: "Registration for this event is closed, so nothing can be added. Write to us if it is an exceptional case.",
	},
	isOver: {
		pl: "To wydarzenie już się skończyło, więc nic do biletu nie dodasz.",
		en: "This event is over, so nothing can be added to its ticket.",
	},
	isChanging: {
		pl: "Zmiana pakietu tego biletu czeka na zapłatę. Opłać ją albo anuluj, potem dodasz resztę.",
		en: "A change of this ticket’s package is awaiting payment. Pay it or cancel it, then you can add to the ticket.",
	},
	nothing: {
		pl: "Wybierz, co chcesz dodać do biletu.",
		en: "Choose what you want to add to your ticket.",
	},
} satisfies Record<AdditionRefusal | "notYours" | "nothing", Text>;

export const additionTexts = {
	pageTitle: { pl: "Dodatki do biletu", en: "Extras for your ticket" },
	description: {
		pl: "Dodaj do biletu lunch, koszulkę i inne dodatki.",
		en: "Add a lunch, a T-shirt and other extras to your ticket.",
	},
	loading: { pl: "Sprawdzamy, co można dodać…", en: "Checking what can be added…" },
	noScript: {
		pl: "Ta strona potrzebuje włączonego JavaScriptu.",
		en: "This page needs JavaScript to be switched on.",
	},
	title: linkTexts.add,
	lead: {
		pl: "Bilet już masz i nic w nim nie zmieniasz. Płacisz tylko za to, co teraz dodasz.",
		en: "You have your ticket, and it stays as it is. You pay only for what you add now.",
	},
	summary: { pl: "Dodajesz", en: "You are adding" },
	submitFree: { pl: "Dodaj do biletu", en: "Add to my ticket" },
	submitShort: { pl: "Dodaj", en: "Add" },
	adding: { pl: "Dodajemy…", en: "Adding…" },
	back: { pl: "Wróć do konta", en: "Back to your account" },
	doneTitle: { pl: "Dodane do biletu", en: "Added to your ticket" },
	done: {
		pl: "Nic nie trzeba płacić. Zobaczysz to na bilecie na swoim koncie.",
		en: "There is nothing to pay. You can see it on the ticket in your account.",
	},
	noneTitle: { pl: "Nie ma już nic do dodania", en: "There is nothing left to add" },
	none: {
		pl: "Masz już wszystko, co można dodać do tego biletu, albo zabrakło sztuk.",
		en: "You have everything that can be added to this ticket, or it is sold out.",
	},
	notNowTitle: { pl: "Teraz nic nie dodasz do biletu", en: "Nothing can be added to your ticket now" },
	nobodyTitle: { pl: "Zaloguj się, aby dodać coś do biletu", en: "Log in to add to your ticket" },
	logIn: { pl: "Zaloguj się", en: "Log in" },
	noAnswer: {
		pl: "Serwer nie odpowiada. Spróbuj ponownie za chwilę.",
		en: "The server does not answer. Try again in a moment.",
	},
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
} as const satisfies Record<string, Text>;
