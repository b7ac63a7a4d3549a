import { sql } from "drizzle-orm";
import type { Deps } from "../src/app/boot/deps.ts";
import { allEvents } from "../src/features/event/server/store.ts";
import { changeContent } from "../src/kit/content/version.ts";
import type { Tx } from "../src/kit/db/database.ts";
import { dayOf } from "../src/kit/time/zone.ts";
import { events, liveEvent, msts25Frame } from "./content/events/index.ts";
import * as agenda from "./content/msts25/index.ts";
import * as expo from "./content/msts25-expo/index.ts";
import type { DemoEvent } from "./content/shape.ts";
import { type Moments, momentsFrom } from "./seed/moments.ts";
import { addAround, addConsents, addExhibitors, addFoundation, addPackages, addPromo } from "./seed/offer-rows.ts";
import { addParticipants } from "./seed/participants.ts";
import { drawPictures, type Pictures } from "./seed/pictures.ts";
import { addAgenda, addCalendars, addEventRow, addPeople } from "./seed/rows.ts";
import { addSchools } from "./seed/school-rows.ts";

/** The lock under which one process fills the database. */
const SEED_LOCK = 7_272_002;

/** The events of the demonstration; the live one carries the year of the first start, so that it is never outdated. */
export function demonstration(firstStart: Date): DemoEvent[] {
	const year = dayOf(firstStart, "Europe/Warsaw").slice(2, 4);
	const msts25: DemoEvent = {
		...msts25Frame,
		...agenda,
		exhibitors: expo.exhibitors,
		partners: expo.partners,
		news: expo.news,
		contacts: expo.contacts,
		packages: expo.packages,
	};
	return [msts25, { ...liveEvent, code: `LIVE${year}` }, ...events];
}

type Entry = { demo: DemoEvent; pictures: Pictures; moments: Moments; position: number };

async function addWhole(tx: Tx, entry: Entry): Promise<void> {
	const { demo, pictures, moments, position } = entry;
	const id = await addEventRow(tx, demo, pictures, moments, position);
	const seeded = { id, demo, pictures };
	const calendars = await addCalendars(tx, seeded, moments);
	const people = await addPeople(tx, seeded);
	const exhibitors = await addExhibitors(tx, seeded);
	const lectures = await addAgenda(tx, seeded, moments, { people, calendars, exhibitors });
	await addAround(tx, seeded, moments);
	const packages = await addPackages(tx, seeded, moments);
	await addParticipants(tx, seeded, { lectures, packages }, moments);
	await addConsents(tx, seeded);
	await addPromo(tx, seeded);
}

function datesOf(demo: DemoEvent): string {
	return demo.calendars
		.filter((one) => one.isOnline || one.isOnsite)
		.slice(0, 2)
		.map((one) => one.name.pl)
		.join(" · ");
}

/**
 * Fills an empty database with the demonstration: pictures first, then all rows in one transaction, so that a start
 * that is cut off begins anew. Does nothing where there are events already.
 */
export async function seedDemonstration(
	deps: Pick<Deps, "db" | "clock" | "files" | "versions">,
	say: (line: string) => void,
): Promise<void> {
	if ((await allEvents(deps.db)).length > 0) return;
	const moments = momentsFrom(deps.clock.now());
	const entries: Entry[] = [];
	const all = demonstration(deps.clock.now());
	for (const [position, demo] of all.entries()) {
		say(`Drawing the demonstration: ${demo.name.pl} (${position + 1} of ${all.length})`);
		entries.push({ demo, pictures: await drawPictures(deps.files, demo, datesOf(demo)), moments, position });
	}
	say("Writing the demonstration to the database");
	await changeContent(deps, async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
		if ((await allEvents(tx)).length > 0) return;
		await addFoundation(tx);
		await addSchools(tx);
		for (const entry of entries) await addWhole(tx, entry);
	});
}
