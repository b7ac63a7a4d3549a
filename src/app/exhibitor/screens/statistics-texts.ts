import type { Text } from "../../../kit/i18n/lang.ts";

export const statisticsTexts = {
	title: { pl: "Statystyki", en: "Statistics" },
	lead: {
		pl: "Same liczby: kto zajrzał na stoisko, wie tylko ta osoba, dopóki sama się nie odezwie.",
		en: "Numbers only: nobody but the visitors themselves knows who looked in at the stand, until they get in touch.",
	},
	way: { pl: "Od wizyty do rozmowy", en: "From visit to conversation" },
	step: { pl: "Co", en: "What" },
	count: { pl: "Ile", en: "How many" },
	visits: { pl: "Wizyty", en: "Visits" },
	kept: { pl: "W teczkach", en: "In briefcases" },
	messages: { pl: "Kto napisał", en: "Who wrote" },
	meetings: { pl: "Spotkania", en: "Meetings" },
	contacts: { pl: "Kontakty", en: "Contacts" },
	applications: { pl: "Kto aplikował", en: "Who applied" },
	wayNote: {
		pl: "Wizyta to jedna osoba jednego dnia. „Kto napisał” liczy rozmowy i osoby z formularza.",
		en: "A visit is one person on one day. “Who wrote” counts conversations, and people from the form.",
	},
	byDay: { pl: "Wizyty według dni", en: "Visits by day" },
	day: { pl: "Dzień", en: "Day" },
	byHour: { pl: "Pierwsza wizyta według godzin, #day", en: "First visits by hour, #day" },
	hour: { pl: "Godzina", en: "Hour" },
	none: { pl: "Nikt jeszcze nie zajrzał na stoisko", en: "Nobody has looked in at the stand yet" },
	noneLead: {
		pl: "Liczby pojawią się tu z pierwszą wizytą. Ułatwi ją zdanie o firmie i oferty w „Stoisku”.",
		en: "Numbers appear with the first visit. A sentence about the company and jobs under “Stand” will help.",
	},
} as const satisfies Record<string, Text>;
