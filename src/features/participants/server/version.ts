import { contentMark } from "../../../kit/hash/hash.ts";
import type { PersonData } from "../person-contract.ts";

type StoredPerson = {
	firstName: string;
	lastName: string;
	nick: string | null;
	phoneNo: string | null;
	lang: "pl" | "en";
};

export function dataOf({ firstName, lastName, nick, phoneNo, lang }: StoredPerson): PersonData {
	return { firstName, lastName, nick: nick ?? "", phoneNo: phoneNo ?? "", lang };
}

/** Changes with the data, and only with it. */
export function versionOf(person: StoredPerson): string {
	const { firstName, lastName, nick, phoneNo, lang } = dataOf(person);
	return contentMark(JSON.stringify([firstName, lastName, nick, phoneNo, lang]));
}
