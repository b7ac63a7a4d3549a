import type { Random } from "../../../kit/random/seeded.ts";
import type { SceneFacts } from "../facts.ts";
import type { Palette } from "../palette.ts";
import type { Glow, Haze, Light } from "./light.ts";

/** The size of every drawn scene. Pages and documents show crops of it. */
export const [WIDTH, HEIGHT] = [1440, 860];
/** The left edge of the scene's motif. Text stands left of it. */
export const LEFT = 500;
/** The default x of the focus. */
export const FOCUS = 1090;

export type Tools = { facts: SceneFacts; palette: Palette; random: Random; haze: Haze; light: Light };

/**
 * SVG bodies of `WIDTH` × `HEIGHT` behind and in front of the light. Wide crops centre on `middle`, tall ones on
 * `focus` (`FOCUS` by default). `ghostLight` is the lamp that stays on after the event.
 */
export type Layers = { back: string; front: string; middle: number; focus?: number; ghostLight?: Glow };

export type DrawKind = (tools: Tools) => Layers;
