import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";
import { MESSAGE_LENGTH, POLL_LENGTHS, POLL_OPTIONS } from "./contract.ts";
import type { PollRefusal } from "./rules.ts";

export const refusals = {
	banned: {
		pl: "Moderator wyłączył Ci pisanie na czatach przy wykładach tego wydarzenia. Możesz je czytać.",
		en: "A moderator has muted you at this event’s lectures. You can still read.",
	},
	empty: { pl: "Napisz wiadomość.", en: "Write a message." },
	long: {
		pl: `Wiadomość może mieć najwyżej ${MESSAGE_LENGTH} znaków. Skróć ją.`,
		en: `A message may have at most ${MESSAGE_LENGTH} characters. Shorten it.`,
	},
	nothing: { pl: "Nie ma tu czegoś takiego.", en: "There is no such thing here." },
	moderator: {
		pl: "Ta osoba moderuje czat. Może jej to odebrać tylko organizator.",
		en: "This person is a moderator. Only the organiser can change that.",
	},
	gone: { pl: "Ta osoba usunęła konto.", en: "This person has deleted their account." },
	pollClosed: { pl: "Ta ankieta jest zamknięta.", en: "This poll is closed." },
} as const satisfies Record<string, Text>;

/** Why a poll is invalid, and its field. */
export const pollRefusals: Record<PollRefusal, { field: "question" | "options"; text: Text }> = {
	noQuestion: { field: "question", text: { pl: "Wpisz pytanie.", en: "Write a question." } },
	longQuestion: {
		field: "question",
		text: {
			pl: `Pytanie może mieć najwyżej ${POLL_LENGTHS.question} znaków. Skróć je.`,
			en: `The question may have at most ${POLL_LENGTHS.question} characters. Shorten it.`,
		},
	},
	fewOptions: {
		field: "options",
		text: {
			pl: `Podaj co najmniej ${POLL_OPTIONS.least} odpowiedzi.`,
			en: `Give at least ${POLL_OPTIONS.least} answers.`,
		},
	},
	manyOptions: {
		field: "options",
		text: {
			pl: `Podaj najwyżej ${POLL_OPTIONS.most} odpowiedzi.`,
			en: `Give at most ${POLL_OPTIONS.most} answers.`,
		},
	},
	longOption: {
		field: "options",
		text: {
			pl: `Odpowiedź może mieć najwyżej ${POLL_LENGTHS.option} znaków. Skróć ją.`,
			en: `An answer may have at most ${POLL_LENGTHS.option} characters. Shorten it.`,
		},
	},
	sameOptions: {
		field: "options",
		text: { pl: "Każda odpowiedź musi być inna.", en: "Each answer must be different." },
	},
};

const slowly = (lang: Lang, seconds: number): string =>
	plural(lang, seconds, {
		pl: {
			one: "Ten czat jest spowolniony. Następną wiadomość wyślesz za # sekundę.",
			few: "Ten czat jest spowolniony. Następną wiadomość wyślesz za # sekundy.",
			many: "Ten czat jest spowolniony. Następną wiadomość wyślesz za # sekund.",
			other: "Ten czat jest spowolniony. Następną wiadomość wyślesz za # sekundy.",
		},
		en: {
			one: "This chat is slowed down. You can send the next message in # second.",
			other: "This chat is slowed down. You can send the next message in # seconds.",
		},
	});

/** Refuses a message that comes too soon in slow mode. */
export const tooSoon = (seconds: number): Text => ({ pl: slowly("pl", seconds), en: slowly("en", seconds) });
