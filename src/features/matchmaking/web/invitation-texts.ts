import type { Text } from "../../../kit/i18n/lang.ts";

export const invitationTexts = {
	accept: { pl: "Przyjmij", en: "Accept" },
	decline: { pl: "Odrzuć", en: "Decline" },
	accepted: { pl: "Macie siebie w kontaktach: #.", en: "You are connected: #." },
	declinedDone: { pl: "Zaproszenie odrzucone: #.", en: "Invitation declined: #." },
	sent: { pl: "Zaproszenie wysłane: #.", en: "Invitation sent: #." },
	withdrawn: { pl: "Zaproszenie wycofane: #.", en: "Invitation withdrawn: #." },
	failed: { pl: "Nie udało się. Spróbuj ponownie.", en: "That did not work. Try again." },
} as const satisfies Record<string, Text>;
