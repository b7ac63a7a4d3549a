import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SceneFacts } from "../facts.ts";
import type { EncodedScene } from "./encode.ts";

/** The timeout of a drawing, in ms. A drawing usually takes a second. */
const PATIENCE_MS = 60_000;

/**
 * Draws in a worker thread, so that the process keeps responding. Throws if drawing fails or takes over a minute, or if
 * the thread ends without a scene.
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
