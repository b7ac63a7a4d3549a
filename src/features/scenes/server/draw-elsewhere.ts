import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SceneFacts } from "../facts.ts";
import type { EncodedScene } from "./encode.ts";

/** A scene takes about a second; one that takes this long never ends. */
const PATIENCE_MS = 60_000;

/**
 * Draws in a thread of its own, so that the program goes on answering. Throws where drawing fails, takes over a minute, or
 * where the thread ends without a scene.
 */
export async function drawElsewhere(facts: SceneFacts): Promise<EncodedScene> {
	const thread = new Worker(new URL("./scene-thread.ts", import.meta.url), { workerData: facts });
	const signal = AbortSignal.timeout(PATIENCE_MS);
	try {
		const drawn = once(thread, "message", { signal });
		const ended = once(thread, "exit", { signal }).then(() => {
			throw new Error("the thread ended without a scene");
		});
		const [scene] = await Promise.race([drawn, ended]);
		return scene as EncodedScene;
	} finally {
		await thread.terminate();
	}
}
