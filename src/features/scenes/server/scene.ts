import type { Random } from "../../../kit/random/seeded.ts";
import type { SceneFacts } from "../facts.ts";
import type { Palette } from "../palette.ts";
import type { Haze, Light } from "./light.ts";

/** The size in which every scene is drawn; pages and papers show parts of it. */
export const [WIDTH, HEIGHT] = [1440, 860];
/** Where a scene's own part begins: to its left stands text. */
export const LEFT = 500;
/** Where people look: between the middle and the right edge. */
export const FOCUS = 1090;

/** What a kind of scene draws with. */
export type Tools = { facts: SceneFacts; palette: Palette; random: Random; haze: Haze; light: Light };

/**
 * What stands behind the light and what stands before it, each the body of an SVG of `WIDTH` × `HEIGHT`, and the height at
 * which people look: low pictures are cut around it, tall ones around `focus`, or `FOCUS` without it.
 */
export type Layers = { back: string; front: string; middle: number; focus?: number };

/** Draws a kind of scene: adds its light and gives its layers. */
export type DrawKind = (tools: Tools) => Layers;
