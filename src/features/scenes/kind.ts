import { SCENE_KINDS, type SceneKind } from "../event/scene-kinds.ts";

/** Used when the organiser has not named a kind. */
export type KindFacts = {
	named: SceneKind | null;
	isMeeting: boolean;
	/** Its days come from an imported schedule. */
	isImported: boolean;
	stands: number;
	lectures: number;
};

/** The named one if this release knows it, otherwise one from the event's data. */
export function sceneKindOf({ named, isMeeting, isImported, stands, lectures }: KindFacts): SceneKind {
	if (named && SCENE_KINDS.includes(named)) return named;
	if (isMeeting) return "lamp";
	if (isImported) return "ramp";
	if (stands > lectures && stands > 0) return "fair";
	return lectures > 0 ? "stage" : "ramp";
}
