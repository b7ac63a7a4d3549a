import { SCENE_CUTS, type SceneCut, type ScenePictures } from "../pictures.ts";
import { type DrawnScene, imageOf } from "./draw-scene.ts";

/** A cut of a scene as the bytes of its files. */
export type EncodedPicture = { avif: Buffer; webp: Buffer };
export type EncodedScene = Record<keyof ScenePictures, EncodedPicture>;

async function encoded(scene: DrawnScene, cut: SceneCut): Promise<EncodedPicture> {
	const { left, top, width, height, keptWidth, keptHeight, quality } = cut;
	const image = imageOf(scene).extract({ left, top, width, height }).resize(keptWidth, keptHeight);
	const [avif, webp] = await Promise.all([
		image.clone().avif({ quality, effort: 2 }).toBuffer(),
		image.clone().webp({ quality: 78 }).toBuffer(),
	]);
	return { avif, webp };
}

/** All cuts of a scene, encoded. */
export async function encodeScene(scene: DrawnScene): Promise<EncodedScene> {
	return { wide: await encoded(scene, SCENE_CUTS.wide), phone: await encoded(scene, SCENE_CUTS.phone) };
}
