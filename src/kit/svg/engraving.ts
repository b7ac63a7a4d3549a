/** A drawing as strokes of ink: paths of horizontal lines, each of one width, in a box of `width` × `height`. */
export type Engraving = { width: number; height: number; strokes: { width: number; path: string }[] };
