import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveCached } from "../../../kit/http/serve.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { serveCachedEvent } from "../../event/server/serve-event.ts";
import { findSourceEvent } from "../../event/server/store.ts";
import { getLecturerBio, getLecturers, getLecturersN, getProgrammeCouncil, type LecturerLecture } from "../contract.ts";
import { inLang } from "../rules.ts";
import { councilOf, existingLecturer, firstSpeakersOf, speakersOf } from "./store.ts";

/** `lecturesOf` returns a person's lectures by start. It is injected, because the agenda depends on speakers. */
export function speakersRoutes(
	app: FastifyInstance,
	deps: {
		db: Database;
		cache: ResponseCache;
		lecturesOf: (db: Database, lecturerId: number) => Promise<LecturerLecture[]>;
	},
): void {
	const { db, cache } = deps;
	const eventOfSpeakers = (event: EventRecord) => findSourceEvent(db, event, event.landingLecturersEventCode);

	serveCached(app, cache, getLecturerBio, async ({ params }) => {
		const { person, eventCode, timeZone } = await existingLecturer(db, params.id);
		return { ...person, eventCode, timeZone, lectures: await deps.lecturesOf(db, params.id) };
	});

	serveCachedEvent(app, deps, getLecturersN, async ({ event, query, lang }) => {
		const speakersEvent = await eventOfSpeakers(event);
		return (await firstSpeakersOf(db, speakersEvent.id, query.count)).map((person) => inLang(person, lang));
	});

	serveCachedEvent(app, deps, getLecturers, async ({ event }) => speakersOf(db, (await eventOfSpeakers(event)).id));

	serveCachedEvent(app, deps, getProgrammeCouncil, async ({ event }) => {
		return councilOf(db, (await findSourceEvent(db, event, event.landingProgrammeCouncilEventCode)).id);
	});
}
