import type { Database } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { type EventFacts, shownInstead } from "../../event/server/store.ts";
import { SPEAKERS_ON_LANDING } from "../contract.ts";
import { type PersonCard, personCard } from "../rules.ts";
import { councilOf, countOfSpeakers, firstSpeakersOf } from "./store.ts";

/** The first 12 speakers and how many there are, for the landing page of an event. */
export async function speakersForLanding(
	db: Database,
	event: EventFacts,
	lang: Lang,
): Promise<{ people: PersonCard[]; total: number }> {
	const shown = await shownInstead(db, event, event.landingLecturersEventCode);
	const people = await firstSpeakersOf(db, shown.id, SPEAKERS_ON_LANDING);
	return { people: people.map((person) => personCard(person, lang)), total: await countOfSpeakers(db, shown.id) };
}

/** The programme council for the landing page of an event. */
export async function councilForLanding(db: Database, event: EventFacts, lang: Lang): Promise<PersonCard[]> {
	const shown = await shownInstead(db, event, event.landingProgrammeCouncilEventCode);
	return (await councilOf(db, shown.id)).map((person) => personCard(person, lang));
}
