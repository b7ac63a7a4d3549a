import type { Text } from "../../kit/i18n/lang.ts";
import type { CodeRefusal } from "./contract.ts";

export const codeRefusals: Record<CodeRefusal, Text> = {
	unknown: {
		pl: "Nie znamy takiego kodu. Sprawdź litery i cyfry z zaproszenia.",
		en: "We do not know this code. Check the letters and digits of your invitation.",
	},
	notYet: {
		pl: "Ten kod jeszcze nie działa. Spróbuj później.",
		en: "This code does not work yet. Try again later.",
	},
	expired: {
		pl: "Ten kod stracił ważność. Poproś o nowy osobę, która go przysłała.",
		en: "This code has expired. Ask the person who sent it for a new one.",
	},
	usedUp: {
		pl: "Ten kod został już wykorzystany. Poproś o nowy osobę, która go przysłała.",
		en: "This code has been used already. Ask the person who sent it for a new one.",
	},
	revoked: {
		pl: "Ten kod został unieważniony. Poproś o nowy osobę, która go przysłała.",
		en: "This code has been withdrawn. Ask the person who sent it for a new one.",
	},
	otherPackage: {
		pl: "Ten kod nie dotyczy wybranego pakietu. Wybierz jeden z pakietów, które obejmuje.",
		en: "This code is not for the chosen package. Choose one of the packages that it covers.",
	},
};

export const newCodeRefusals = {
	percent: {
		pl: "Podaj, ile procent daje kod rabatowy: liczba całkowita od 1 do 100.",
		en: "Say how many percent the discount code takes off: a whole number from 1 to 100.",
	},
	noPercent: {
		pl: "Zaproszenie jest zawsze bezpłatne i nie ma procentu. Wybierz rabat albo usuń procent.",
		en: "An invitation is always free and has no percentage. Choose a discount, or leave the percentage out.",
	},
	code: {
		pl: "Kod ma od 1 do 40 liter i cyfr, w środku także myślniki, kropki i podkreślenia.",
		en: "A code has 1 to 40 letters and digits, and within them dashes, dots and underscores.",
	},
	count: { pl: "Kodów może być od 1 do 5000 naraz.", en: "There can be 1 to 5000 codes at a time." },
	useLimit: {
		pl: "Podaj, ile razy kod działa: liczba całkowita od 1 w górę.",
		en: "Say how often a code works: a whole number from 1 up.",
	},
	validity: {
		pl: "Kod musi zacząć działać, zanim przestanie.",
		en: "A code has to begin to work before it ends.",
	},
	taken: {
		pl: "To wydarzenie ma już taki kod. Wybierz inny.",
		en: "The event has this code already. Choose another one.",
	},
} as const satisfies Record<string, Text>;

export function noSuchPackage(code: string, known: readonly string[]): Text {
	return {
		pl: `To wydarzenie nie ma pakietu ${code}. Ma: ${known.join(", ")}.`,
		en: `The event has no package ${code}. It has: ${known.join(", ")}.`,
	};
}

/** Sends the buyer the codes of a team. */
export const teamEmail = {
	subject: { pl: "Kody dla Twojego zespołu: #event", en: "Codes for your team: #event" },
	preview: { pl: "Po jednym dla każdej osoby.", en: "One for each person." },
	heading: { pl: "Rozdaj bilety zespołowi", en: "Hand out the tickets to your team" },
	paragraphs: [
		{
			pl: "Każda osoba zakłada własne konto i w pierwszym kroku rejestracji wpisuje swój kod. Na stronie zamówienia zobaczysz, kto już to zrobił, wyślesz kod e-mailem albo wydasz nowy.",
			en: "Each person creates their own account and enters their code in the first step of registration. The order’s page shows who has done so; there you can send a code by e-mail or issue a new one.",
		},
	],
	action: { pl: "Zobacz kody", en: "See the codes" },
};

/** Sends one code to a team member. It does not name the sender: the name could be an advertisement. */
export const codeEmail = {
	subject: { pl: "Twój bilet na #event", en: "Your ticket for #event" },
	preview: { pl: "Kod: #code", en: "Code: #code" },
	heading: { pl: "Masz zaproszenie", en: "You are invited" },
	paragraphs: [
		{
			pl: "Ktoś z Twojego zespołu ma dla Ciebie bilet na #event: pakiet #package. Załóż konto, a kod wpisze się sam.",
			en: "Somebody on your team has a ticket to #event for you: package #package. Create an account; the code is filled in for you.",
		},
	],
	details: [{ label: { pl: "Twój kod", en: "Your code" }, value: { pl: "#code", en: "#code" } }],
	action: { pl: "Odbierz bilet", en: "Claim your ticket" },
	notes: [
		{ pl: "Kod działa raz i jest tylko dla Ciebie.", en: "The code works once and is only for you." },
		{
			pl: "Nie wiesz, skąd ta wiadomość? Zignoruj ją: bez Ciebie nic się nie stanie.",
			en: "You do not know where this comes from? Ignore it: nothing happens without you.",
		},
	],
};
