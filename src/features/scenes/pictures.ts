/** One cut of a scene in two formats: the addresses of its files. */
export type ScenePicture = { avif: string; webp: string };

/** The cuts of a scene: `wide` is 1440 × 860, `phone` 780 × 640. */
export type ScenePictures = { wide: ScenePicture; phone: ScenePicture };

/** Part of a scene in its own pixels, and the size in which it is kept. */
export type SceneCut = {
	left: number;
	top: number;
	width: number;
	height: number;
	keptWidth: number;
	keptHeight: number;
	/** Of its AVIF. */
	quality: number;
};

export const SCENE_CUTS: Record<keyof ScenePictures, SceneCut> = {
	wide: { left: 0, top: 0, width: 1440, height: 860, keptWidth: 1440, keptHeight: 860, quality: 55 },
	phone: { left: 520, top: 86, width: 920, height: 755, keptWidth: 780, keptHeight: 640, quality: 42 },
};
