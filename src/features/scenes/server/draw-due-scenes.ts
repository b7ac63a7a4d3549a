import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { Files } from "../../../kit/files/files.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import type { SceneFacts } from "../facts.ts";
import type { ScenePicture, ScenePictures } from "../pictures.ts";
import { drawElsewhere } from "./draw-elsewhere.ts";
import type { EncodedPicture, EncodedScene } from "./encode.ts";
import { sceneFactsOf, sceneHash } from "./facts-of.ts";
import { areFilesStored, retireFiles } from "./scene-files.ts";
import { sceneRowsOf, scenesOfEvents, storeScene } from "./store.ts";

export type SceneDeps = {
	db: Database;
	versions: ContentVersions;
	files: Files;
	clock: Clock;
	log: { error(entry: object, line: string): void };
	/** Draws a scene, in a worker thread by default. */
	draw?: (facts: SceneFacts) => Promise<EncodedScene>;
};

async function saved(files: Files, code: string, scene: EncodedScene): Promise<ScenePictures> {
	const name = (cut: string) => `scenes/${code.toLowerCase()}-${cut}`;
	const both = async (cut: string, { avif, webp }: EncodedPicture): Promise<ScenePicture> => ({
		avif: await files.save(`${name(cut)}.avif`, avif),
		webp: await files.save(`${name(cut)}.webp`, webp),
	});
	return {
		wide: await both("wide", scene.wide),
		phone: await both("phone", scene.phone),
		preview: `data:image/avif;base64,${Buffer.from(scene.preview).toString("base64")}`,
		card: await both("card", scene.card),
		letter: await files.save(`${name("letter")}.jpg`, scene.letter),
		tall: await files.save(`${name("tall")}.jpg`, scene.tall),
		engraving: await files.save(`${name("engraving")}.json`, JSON.stringify(scene.engraving)),
	};
}

/** Stores and publishes the pictures. Returns whether the scene was due. */
async function drawDueScene(
	{ db, versions, files, clock, draw = drawElsewhere }: SceneDeps,
	event: Awaited<ReturnType<typeof scenesOfEvents>>[number],
): Promise<boolean> {
	const facts = sceneFactsOf(event, await sceneRowsOf(db, event.id), clock.now());
	const hash = sceneHash(facts);
	if (hash === event.hash && event.pictures && (await areFilesStored(files, event.pictures))) return false;
	const pictures = await saved(files, event.code, await draw(facts));
	if (event.pictures) await retireFiles(files, event.pictures);
	await changeContent({ db, versions }, (tx) => storeScene(tx, { eventId: event.id, hash, pictures }));
	return true;
}

/**
 * Draws scenes with changed facts or missing files. Returns the events' codes. A failed scene keeps its previous
 * pictures and blocks no other. Concurrent runs draw the same bytes. It starts no scene once `stopping` aborts.
 */
export async function drawDueScenes(deps: SceneDeps, stopping?: AbortSignal): Promise<string[]> {
	const drawn: string[] = [];
	for (const event of await scenesOfEvents(deps.db)) {
		if (stopping?.aborted) break;
		try {
			if (await drawDueScene(deps, event)) drawn.push(event.code);
		} catch (error) {
			deps.log.error({ error: String(error), event: event.code }, "an event's scene could not be drawn");
		}
	}
	return drawn;
}

/** Returns the job's work. It runs after content changes, and hourly because events end. */
export function sceneTending(deps: SceneDeps): (stopping?: AbortSignal) => Promise<void> {
	let seen: { version: number; hour: number } | undefined;
	return async (stopping) => {
		const hour = Math.floor(deps.clock.now().getTime() / 3_600_000);
		const version = await deps.versions.current();
		if (seen?.version === version && seen.hour === hour) return;
		await drawDueScenes(deps, stopping);
		if (stopping?.aborted) return;
		seen = { version: await deps.versions.current(), hour };
	};
}
