/** `ramp` serves events of which only names, times and tracks are known. */
export const SCENE_KINDS = ["stage", "data", "search", "fair", "steam", "steps", "pair", "lamp", "ramp"] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];
