import type { Database } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { placeholder, type RowsOf } from "../../../kit/db/prepare-queries.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { sourceEventId } from "../../event/server/store.ts";
import { SPEAKERS_ON_LANDING } from "../contract.ts";
import { type PersonCard, personCard } from "../rules.ts";
import { councilOf, countOfSpeakers, firstSpeakersOf } from "./store.ts";

/** The landing page's queries for people of an event, or of the events whose people it shows. */
export function speakersSelects(db: Database) {
	const speakersEvent = sourceEventId(db, "landingLecturersEventCode", placeholder("event"));
	const councilEvent = sourceEventId(db, "landingProgrammeCouncilEventCode", placeholder("event"));
	return {
		speakers: firstSpeakersOf(db, speakersEvent, SPEAKERS_ON_LANDING),
		speakerCount: countOfSpeakers(db, speakersEvent),
		council: councilOf(db, councilEvent),
	};
}
type Rows = RowsOf<ReturnType<typeof speakersSelects>>;

/** The first 12 people, and the number of all. */
export function speakersForLanding(rows: Rows, lang: Lang): { people: PersonCard[]; total: number } {
	return { people: rows.speakers.map((person) => personCard(person, lang)), total: oneRow(rows.speakerCount).count };
}

export function councilForLanding(rows: Rows, lang: Lang): PersonCard[] {
	return rows.council.map((person) => personCard(person, lang));
}
