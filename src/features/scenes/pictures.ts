/** One cut of a scene in two formats: the addresses of its files. */
export type ScenePicture = { avif: string; webp: string };

/** The addresses of a scene's cuts. Those that may be missing were not made by earlier releases. */
export type ScenePictures = {
	/** Behind the words of a landing page: 1440 × 860. */
	wide: ScenePicture;
	/** Under the words on a phone: 780 × 640. */
	phone: ScenePicture;
	/** For the event among others: 800 × 400. */
	card?: ScenePicture;
	/** The head of an e-mail, 600 wide at double density: a JPEG of 1200 × 300 that ends in ink on its left and below. */
	letter?: string;
	/** The left third of a certificate: a JPEG of 404 × 860. */
	tall?: string;
	/** The print cut for tickets, in strokes of ink: JSON of an `Engraving`. */
	engraving?: string;
};

/** Part of a scene in its own pixels, and the size in which it is kept. */
export type SceneCut = {
	/** Its left edge; without it, the cut lies around the place at which people look. */
	left?: number;
	/** Its upper edge; without it, the cut lies around the height at which people look. */
	top?: number;
	width: number;
	height: number;
	keptWidth: number;
	keptHeight: number;
	/** Of its AVIF, or of the JPEG where that is its only format. */
	quality: number;
};

export const SCENE_CUTS: Record<Exclude<keyof ScenePictures, "engraving">, SceneCut> = {
	wide: { left: 0, top: 0, width: 1440, height: 860, keptWidth: 1440, keptHeight: 860, quality: 55 },
	phone: { left: 520, top: 86, width: 920, height: 755, keptWidth: 780, keptHeight: 640, quality: 42 },
	card: { left: 600, width: 840, height: 420, keptWidth: 800, keptHeight: 400, quality: 42 },
	letter: { left: 0, width: 1440, height: 360, keptWidth: 1200, keptHeight: 300, quality: 66 },
	tall: { top: 0, width: 404, height: 860, keptWidth: 404, keptHeight: 860, quality: 84 },
};
