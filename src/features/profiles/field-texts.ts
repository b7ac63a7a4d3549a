import type { Text } from "../../kit/i18n/lang.ts";

export const fieldTexts = {
	headline: { pl: "Czym się zajmujesz", en: "What you do" },
	company: { pl: "Firma albo uczelnia", en: "Company or university" },
	about: { pl: "O Tobie w jednym, dwóch zdaniach", en: "You in one or two sentences" },
	topics: { pl: "Tematy do rozmowy", en: "Topics to talk about" },
	lookingFor: { pl: "Szukasz", en: "You are looking for" },
	lookingForText: { pl: "Czego dokładnie szukasz", en: "What exactly you are looking for" },
	offering: { pl: "Oferujesz", en: "You offer" },
	offeringText: { pl: "Co dokładnie oferujesz", en: "What exactly you offer" },
	languages: { pl: "W jakich językach rozmawiasz", en: "The languages you speak" },
	links: { pl: "Twoje strony", en: "Your pages" },
} satisfies Record<string, Text>;
