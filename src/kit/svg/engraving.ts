/** A drawing as paths of horizontal lines, one stroke width each, in a box of `width` × `height`. */
export type Engraving = { width: number; height: number; strokes: { width: number; path: string }[] };
