import type { Text } from "../../kit/i18n/lang.ts";

/** A visitor must not think that a person has written the answer. */
export const demonstrationMark: Text = {
	pl: "(To odpowiedź demonstracji, napisana bez człowieka.)",
	en: "(This is the demonstration’s answer; no person wrote it.)",
};

export const replies = {
	people: [
		{
			pl: "Cześć! Chętnie porozmawiam. O której masz przerwę?",
			en: "Hello! I am happy to talk. When do you have a break?",
		},
		{
			pl: "Brzmi dobrze. Będę przy kawie w foyer, poznasz mnie po identyfikatorze.",
			en: "Sounds good. I will be at the coffee in the foyer; my badge says who I am.",
		},
		{
			pl: "Dzięki, zapiszę to sobie i wrócę z pytaniami.",
			en: "Thank you, I will note it down and come back with questions.",
		},
	],
	stand: [
		{
			pl: "Dzień dobry! Dziękujemy za pytanie, sprawdzimy w zespole i odpiszemy tutaj.",
			en: "Hello! Thank you for asking; we will check with the team and answer here.",
		},
		{
			pl: "Najłatwiej pokazać to przy stoliku. Poproś o termin w Spotkaniach, mamy jeszcze wolne.",
			en: "It is easiest to show at a table. Ask for a time in Meetings; some are still free.",
		},
	],
	form: [
		{
			pl: "Dziękujemy za wiadomość. Tak, szukamy też osób spoza tej listy; najlepiej napisać, co chce się robić.",
			en: "Thank you for your message. Yes, we look for people beyond that list, too; tell us what you would like to do.",
		},
		{
			pl: "Dziękujemy, przekazaliśmy pytanie zespołowi. Najszybciej odpowie na czacie przy naszym stoisku.",
			en: "Thank you, we passed your question on to the team. It answers fastest in the chat at our stand.",
		},
	],
} satisfies Record<"people" | "stand" | "form", [Text, ...Text[]]>;
