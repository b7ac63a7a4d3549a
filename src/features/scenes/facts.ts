import type { SceneKind } from "../event/scene-kinds.ts";

export type SceneTrack = { colour: string; lectures: number };

/** A lecture on the event's timeline: `day` from 0, `start` and `end` in minutes of that day. */
export type SceneLecture = {
	day: number;
	start: number;
	end: number;
	/** 1 to 3. */
	level: number;
	isHot: boolean;
	/** Its track's place in `tracks`. */
	track: number;
};

/** Input of a scene. The code is the random seed: equal facts give equal bytes. */
export type SceneFacts = {
	code: string;
	kind: SceneKind;
	accent: string;
	key: string;
	beams: readonly string[];
	days: number;
	tracks: readonly SceneTrack[];
	lectures: readonly SceneLecture[];
	/** A stand each; true where its company has confirmed. */
	stands: readonly boolean[];
	/** The share of places sold, 0 to 1. */
	soldShare: number;
	/** Over: the light is low and nobody stands there. */
	isOver: boolean;
};
