import type { Text } from "../../kit/i18n/lang.ts";

export const whoTexts = {
	hasAccount: { pl: "Mam już konto", en: "I have an account" },
	noAccount: { pl: "Nie mam konta", en: "I have no account" },
	logInHelp: {
		pl: "Zostaniesz na tej stronie. Nic z wpisanych danych nie zginie.",
		en: "You stay on this page. Nothing that you typed is lost.",
	},
	registersAs: { pl: "Rejestrujesz się jako {name}", en: "You are registering as {name}" },
	buysAs: { pl: "Kupujesz jako {name}", en: "You are buying as {name}" },
	recognising: { pl: "Sprawdzamy, kto jest zalogowany…", en: "Checking who is logged in…" },
	notMe: { pl: "To nie ja", en: "Not me" },
	knownLead: {
		pl: "Znamy Cię już. Sprawdź wybór, zgody i wyślij.",
		en: "We know you already. Check your choice and the consents, and send it.",
	},
	hasPlace: {
		pl: "Masz już miejsce na tym wydarzeniu: pakiet {package}.",
		en: "You already have a place at this event: package {package}.",
	},
	toTicket: { pl: "Zobacz bilet", en: "See your ticket" },
	toUnpaid: { pl: "Zapłać za bilet", en: "Pay for the ticket" },
	toAccount: { pl: "Zobacz je w swoim koncie", en: "See it in your account" },
	toWaiting: { pl: "Zapisz się na listę oczekujących", en: "Join the waiting list" },
	successKnown: {
		pl: "Bilet czeka na Twoim koncie, a potwierdzenie wysłaliśmy na #.",
		en: "The ticket is waiting in your account; the confirmation went to #.",
	},
	goToAccount: { pl: "Przejdź do konta", en: "Go to your account" },
} as const satisfies Record<string, Text>;
