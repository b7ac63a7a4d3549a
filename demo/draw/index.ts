/** The demonstration's pictures, drawn by seed: the same seed always gives the same picture. */
export { beamsSvg, trackMark } from "./beams.ts";
export { brandMark, favicon } from "./brand.ts";
export { logoColourOrder, logoSvg, markOrder } from "./logo.ts";
export { logoColours } from "./logo-marks.ts";
export { newsCompositions, newsSvg } from "./news.ts";
export { paletteOrder } from "./palettes.ts";
export { hairOrder, portrait, squareCrop } from "./portrait.ts";
