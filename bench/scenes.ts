import { SCENE_KINDS } from "../src/features/event/scene-kinds.ts";
import { drawScene } from "../src/features/scenes/server/draw-scene.ts";
import { encodeScene } from "../src/features/scenes/server/encode.ts";
import { generatedEvent } from "../tests/harness/scenes.ts";
import type { Line } from "./report.ts";

const TRACKS = 12;

/** The CPU time of the costliest kind of scene, drawn and encoded in every crop, after a warm-up. */
export async function sceneCost(): Promise<Line[]> {
	const seconds: number[] = [];
	for (const kind of ["lamp" as const, ...SCENE_KINDS]) {
		const before = process.cpuUsage();
		await encodeScene(await drawScene(generatedEvent("bench", kind, TRACKS)));
		const { user, system } = process.cpuUsage(before);
		seconds.push((user + system) / 1e6);
	}
	const value = Math.max(...seconds.slice(1));
	return [{ name: "a scene in every cut, of a core", value, limit: 1.5, better: "less", unit: "s" }];
}
