import type { Text } from "../../kit/i18n/lang.ts";

export const presenceTexts = {
	show: { pl: "Pokazuj, że jestem online", en: "Show that I am online" },
	showLead: {
		pl: "Widzą to tylko osoby, z którymi masz otwartą rozmowę i którym pokazujesz profil. Ze stoiska widać tylko, że firma jest online.",
		en: "Only people you have an open conversation with and show your profile to can see this. For a stand it only says that the company is online.",
	},
	failed: { pl: "Nie udało się zmienić. Spróbuj ponownie.", en: "It could not be changed. Try again." },
} as const satisfies Record<string, Text>;
