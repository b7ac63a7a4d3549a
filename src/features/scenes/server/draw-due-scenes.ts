import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { Files } from "../../../kit/files/files.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import type { SceneFacts } from "../facts.ts";
import type { ScenePicture } from "../pictures.ts";
import type { EncodedPicture, EncodedScene } from "./encode.ts";
import { sceneFactsOf, sceneHash } from "./facts-of.ts";
import { sceneRowsOf, scenesOfEvents, storeScene } from "./store.ts";

export type SceneDeps = { db: Database; versions: ContentVersions; files: Files; clock: Clock };

/** Draws in a thread of its own, so that the program goes on answering. */
async function drawnElsewhere(facts: SceneFacts): Promise<EncodedScene> {
	const thread = new Worker(new URL("./scene-thread.ts", import.meta.url), { workerData: facts });
	try {
		const [scene] = await once(thread, "message");
		return scene as EncodedScene;
	} finally {
		await thread.terminate();
	}
}

async function saved(files: Files, name: string, { avif, webp }: EncodedPicture): Promise<ScenePicture> {
	return { avif: await files.save(`${name}.avif`, avif), webp: await files.save(`${name}.webp`, webp) };
}

/**
 * Draws the scene of every event whose facts have changed since it was drawn, keeps its pictures and shows them. Gives
 * the codes of those events. Run twice at once, both draw the same bytes.
 */
export async function drawDueScenes({ db, versions, files, clock }: SceneDeps): Promise<string[]> {
	const drawn: string[] = [];
	for (const event of await scenesOfEvents(db)) {
		const facts = sceneFactsOf(event, await sceneRowsOf(db, event.id), clock.now());
		const hash = sceneHash(facts);
		if (hash === event.hash) continue;
		const scene = await drawnElsewhere(facts);
		const name = `scenes/${event.code.toLowerCase()}`;
		const wide = await saved(files, `${name}-wide`, scene.wide);
		const phone = await saved(files, `${name}-phone`, scene.phone);
		await changeContent({ db, versions }, (tx) =>
			storeScene(tx, { eventId: event.id, hash, pictures: { wide, phone } }),
		);
		drawn.push(event.code);
	}
	return drawn;
}

/** The same as recurring work: events are looked at once the content has changed, and every hour, as events end. */
export function sceneTending(deps: SceneDeps): () => Promise<void> {
	let seen: { version: number; hour: number } | undefined;
	return async () => {
		const hour = Math.floor(deps.clock.now().getTime() / 3_600_000);
		const version = await deps.versions.current();
		if (seen?.version === version && seen.hour === hour) return;
		await drawDueScenes(deps);
		seen = { version: await deps.versions.current(), hour };
	};
}
