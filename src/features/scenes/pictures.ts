/** The URLs of a scene's crop in two formats. */
export type ScenePicture = { avif: string; webp: string };

/** The optional crops are missing in scenes of earlier releases. */
export type ScenePictures = {
	/** Behind the text of a landing page: 1440 × 860. */
	wide: ScenePicture;
	/** Below the text on a phone: 780 × 640. */
	phone: ScenePicture;
	/** The phone's crop in about 2 kB, as a data URI of AVIF, shown until the crop has loaded. */
	preview?: string;
	/** In the list of other events: 800 × 400. */
	card?: ScenePicture;
	/** Shown 600 px wide in e-mails: a JPEG of 1200 × 300 that fades into the background on the left and bottom. */
	letter?: string;
	/** The left third of a certificate: a JPEG of 404 × 860. */
	tall?: string;
	/** The engraving printed on tickets, as JSON of an `Engraving`. */
	engraving?: string;
};

/** A crop in the scene's pixels, and its stored size. */
export type SceneCut = {
	/** Left edge; by default the crop is centred on the focus. */
	left?: number;
	/** Upper edge; by default the crop is centred on the middle height. */
	top?: number;
	width: number;
	height: number;
	keptWidth: number;
	keptHeight: number;
	/** The quality of the AVIF, or of the JPEG if that is the only format. */
	quality: number;
};

export const SCENE_CUTS: Record<Exclude<keyof ScenePictures, "engraving">, SceneCut> = {
	wide: { left: 0, top: 0, width: 1440, height: 860, keptWidth: 1440, keptHeight: 860, quality: 55 },
	phone: { left: 520, top: 86, width: 920, height: 755, keptWidth: 780, keptHeight: 640, quality: 42 },
	preview: { left: 520, top: 86, width: 920, height: 755, keptWidth: 412, keptHeight: 338, quality: 10 },
	card: { left: 600, width: 840, height: 420, keptWidth: 800, keptHeight: 400, quality: 42 },
	letter: { left: 0, width: 1440, height: 360, keptWidth: 1200, keptHeight: 300, quality: 66 },
	tall: { top: 0, width: 404, height: 860, keptWidth: 404, keptHeight: 860, quality: 84 },
};
