import type { SceneKind } from "../event/scene-kinds.ts";

export type SceneTrack = { colour: string; lectures: number };

/** `day` from 0, `start` and `end` in minutes of that day. */
export type SceneLecture = {
	day: number;
	start: number;
	end: number;
	/** 1 to 3. */
	level: number;
	isHot: boolean;
	/** A place in `tracks`. */
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
	/** True where the company has confirmed. */
	stands: readonly boolean[];
	/** 0 to 1. */
	soldShare: number;
	/** The light is low and nobody stands there. */
	isOver: boolean;
};
