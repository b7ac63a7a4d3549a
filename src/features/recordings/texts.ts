import type { Text } from "../../kit/i18n/lang.ts";

/** What is said where a recording cannot be had. */
export const refusals = {
	noRecording: { pl: "Nie ma takiego nagrania.", en: "There is no such recording." },
	noLink: {
		pl: "Ten link do filmu nie działa. Otwórz nagranie na swoim koncie jeszcze raz.",
		en: "This link to a film does not work. Open the recording in your account again.",
	},
	noCaptions: { pl: "To nagranie nie ma takich napisów.", en: "This recording has no such captions." },
	over: { pl: "Dostęp do tego nagrania się skończył.", en: "The access to this recording has ended." },
	unpaid: {
		pl: "To nagranie otworzy się, gdy zapłacisz za bilet.",
		en: "This recording opens when your ticket is paid.",
	},
	locked: { pl: "Twój pakiet nie otwiera tego nagrania.", en: "Your package does not open this recording." },
} satisfies Record<string, Text>;
