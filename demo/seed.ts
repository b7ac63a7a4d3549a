import { importBundle } from "../src/app/bundle/import-bundle.ts";
import { allEvents } from "../src/features/event/server/store.ts";
import { drawDueScenes } from "../src/features/scenes/server/draw-due-scenes.ts";
import type { ContentVersions } from "../src/kit/content/version.ts";
import type { Database, Tx } from "../src/kit/db/database.ts";
import type { Files } from "../src/kit/files/files.ts";
import type { PrivateFiles } from "../src/kit/files/private-files.ts";
import { instantOf } from "../src/kit/time/instant.ts";
import { dayOf } from "../src/kit/time/zone.ts";
import { type DemoEvent, demoBundle, demoEvents } from "./bundles.ts";
import { addFoundation } from "./foundation.ts";
import { keepStudioFilm, openStudio } from "./live.ts";
import { openSlots } from "./meetings.ts";
import { addCodes, addParticipants } from "./participants.ts";
import { drawPictures } from "./pictures.ts";
import { keepFilms, publishFilms } from "./recordings.ts";
import { staffStands } from "./stand-staff.ts";
import { openStands } from "./stands.ts";

const ACTOR = "demonstration";

type SeedDeps = { db: Database; versions: ContentVersions; clock: { now(): Date }; privateFiles: PrivateFiles };

/** Adds an event with participants, codes, films, streams and slots, in one transaction. */
export async function takeIn(
	deps: SeedDeps,
	one: DemoEvent,
	firstStart: Date,
	addresses: ReadonlyMap<string, string>,
	before?: (tx: Tx) => Promise<void>,
): Promise<void> {
	const bundle = await demoBundle(one, firstStart);
	const midnight = instantOf(`${dayOf(firstStart, "Europe/Warsaw")}T00:00`, "Europe/Warsaw");
	const films = await keepFilms(deps.privateFiles, one.code);
	const studioFilm = await keepStudioFilm(deps.privateFiles, one.code);
	await importBundle(deps, bundle, addresses, ACTOR, async (tx, eventId) => {
		await before?.(tx);
		await addCodes(tx, eventId, midnight);
		await addParticipants(tx, eventId, midnight);
		await publishFilms(tx, eventId, films, midnight);
		await openStudio(tx, eventId, studioFilm);
		await openSlots(tx, eventId, deps.clock.now(), ACTOR);
		await staffStands(tx, eventId, midnight);
		await openStands(tx, eventId, midnight);
	});
}

/**
 * Fills an empty database with general content and the first event. The others follow while the site serves
 * (`resume.ts`).
 */
export async function seedFirst(
	deps: SeedDeps & { files: Files },
	ownCode: string,
	say: (line: string) => void,
): Promise<void> {
	if ((await allEvents(deps.db)).length > 0) return;
	const firstStart = deps.clock.now();
	const [own] = demoEvents(firstStart, ownCode);
	const addresses = await drawPictures(deps.files, await demoBundle(own!, firstStart), say);
	say("Writing the demonstration to the database");
	await takeIn(deps, own!, firstStart, addresses, addFoundation);
	// a failed scene does not undo the event, as the site draws it later
	await drawDueScenes({ ...deps, log: { error: (entry, line) => say(`${line}: ${JSON.stringify(entry)}`) } });
}
