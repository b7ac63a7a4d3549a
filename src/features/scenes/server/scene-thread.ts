import { parentPort, workerData } from "node:worker_threads";
import { must } from "../../../kit/must/must.ts";
import type { SceneFacts } from "../facts.ts";
import { drawScene } from "./draw-scene.ts";
import { encodeScene } from "./encode.ts";

// the thread of one scene: drawing takes a few hundred milliseconds, in which the program goes on answering
must(parentPort, "the thread that started this one").postMessage(
	await encodeScene(await drawScene(workerData as SceneFacts)),
);
