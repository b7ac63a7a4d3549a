import type { Text } from "../../kit/i18n/lang.ts";

export const noticesTexts = {
	title: { pl: "Powiadomienia", en: "Notifications" },
	lead: {
		pl: "Co się zmieniło na wszystkich Twoich wydarzeniach. Przeczytane tutaj jest przeczytane na każdym urządzeniu.",
		en: "What has changed at all your events. What you read here is read on every device.",
	},
	readAll: { pl: "Oznacz wszystkie jako przeczytane", en: "Mark all as read" },
	unreadMark: { pl: "Nieprzeczytane:", en: "Unread:" },
	more: { pl: "Pokaż starsze", en: "Show older ones" },
	none: { pl: "Nie masz powiadomień", en: "You have no notifications" },
	noneLead: {
		pl: "Damy Ci znać, gdy przesunie się wykład z Twojego planu, ktoś Cię zaprosi, odpowie albo napisze.",
		en: "We tell you here when a lecture of your plan moves, and when somebody invites, answers or writes to you.",
	},
	failed: { pl: "Nie udało się tego zapisać.", en: "This could not be saved." },
	emails: { pl: "Wybierz, o czym piszemy też e-mailem", en: "Choose what we also e-mail you about" },
	noNotice: {
		pl: "Nie ma takiego powiadomienia. Odśwież listę.",
		en: "There is no such notification. Reload the list.",
	},
} as const satisfies Record<string, Text>;
