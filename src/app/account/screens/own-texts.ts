import type { Text } from "../../../kit/i18n/lang.ts";

/** Texts of the screens with one's tickets and data. Today does not load them. */
export const ownTexts = {
	ticketsLead: {
		pl: "Kod z biletu wpuszcza na wydarzenie. Na tym ekranie działa też bez internetu.",
		en: "The code on your ticket lets you in. On this screen it also works offline.",
	},
	openEmails: { pl: "Wybierz e-maile i zgody", en: "Choose e-mails and consents" },
	dataTitle: { pl: "Twoje dane i płatności", en: "Your data and payments" },
} as const satisfies Record<string, Text>;
