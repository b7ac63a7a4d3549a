import { SCENE_KINDS, type SceneKind } from "../event/scene-kinds.ts";

/** Facts that choose the kind if the organiser has not. */
export type KindFacts = {
	named: SceneKind | null;
	isMeeting: boolean;
	/** Whether its days come from an imported schedule. */
	isImported: boolean;
	stands: number;
	lectures: number;
};

/** The organiser's kind if this release knows it, otherwise one from the event's data. */
export function sceneKindOf({ named, isMeeting, isImported, stands, lectures }: KindFacts): SceneKind {
	if (named && SCENE_KINDS.includes(named)) return named;
	if (isMeeting) return "lamp";
	if (isImported) return "ramp";
	if (stands > lectures && stands > 0) return "fair";
	return lectures > 0 ? "stage" : "ramp";
}
