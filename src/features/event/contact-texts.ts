import type { Text } from "../../kit/i18n/lang.ts";

export const texts = {
	contacts: { pl: "Porozmawiajmy", en: "Let’s talk" },
	contactsLead: {
		pl: "Pytania o udział, stoisko lub scenę trafią tu do konkretnej osoby.",
		en: "Questions about taking part, a stand or the stage reach a real person here.",
	},
	noContacts: {
		pl: "Osoby do kontaktu podamy wkrótce.",
		en: "The people to contact will be named soon.",
	},
	partnerContact: { pl: "Zostań partnerem", en: "Become a partner" },
	participantContact: { pl: "Dołącz do wolontariatu", en: "Become a volunteer" },
	programContact: { pl: "Wystąp na scenie", en: "Become a speaker" },
} as const satisfies Record<string, Text>;

export const contactForms = {
	pl: { one: "# osoba", few: "# osoby", other: "# osób" },
	en: { one: "# person", other: "# people" },
};
