/** `ramp` is for events with only names, times and tracks. */
export const SCENE_KINDS = ["stage", "data", "search", "fair", "steam", "steps", "pair", "lamp", "ramp"] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];
