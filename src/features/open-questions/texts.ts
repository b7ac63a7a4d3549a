import type { Text } from "../../kit/i18n/lang.ts";

export const openQuestionTexts = {
	title: { pl: "Pytania organizatora", en: "The organiser’s questions" },
	lead: {
		pl: "Doszły do formularza po Twojej rejestracji.",
		en: "They came to the form after you registered.",
	},
	optionalLead: {
		pl: "Nieobowiązkowe możesz pominąć.",
		en: "You may skip optional ones.",
	},
	send: { pl: "Wyślij odpowiedzi", en: "Send the answers" },
	sending: { pl: "Wysyłamy…", en: "Sending…" },
	back: { pl: "Wróć do biletów", en: "Back to your tickets" },
	saved: { pl: "Odpowiedzi są zapisane. Dziękujemy!", en: "Your answers are saved. Thank you!" },
	noneTitle: { pl: "Nie ma pytań bez odpowiedzi", en: "There is nothing left to answer" },
	none: {
		pl: "Gdy organizator doda nowe pytania, zobaczysz je tutaj i dostaniesz e-mail.",
		en: "When the organiser adds new questions, you will see them here and get an e-mail.",
	},
} as const satisfies Record<string, Text>;

export const openQuestionRefusals = {
	notYours: { pl: "Nie masz takiego biletu.", en: "You have no such ticket." },
	notPossible: {
		pl: "Tego biletu nie dotyczą już żadne pytania, bo nie jest ważny albo wydarzenie się skończyło.",
		en: "This ticket has no questions any more: it is not valid, or the event is over.",
	},
	changed: {
		pl: "Organizator usunął w międzyczasie jedno z pytań. Sprawdź te, które zostały, i wyślij odpowiedzi jeszcze raz.",
		en: "The organiser has removed one of the questions meanwhile. Check the ones that are left, and send your answers again.",
	},
	answered: {
		pl: "Odpowiedź przyszła już z innego okna albo urządzenia i to ona jest zapisana. Sprawdź, czy zostały jakieś pytania.",
		en: "An answer has already come from another window or device, and that one is saved. Check whether any questions are left.",
	},
} as const satisfies Record<string, Text>;
