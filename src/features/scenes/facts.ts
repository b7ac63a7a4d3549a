import type { SceneKind } from "../event/scene-kinds.ts";

export type SceneTrack = { colour: string; lectures: number };

/** `day` counts from 0; `start` and `end` are minutes of that day. */
export type SceneLecture = {
	day: number;
	start: number;
	end: number;
	/** From 1 to 3. */
	level: number;
	isHot: boolean;
	/** Its index in `tracks`. */
	track: number;
};

/** The code is the random seed: equal facts give equal bytes. */
export type SceneFacts = {
	code: string;
	kind: SceneKind;
	accent: string;
	key: string;
	beams: readonly string[];
	days: number;
	tracks: readonly SceneTrack[];
	lectures: readonly SceneLecture[];
	/** True for a confirmed company. */
	stands: readonly boolean[];
	/** From 0 to 1. */
	soldShare: number;
	/** Then the light is low and the stage is empty. */
	isOver: boolean;
};
