import type { Text } from "../../kit/i18n/lang.ts";

export const extraTexts = {
	title: { pl: "Dodatki i płatność", en: "Extras and payment" },
	lead: {
		pl: "Dołóż, co Ci się przyda. Nic nie jest zaznaczone z góry, a kwota zmienia się od razu.",
		en: "Add what you need. Nothing is chosen for you, and the amount changes at once.",
	},
	paymentTitle: { pl: "Płatność", en: "Payment" },
	paymentLead: { pl: "Wybierz, kto i jak zapłaci.", en: "Choose who pays and how." },
	step: { pl: "Dodatki", en: "Extras" },
	next: { pl: "Dalej: dodatki i płatność", en: "Next: extras and payment" },
	nextPayment: { pl: "Dalej: płatność", en: "Next: payment" },
	back: { pl: "Wróć do danych", en: "Back to your details" },
	teaserHeading: { pl: "Coś jeszcze?", en: "Anything else?" },
	teaser: {
		pl: "Do pakietu # są dodatki: {names}. Jeśli ich nie potrzebujesz, zarejestruj się od razu.",
		en: "Extras come with the # package: {names}. If you need none, register right away.",
	},
	choose: { pl: "Wybierz dodatki", en: "Choose extras" },
} as const satisfies Record<string, Text>;
