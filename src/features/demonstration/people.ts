import type { Text } from "../../kit/i18n/lang.ts";

export type DemoPerson = {
	key: string;
	id: string;
	firstName: string;
	lastName: string;
	role: Text;
	sees: Text;
};

export type OfferedPerson = Omit<DemoPerson, "id"> & { imageUrl: string | null };

export type Offer = {
	people: OfferedPerson[];
	/** Shared by all of them. */
	password: string;
	/**
	 * The command that starts the site on the day of the next streamed lecture; null while one is live or none is to
	 * come.
	 */
	liveStart: string | null;
	/** The demonstration is still being seeded; its people's data is incomplete. */
	isGrowing: boolean;
	/** The screen that led to the log-in. */
	to: string | null;
};

/** Visitors can look around before the first talk is well under way. */
const INTO_IT_MS = 5 * 60_000;

/** Just after a streamed lecture began. */
export function startAt(begins: Date): string {
	const clock = new Date(begins.getTime() + INTO_IT_MS).toISOString().replace(".000Z", "Z");
	return `SITE_CLOCK=${clock} npm start`;
}

export function offered(people: readonly DemoPerson[], faces: ReadonlyMap<string, string | null>): OfferedPerson[] {
	return people.flatMap(({ id, ...one }) => {
		const imageUrl = faces.get(id);
		return imageUrl === undefined ? [] : [{ ...one, imageUrl }];
	});
}
