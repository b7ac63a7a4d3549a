import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";

export const screenTexts = {
	greeting: { pl: "Dzień dobry", en: "Hello" },
	countdown: { pl: "Do #event #days.", en: "#days to go until #event." },
	running: { pl: "#event trwa.", en: "#event is on." },
	over: { pl: "#event już za nami.", en: "#event is over." },
	noTicketHere: { pl: "Nie masz jeszcze biletu na #event.", en: "You have no ticket for #event yet." },
	ordersFailed: { pl: "Nie udało się wczytać zamówień.", en: "Your orders could not be loaded." },
	additionsFailed: {
		pl: "Nie udało się wczytać dodatków do biletu.",
		en: "Your ticket’s extras could not be loaded.",
	},
	questionsFailed: {
		pl: "Nie udało się wczytać pytań organizatora.",
		en: "The organiser’s questions could not be loaded.",
	},
	ticketsTitle: { pl: "Bilety", en: "Tickets" },
	noTicket: { pl: "Nie masz jeszcze biletu", en: "You have no ticket yet" },
	noTicketLead: {
		pl: "Bilet pojawi się tutaj zaraz po rejestracji albo po zapłaceniu zamówienia.",
		en: "Your ticket appears here as soon as you register, or once your order is paid.",
	},
	register: { pl: "Zarejestruj się", en: "Register" },
} as const satisfies Record<string, Text>;

export const daysLeft = (lang: Lang, days: number): string =>
	plural(lang, days, {
		pl: {
			one: "został 1 dzień",
			few: "zostały # dni",
			other: "zostało # dni",
		},
		en: { one: "1 day", other: "# days" },
	});
