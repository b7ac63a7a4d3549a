/** A drawing of horizontal lines in a box of `width` × `height`, with a path per stroke width. */
export type Engraving = { width: number; height: number; strokes: { width: number; path: string }[] };
