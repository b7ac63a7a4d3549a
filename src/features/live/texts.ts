import type { Text } from "../../kit/i18n/lang.ts";
import { QUESTION_LENGTH } from "./contract.ts";

export const refusals = {
	noLive: { pl: "Tego wykładu nie ma na żywo.", en: "This lecture is not streamed." },
	early: {
		pl: "Transmisja otworzy się kwadrans przed początkiem wykładu.",
		en: "The stream opens a quarter of an hour before the lecture.",
	},
	over: { pl: "Ten wykład już się skończył.", en: "This lecture is over." },
	unpaid: {
		pl: "Transmisja otworzy się, gdy zapłacisz za bilet.",
		en: "The stream opens when your ticket is paid.",
	},
	locked: { pl: "Twój pakiet nie otwiera tej transmisji.", en: "Your package does not open this stream." },
	noQuestion: { pl: "Nie ma już takiego pytania.", en: "There is no such question any more." },
	answered: { pl: "Na to pytanie padła już odpowiedź.", en: "This question has been answered." },
	banned: {
		pl: "Moderator wyłączył Ci pisanie przy wykładach tego wydarzenia.",
		en: "A moderator has muted you at this event’s lectures.",
	},
	empty: { pl: "Wpisz pytanie.", en: "Write a question." },
	long: {
		pl: `Pytanie może mieć najwyżej ${QUESTION_LENGTH} znaków. Skróć je.`,
		en: `A question may have at most ${QUESTION_LENGTH} characters. Shorten it.`,
	},
} as const satisfies Record<string, Text>;
