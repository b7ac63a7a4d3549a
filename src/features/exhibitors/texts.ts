import type { Text } from "../../kit/i18n/lang.ts";

export const refusals = {
	notStaff: { pl: "Nie ma takiego wystawcy.", en: "There is no such exhibitor." },
} as const satisfies Record<string, Text>;

export const texts = {
	heading: { pl: "Wystawcy", en: "Exhibitors" },
	recruitment: { pl: "Rekrutują", en: "Hiring" },
	marketing: { pl: "Prezentują rozwiązania", en: "Showing solutions" },
	isOnDuty: { pl: "Czeka na rozmowę", en: "Ready to talk" },
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
	become: { pl: "Zostań wystawcą", en: "Become an exhibitor" },
	logos: { pl: "Są z nami", en: "Already with us" },
	others: { pl: "...i około 500 innych", en: "...and about 500 others" },
} as const satisfies Record<string, Text>;

export const recruitmentForms = {
	pl: { one: "# zespół rekrutuje", few: "# zespoły rekrutują", other: "# zespołów rekrutuje" },
	en: { one: "# team is hiring", other: "# teams are hiring" },
};
export const marketingForms = {
	pl: { one: "# pokazuje, co zbudował", few: "# pokazują, co zbudowały", other: "# pokazuje, co zbudowało" },
	en: { one: "# shows what it has built", other: "# show what they have built" },
};
export const onDutyForms = {
	pl: {
		one: "Teraz # firma czeka na rozmowę.",
		few: "Teraz # firmy czekają na rozmowę.",
		other: "Teraz # firm czeka na rozmowę.",
	},
	en: { one: "# company is ready to talk now.", other: "# companies are ready to talk now." },
};
export const allForms = {
	pl: { one: "Jedyne stoisko", few: "Wszystkie # stoiska", other: "Wszystkie # stoisk" },
	en: { one: "The only stand", other: "All # stands" },
};
