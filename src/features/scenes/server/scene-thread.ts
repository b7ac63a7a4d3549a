import { parentPort, workerData } from "node:worker_threads";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { SceneFacts } from "../facts.ts";
import { drawScene } from "./draw-scene.ts";
import { encodeScene } from "./encode.ts";

// Drawing takes a few hundred milliseconds, which would block the process.
const facts = workerData as SceneFacts;
const scene = await drawScene(facts);
const onPaper = facts.isOver ? await drawScene({ ...facts, isOver: false }) : scene;
invariant(parentPort, "the thread that started this one").postMessage(await encodeScene(scene, onPaper));
