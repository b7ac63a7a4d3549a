import { type Lang, localized } from "../../kit/i18n/lang.ts";
import { searchable, searchWords } from "../../kit/i18n/searchable.ts";
import type { Lecturer } from "./contract.ts";

/** A person on the landing page, in one language. */
export type PersonCard = {
	id: number;
	name: string;
	jobPosition: string;
	organization: string;
	imageUrl: string | null;
};

/** "dr Anna Próbna"; a person may have only one name. */
export function fullName(person: Pick<Lecturer, "title" | "firstName" | "lastName">): string {
	return [person.title, person.firstName, person.lastName].filter(Boolean).join(" ");
}

/** English falls back to Polish. The English variants stay. */
export function inLang(person: Lecturer, lang: Lang): Lecturer {
	return {
		...person,
		jobPosition: localized(lang, person.jobPosition, person.jobPositionEn),
		biography: lang === "en" ? (person.biographyEn ?? person.biography) : person.biography,
	};
}

export function personCard(person: Lecturer, lang: Lang): PersonCard {
	return {
		id: person.objectId,
		name: fullName(person),
		jobPosition: localized(lang, person.jobPosition, person.jobPositionEn),
		organization: person.organization,
		imageUrl: person.imageUrl,
	};
}

/** Whether each word occurs in the name, position or organisation. */
export function isFound(person: PersonCard, query: string): boolean {
	const text = searchable(`${person.name} ${person.jobPosition} ${person.organization}`);
	return searchWords(query).every((word) => text.includes(word));
}
