import type { Text } from "../../kit/i18n/lang.ts";

/** Somebody of the demonstration whom one may be. */
export type DemoPerson = {
	/** Names them in the call. */
	key: string;
	/** Of their account. */
	id: string;
	firstName: string;
	lastName: string;
	/** What their ticket, or their part in it, is called. */
	role: Text;
	/** One line of what there is to see. */
	sees: Text;
};

/** As the log-in page offers them. */
export type OfferedPerson = Omit<DemoPerson, "id"> & { imageUrl: string | null };

/** Whom a visitor of this machine may enter as, and the password that all of them have. */
export type Offer = { people: OfferedPerson[]; password: string };

/** Those of the people who are there, with their faces. */
export function offered(people: readonly DemoPerson[], faces: ReadonlyMap<string, string | null>): OfferedPerson[] {
	return people.flatMap(({ id, ...one }) => {
		const imageUrl = faces.get(id);
		return imageUrl === undefined ? [] : [{ ...one, imageUrl }];
	});
}
