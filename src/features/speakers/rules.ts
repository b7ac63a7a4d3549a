import { type Lang, localized } from "../../kit/i18n/lang.ts";
import { searchable, searchWords } from "../../kit/i18n/searchable.ts";
import type { Lecturer } from "./contract.ts";

/** What the landing page shows of a person, in one language: plain data. */
export type PersonCard = {
	id: number;
	/** With the academic title before it. */
	name: string;
	jobPosition: string;
	organization: string;
	imageUrl: string | null;
};

/** "dr Anna Próbna"; a person may have only one name. */
export function fullName(person: Pick<Lecturer, "title" | "firstName" | "lastName">): string {
	return [person.title, person.firstName, person.lastName].filter(Boolean).join(" ");
}

/** A person's texts in one language, the English falling back to Polish; the English variants stay beside them. */
export function inLang(person: Lecturer, lang: Lang): Lecturer {
	return {
		...person,
		jobPosition: localized(lang, person.jobPosition, person.jobPositionEn),
		biography: lang === "en" ? (person.biographyEn ?? person.biography) : person.biography,
	};
}

/** A person as a card of the landing page shows them. */
export function personCard(person: Lecturer, lang: Lang): PersonCard {
	return {
		id: person.objectId,
		name: fullName(person),
		jobPosition: localized(lang, person.jobPosition, person.jobPositionEn),
		organization: person.organization,
		imageUrl: person.imageUrl,
	};
}

/** Whether every word asked for stands somewhere in a person's name, position or organisation. */
export function isFound(person: PersonCard, query: string): boolean {
	const text = searchable(`${person.name} ${person.jobPosition} ${person.organization}`);
	return searchWords(query).every((word) => text.includes(word));
}
