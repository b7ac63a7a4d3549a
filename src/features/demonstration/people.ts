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

/** Whom a visitor of this machine may enter as. */
export type Offer = {
	people: OfferedPerson[];
	/** All of them have it. */
	password: string;
	/**
	 * The command that starts the site on the day of the next streamed lecture; null while one is live or none is to
	 * come.
	 */
	liveStart: string | null;
	/** The demonstration is still being seeded; its people's data is incomplete. */
	isGrowing: boolean;
	/** The screen that sent the visitor to the log-in. */
	to: string | null;
};

/** This long after the start, visitors can look around before the first talk is well under way. */
const INTO_IT_MS = 5 * 60_000;

/** The command that starts the site just after a streamed lecture began. */
export function startAt(begins: Date): string {
	const clock = new Date(begins.getTime() + INTO_IT_MS).toISOString().replace(".000Z", "Z");
	return `SITE_CLOCK=${clock} npm start`;
}

/** Those of the people who are there, with their faces. */
export function offered(people: readonly DemoPerson[], faces: ReadonlyMap<string, string | null>): OfferedPerson[] {
	return people.flatMap(({ id, ...one }) => {
		const imageUrl = faces.get(id);
		return imageUrl === undefined ? [] : [{ ...one, imageUrl }];
	});
}
