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
	/** All of them have this password. */
	password: string;
	/**
	 * The command that starts the site during the next streamed lecture; null while one is live, or without a later
	 * one.
	 */
	liveStart: string | null;
	/** True while the demonstration is being seeded: data of its people is incomplete. */
	isGrowing: boolean;
	/** The screen that required the log-in. */
	to: string | null;
};

/** The site starts this long after a lecture has begun. */
const INTO_IT_MS = 5 * 60_000;

/** Returns the command that starts the site during a streamed lecture. */
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
