import type { Text } from "../../kit/i18n/lang.ts";

export const texts = {
	heading: { pl: "Na scenie staną", en: "On the stage" },
	headingOver: { pl: "Na scenie stanęli", en: "Who was on stage" },
	lead: {
		pl: "Praktycy z zespołów, które wdrażają, utrzymują i naprawiają. Wybierz osobę, aby poznać jej wykłady.",
		en: "Practitioners from teams that ship, run and repair. Pick a person to see their lectures.",
	},
	all: { pl: "Wszyscy prelegenci", en: "All speakers" },
	council: { pl: "Rada programowa", en: "Programme council" },
	become: { pl: "Wystąp na scenie", en: "Become a speaker" },
	allTitle: { pl: "Wszyscy prelegenci", en: "All speakers" },
	person: { pl: "Na scenie", en: "On stage" },
	gone: { pl: "Nie ma takiej osoby.", en: "There is no such person." },
	goneEvent: { pl: "Nie ma takiego wydarzenia.", en: "There is no such event." },
	filter: { pl: "Szukaj po nazwisku, firmie lub stanowisku", en: "Search by name, company or position" },
	nobody: { pl: "Nikt nie pasuje. Spróbuj krótszego słowa.", en: "Nobody matches. Try a shorter word." },
	nobodyYet: { pl: "Prelegentów ogłosimy wkrótce.", en: "The speakers will be announced soon." },
	lectures: { pl: "Wykłady", en: "Lectures" },
	links: { pl: "W sieci", en: "Elsewhere" },
	noBiography: { pl: "Biogram pojawi się wkrótce.", en: "The biography will follow soon." },
	linkedin: { pl: "LinkedIn", en: "LinkedIn" },
	twitter: { pl: "X (Twitter)", en: "X (Twitter)" },
	social: { pl: "Media społecznościowe", en: "Social media" },
	repository: { pl: "Repozytorium", en: "Repository" },
	website: { pl: "Strona", en: "Website" },
} as const satisfies Record<string, Text>;

export const councilForms = {
	pl: {
		one: "# osoba czyta każde zgłoszenie bez nazwiska autora i odpowiada na każde.",
		few: "# osoby czytają każde zgłoszenie bez nazwiska autora i odpowiadają na każde.",
		other: "# osób czyta każde zgłoszenie bez nazwiska autora i odpowiada na każde.",
	},
	en: {
		one: "# person reads every proposal without its author’s name and answers each one.",
		other: "# people read every proposal without its author’s name and answer each one.",
	},
};

export const foundForms = {
	pl: { one: "# osoba", few: "# osoby", other: "# osób" },
	en: { one: "# person", other: "# people" },
};
