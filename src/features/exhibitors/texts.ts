import type { Text } from "../../kit/i18n/lang.ts";

/** Why a call of an exhibitor's staff did nothing. */
export const refusals = {
	notStaff: { pl: "Nie ma takiego wystawcy.", en: "There is no such exhibitor." },
} satisfies Record<string, Text>;

export const texts = {
	heading: { pl: "Wystawcy", en: "Exhibitors" },
	lead: {
		pl: "Porozmawiaj z zespołami, które rekrutują, i zobacz narzędzia, których używają.",
		en: "Talk to the teams that are hiring and see the tools they use.",
	},
	recruitment: { pl: "Rekrutują", en: "Hiring" },
	marketing: { pl: "Prezentują rozwiązania", en: "Showing solutions" },
	showAll: { pl: "Pokaż wszystkich", en: "Show all" },
	showLess: { pl: "Pokaż mniej", en: "Show fewer" },
	company: { pl: "Wystawca", en: "Exhibitor" },
	gone: { pl: "Nie ma takiego wystawcy.", en: "There is no such exhibitor." },
	isRecruiting: { pl: "Rekrutuje", en: "Hiring" },
	isPresenting: { pl: "Prezentuje rozwiązania", en: "Showing solutions" },
	meetings: { pl: "Przyjmuje spotkania", en: "Takes meetings" },
	stand: { pl: "Wirtualne stoisko", en: "Virtual stand" },
	topics: { pl: "Tematy spotkań", en: "Meeting topics" },
	yes: { pl: "Tak", en: "Yes" },
	no: { pl: "Nie", en: "No" },
	legalName: { pl: "Pełna nazwa", en: "Legal name" },
	nothingYet: { pl: "Ta firma nie opowiedziała jeszcze o sobie.", en: "This company has not introduced itself yet." },
	becomeTitle: { pl: "Pokaż swój zespół", en: "Show your team" },
	becomeText: {
		pl: "Stoisko na miejscu i online, dokumenty kandydatów za ich zgodą, spotkania w kalendarzu.",
		en: "A stand on site and online, candidates’ documents with their consent, meetings in your calendar.",
	},
	become: { pl: "Zostań wystawcą", en: "Become an exhibitor" },
	logos: { pl: "Są z nami", en: "Already with us" },
	others: { pl: "...i około 500 innych", en: "...and about 500 others" },
} satisfies Record<string, Text>;
