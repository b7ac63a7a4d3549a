import { SCENE_KINDS, type SceneKind } from "../event/scene-kinds.ts";

/** What decides the world of a scene where the organiser has named none. */
export type KindFacts = {
	named: SceneKind | null;
	isMeeting: boolean;
	/** Its days come from an imported schedule. */
	isImported: boolean;
	stands: number;
	lectures: number;
};

/** The kind of an event's scene: the one that the event names and this release knows; otherwise the event's data decide. */
export function sceneKindOf({ named, isMeeting, isImported, stands, lectures }: KindFacts): SceneKind {
	if (named && SCENE_KINDS.includes(named)) return named;
	if (isMeeting) return "lamp";
	if (isImported) return "ramp";
	if (stands > lectures && stands > 0) return "fair";
	return lectures > 0 ? "stage" : "ramp";
}
