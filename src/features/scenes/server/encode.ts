import { SCENE_CUTS, type SceneCut } from "../pictures.ts";
import { type DrawnScene, imageOf } from "./draw-scene.ts";
import { letterHead } from "./letter-head.ts";
import { HEIGHT } from "./scene.ts";

/** A cut of a scene as the bytes of its files. */
export type EncodedPicture = { avif: Uint8Array; webp: Uint8Array };
export type EncodedScene = Record<"wide" | "phone" | "card", EncodedPicture> & Record<"letter" | "print", Uint8Array>;

function cutOf(scene: DrawnScene, { left, top, width, height, keptWidth, keptHeight }: SceneCut) {
	const upper = top ?? Math.min(HEIGHT - height, Math.max(0, Math.round(scene.middle - height / 2)));
	return imageOf(scene).extract({ left, top: upper, width, height }).resize(keptWidth, keptHeight);
}

/** For pages. */
async function webPicture(scene: DrawnScene, cut: SceneCut): Promise<EncodedPicture> {
	const image = cutOf(scene, cut);
	const [avif, webp] = await Promise.all([
		image.clone().avif({ quality: cut.quality, effort: 1 }).toBuffer(),
		image.clone().webp({ quality: 78 }).toBuffer(),
	]);
	return { avif, webp };
}

/** For mail programs and PDFs, which read no AVIF. */
function jpeg(scene: DrawnScene, cut: SceneCut): Promise<Uint8Array> {
	return cutOf(scene, cut).jpeg({ quality: cut.quality, mozjpeg: true }).toBuffer();
}

/** All cuts of a scene, encoded. */
export async function encodeScene(scene: DrawnScene): Promise<EncodedScene> {
	return {
		wide: await webPicture(scene, SCENE_CUTS.wide),
		phone: await webPicture(scene, SCENE_CUTS.phone),
		card: await webPicture(scene, SCENE_CUTS.card),
		letter: await letterHead(cutOf(scene, SCENE_CUTS.letter)),
		print: await jpeg(scene, SCENE_CUTS.print),
	};
}
