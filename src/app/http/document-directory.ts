import { lectureIdsOf } from "../../features/agenda/server/ids-store.ts";
import type { DocumentKind } from "../../features/event/addresses.ts";
import type { EventRecord } from "../../features/event/server/columns.ts";
import { findSourceEvent } from "../../features/event/server/store.ts";
import { exhibitorIdsOf } from "../../features/exhibitors/server/store.ts";
import { newsMomentsOf } from "../../features/news/server/store.ts";
import { lecturerIdsOf } from "../../features/speakers/server/store.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import type { Deps } from "../boot/deps.ts";

type Entry = { owner: EventRecord; from?: Date };
export type Directory = Record<DocumentKind, Map<number, Entry>>;

/**
 * The event's documents, including borrowed people and exhibitors. They are read once per content version, so that
 * unknown URLs cost neither a query nor a cache entry.
 */
export function directoryOf(deps: Deps, event: EventRecord): Promise<Directory> {
	return deps.readCache.of(`documents ${event.id}`, async () => {
		const { db } = deps;
		const instead = (code: string | null) => findSourceEvent(db, event, code);
		const speakers = await instead(event.landingLecturersEventCode);
		const council = await instead(event.landingProgrammeCouncilEventCode);
		const exhibitors = await instead(event.landingExhibitorsEventCode);
		const people = [event, speakers, council];
		const own = (ids: { id: number; from?: Date }[]) =>
			new Map(ids.map(({ id, ...rest }) => [id, { owner: event, ...rest }]));
		return {
			speakers: owned(people, await lecturerIdsOf(db, idsOf(people))),
			exhibitors: owned([event, exhibitors], await exhibitorIdsOf(db, idsOf([event, exhibitors]))),
			lectures: own((await lectureIdsOf(db, event.id)).map((id) => ({ id }))),
			news: own(await newsMomentsOf(db, event.id)),
		};
	});
}

const idsOf = (events: EventRecord[]) => [...new Set(events.map((one) => one.id))];

function owned(events: EventRecord[], ids: { id: number; eventId: number }[]): Map<number, Entry> {
	const byId = new Map(events.map((one) => [one.id, one]));
	return new Map(
		ids.map(({ id, eventId }) => [id, { owner: invariant(byId.get(eventId), "the event of a document") }]),
	);
}

/** Undefined unless the document is public now. */
export async function ownerOf(
	deps: Deps,
	event: EventRecord,
	{ kind, id }: { kind: DocumentKind; id: number },
): Promise<EventRecord | undefined> {
	const found = (await directoryOf(deps, event))[kind].get(id);
	return found && (!found.from || found.from <= deps.clock.now()) ? found.owner : undefined;
}
